"""The balance report as one HTML page with plots; it loads nothing from anywhere."""

from html import escape

from perihelion.lab.balance import Balance, Worth

ROW, LEFT, WIDTH = 18, 150, 520

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>
 body {{ font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
        background: #10131c; color: #e6e9f2 }}
 h1, h2 {{ font-weight: 600 }} svg {{ width: 100%; height: auto }} text {{ fill: #e6e9f2; font-size: 11px }}
 .zero {{ stroke: #7d869c }} .typical {{ stroke: #e3c567; stroke-dasharray: 4 3 }}
 .error {{ stroke: #c9d1e6; stroke-width: 1.5 }}
 .good {{ fill: #4fb286 }} .bad {{ fill: #d9796b }} .plain {{ fill: #6f7fa8 }} .mark {{ font-weight: 700 }}
</style>
<h1>{title}</h1>
<p>{games} games of {seats} seats; a seat scores {mean:.1f} on average. The worth of a piece is the mean
score of the seats that used it less that of the others, with its standard error. Pieces that differ by more
than three standard errors from the typical piece of their kind (dashed line) bear a mark (&#9679;) and a
colour. Use follows skill and luck too: a piece that is played late or by those who lead looks better than it
is.</p>
{plots}
</html>
"""


def page(found: Balance) -> str:
    title = f"Balance of {found.game}"
    plots = "\n".join(_plot(kind, found.of(kind)) for kind in found.kinds())
    return PAGE.format(
        title=escape(title), games=found.games, seats=found.seats, mean=found.mean, plots=plots
    )


def _plot(kind: str, pieces: list[Worth]) -> str:
    """A bar with its error for every piece, most valuable first."""
    reach = max((abs(piece.worth) + piece.error for piece in pieces), default=1.0) or 1.0
    bars = "".join(_bar(piece, n * ROW, reach) for n, piece in enumerate(pieces))
    height = ROW * len(pieces) + 4
    middle = LEFT + WIDTH / 2
    zero = f'<line class="zero" x1="{middle}" x2="{middle}" y1="0" y2="{height}"/>'
    typical = middle + (pieces[0].typical if pieces else 0.0) * WIDTH / 2 / reach
    zero += f'<line class="typical" x1="{typical:.1f}" x2="{typical:.1f}" y1="0" y2="{height}"/>'
    label = escape(f"Worth of each {kind}")
    drawing = f'<svg viewBox="0 0 820 {height}" role="img" aria-label="{label}">{zero}{bars}</svg>'
    return f"<h2>{escape(kind.capitalize())}</h2>{drawing}"


def _bar(piece: Worth, top: int, reach: float) -> str:
    scale, middle = WIDTH / 2 / reach, LEFT + WIDTH / 2
    end = middle + piece.worth * scale
    left, width = min(middle, end), abs(end - middle)
    tone = "plain" if not piece.is_lopsided else "good" if piece.worth > piece.typical else "bad"
    mark = "\u25cf " if piece.is_lopsided else ""
    y = top + ROW / 2
    return (
        f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" class="mark">{mark}{escape(piece.piece)}</text>'
        f'<rect class="{tone}" x="{left:.1f}" y="{top + 4}" width="{width:.1f}" height="{ROW - 8}"/>'
        f'<line class="error" x1="{end - piece.error * scale:.1f}" x2="{end + piece.error * scale:.1f}" '
        f'y1="{y}" y2="{y}"/>'
        f'<text x="{LEFT + WIDTH + 10}" y="{y + 4}">{piece.worth:+.1f} ± {piece.error:.1f}, '
        f"{100 * piece.share:.0f} %</text>"
    )
