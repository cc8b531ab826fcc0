"""The section of encodings: a file says and becomes the same in every encoding that can hold it."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE, BOM_UTF8

from games import compare_bytes

ENCODINGS = (
    ("utf-16-le", BOM_UTF16_LE, ()),
    ("utf-16-be", BOM_UTF16_BE, ()),
    ("utf-16-le", b"", ("--encoding=utf-16",)),
    ("utf-16-be", b"", ("--encoding=utf-16",)),
    ("cp1252", b"", ()),
    ("cp1252", b"", ("--encoding=cp1252",)),
    ("cp850", b"", ("--encoding=cp850",)),
)
"""Name, mark, and what must be said of it."""

OF_A_FILE = 2
"""So many encodings are tried with each file, others with the next one."""

LONGEST = 400_000


def jobs(context):
    games = context.data / "games"
    paths = [*sorted(games.rglob("*.pgn")), *sorted(games.rglob("*.txt"))]
    for i, path in enumerate(paths):
        encodings = [ENCODINGS[(OF_A_FILE * i + j) % len(ENCODINGS)] for j in range(OF_A_FILE)]
        yield (str(path.relative_to(context.data)), check_encodings,
               (context.program, path, encodings))


def check_encodings(outcome, program, path, encodings):
    text = decoded(path.read_bytes()[:LONGEST])
    kept = keep(program, text.encode("utf-8")).decode("utf-8")
    written = program.convert(text.encode("utf-8"), "--to=fr", "--layout=pgn")
    said = what_is_said(program, text.encode("utf-8"))
    outcome.counts.update(files=1)
    for encoding, mark, options in encodings:
        try:
            original, due = mark + text.encode(encoding), mark + kept.encode(encoding)
        except UnicodeEncodeError:
            continue
        outcome.counts.update(encoded=1)
        name = " ".join((encoding, *options))
        compare_bytes(outcome, f"{name}, kept", keep(program, original, *options), due)
        compare_bytes(outcome, f"{name}, written",
                      program.convert(original, "--to=fr", "--layout=pgn", *options), written)
        if what_is_said(program, original, *options) != said:
            outcome.fail(0, name, "other findings than of the same text in UTF-8")


def decoded(original):
    """The text of a file, without its mark and without half a character at its end."""
    original = original.removeprefix(BOM_UTF8)
    try:
        return original.decode("utf-8")
    except UnicodeDecodeError as error:
        cut = error.end == len(original) and error.reason == "unexpected end of data"
        return original.decode("utf-8" if cut else "cp1252", errors="ignore")


def keep(program, text, *options):
    return program.convert(text, "--to=fr", "--layout=keep", *options)


def what_is_said(program, text, *options):
    """All findings and games, but for what is said of the bytes and how they are counted."""
    verdict = program.validate("--allow=bad-encoding", *options, text=text)
    entries = [game.record for game in verdict.games] + verdict.findings()
    return [{key: value for key, value in entry.items() if key != "offset"} for entry in entries]
