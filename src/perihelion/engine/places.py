"""Where in a JSON text a value stands: for refusals with line and column."""

from json.decoder import JSONDecoder

_decode = JSONDecoder().raw_decode


def place_of(text: str, path: tuple[str | int, ...]) -> tuple[int, int]:
    """Line and column of the value at this path, or of the innermost one on the way there.

    >>> place_of('{\\n "a": [1,\\n 2]}', ("a", 1))
    (3, 2)
    """
    offset = _space(text, 0)
    for step in path:
        found = _member(text, offset, step) if isinstance(step, str) else _element(text, offset, step)
        if found is None:
            break
        offset = found
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def _space(text: str, offset: int) -> int:
    while offset < len(text) and text[offset] in " \t\r\n":
        offset += 1
    return offset


def _member(text: str, offset: int, name: str) -> int | None:
    """Where the value of this key of an object begins."""
    if text[offset : offset + 1] != "{":
        return None
    offset = _space(text, offset + 1)
    while text[offset : offset + 1] == '"':
        key, offset = _decode(text, offset)
        offset = _space(text, _space(text, offset) + 1)
        if key == name:
            return offset
        offset = _next(text, offset)
    return None


def _element(text: str, offset: int, index: int) -> int | None:
    """Where this element of an array begins."""
    if text[offset : offset + 1] != "[":
        return None
    offset = _space(text, offset + 1)
    for _ in range(index):
        offset = _next(text, offset)
    return offset


def _next(text: str, offset: int) -> int:
    """Past the value that begins here and the comma behind it."""
    offset = _space(text, _decode(text, offset)[1])
    return _space(text, offset + 1) if text[offset : offset + 1] == "," else offset
