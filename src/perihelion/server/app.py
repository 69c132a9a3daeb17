"""The application: routes, and everything they need, in one place."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from perihelion.server.api import answers, who
from perihelion.server.api.account import AccountApi
from perihelion.server.api.browser import client
from perihelion.server.api.company import CompanyApi
from perihelion.server.api.document import document_refusals
from perihelion.server.api.friends import FriendsApi
from perihelion.server.api.hosts import own_names
from perihelion.server.api.lessons import LessonsApi
from perihelion.server.api.pages import manual
from perihelion.server.api.people import PeopleApi
from perihelion.server.api.previews import PICTURES
from perihelion.server.api.push import PushApi
from perihelion.server.api.shield import Shield
from perihelion.server.api.site import SiteApi
from perihelion.server.api.socket import live
from perihelion.server.api.tables import TablesApi
from perihelion.server.api.workshop import WorkshopApi
from perihelion.server.house import House

ABOUT = OpenAPIConfig(
    title="Perihelion",
    version=version("perihelion"),
    description="The open table for space board games. Everything the browser does, any client can do.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
)


def application(house: House) -> ASGIApp:
    """The server of a house, which is open, as an ASGI application."""

    async def provide_house() -> House:
        return house

    app = Litestar.from_config(
        AppConfig(
            route_handlers=[
                PeopleApi,
                AccountApi,
                CompanyApi,
                TablesApi,
                LessonsApi,
                SiteApi,
                WorkshopApi,
                FriendsApi,
                PushApi,
                *PICTURES,
                live,
                manual,
                client,
            ],
            dependencies={
                "house": Provide(provide_house),
                "visitor": Provide(who.visitor),
                "person": Provide(who.person),
            },
            exception_handlers=answers.HANDLERS,
            openapi_config=ABOUT,
            compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=6),
            request_max_body_size=answers.LARGEST_BODY,
        )
    )
    app.state.house = house
    document_refusals(app.openapi_schema)
    settings = house.settings
    names = own_names(settings)
    return Shield(app, settings.address, house.limits, https=settings.is_public, names=names)
