"""What each seat may know, and which games it could be in."""

from perihelion.engine.decisions import Seat
from perihelion.games.wild_space import shapes
from perihelion.games.wild_space.components import SLOTS, CardId
from perihelion.games.wild_space.state import Player, WildSpace


def view(ws: WildSpace, seat: Seat | None) -> shapes.WildSpaceTable:
    """The table from one seat, or as a spectator sees it.  [WS-3.1 WS-3.5]"""
    return {
        "turn": ws.turn,
        "turns": ws.on.turns,
        "active": ws.active,
        "planets": planet_views(ws),
        "face_down": ws.face_down[:],
        "display": dict(zip(SLOTS, ws.display, strict=True)),
        "deck": len(ws.deck),
        "discard": sorted(ws.discard),
        "players": [player_view(ws, owner, seat) for owner in range(len(ws.players))],
    }


def planet_views(ws: WildSpace) -> list[shapes.PlanetInView]:
    """The planets that lie face up, with the seats whose shuttles are in each sector.  [WS-3.1]"""
    views: list[shapes.PlanetInView] = [
        {
            "planet": planet.id,
            "requires": planet.requires,
            "sectors": {sector.id: {"landed": [], "explored": []} for sector in planet.sectors},
        }
        for planet in (ws.on.planets[planet] for planet in ws.planets)
    ]
    sectors = {name: sector for view in views for name, sector in view["sectors"].items()}
    for seat, player in enumerate(ws.players):
        for sector in player.landed:
            sectors[sector]["landed"].append(seat)
        for sector in player.explored:
            sectors[sector]["explored"].append(seat)
    return views


def player_view(ws: WildSpace, owner: Seat, seat: Seat | None) -> shapes.Player:
    """A player as this seat sees them: of the hand no more than was shown, unless it is one's own."""
    player = ws.players[owner]
    parts = ws.on.book.score(ws, owner)
    return {
        "captain": player.captain,
        "token": player.token,
        "crew": player.crew[:],
        "hand": [*player.hand] if owner == seat else hand_of_another(player),
        "shuttles": ws.shuttles_left(owner),
        "landed": player.landed[:],
        "explored": player.explored[:],
        "credits": sum(part.credits for part in parts),
        "parts": [part.as_json() for part in parts],
    }


def hand_of_another(player: Player) -> list[CardId | None]:
    """The cards everybody has seen, then as many unknown ones as there are."""
    seen: list[CardId | None] = sorted(player.shown)  # type: ignore[assignment]
    return seen + [None] * (len(player.hand) - len(seen))


def redraw(ws: WildSpace, seat: Seat) -> None:
    """Cards of others' hands that this seat has not seen could be any it has not seen."""
    unseen = ws.deck[:]
    for other, player in enumerate(ws.players):
        if other != seat:
            unseen += [card for card in player.hand if card not in player.shown]
    unseen.sort()
    for other, player in enumerate(ws.players):
        if other != seat:
            for place, card in enumerate(player.hand):
                if card not in player.shown:
                    drawn = ws.stream.pick("unseen", unseen)
                    unseen.remove(drawn)
                    player.hand[place] = drawn
    ws.deck = unseen
