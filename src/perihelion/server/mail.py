"""Mail: by the mail server the host names."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

SECONDS = 10.0
_posting = ThreadPoolExecutor(4, "mail")  # a mail server that is slow holds up letters alone


class Mail:
    """Sends plain letters. `smtp://user:secret@host:587` speaks TLS if the server can, `smtps://` always."""

    def __init__(self, address: str, sender: str) -> None:
        self.address = address
        self.sender = sender

    async def send(self, to: str, subject: str, text: str, **more: str) -> None:
        """Returns when the mail server took the letter; raises OSError or SMTPException where it did not.

        `more` are further lines of its head.
        """
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, " ".join(subject.split())
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="perihelion")
        for name, value in more.items():
            letter[name.replace("_", "-")] = value
        letter.set_content(text)
        await asyncio.get_running_loop().run_in_executor(_posting, self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        parts = urlsplit(self.address)
        host, secure = parts.hostname or "localhost", parts.scheme == "smtps"
        context = ssl.create_default_context()
        if secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, parts.port or 25, timeout=SECONDS)
        with server:
            if not secure:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=context)
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(letter)
