"""The sections that begin from positions: counts of the move tree, and disambiguation."""

import csv

from codes import LEGALITY, NOTATION, READING

PERFT_OPTIONS = {
    "standard-a": [], "random-a": [], "sedlak-a": [], "tricky": [],
    "chess960-a": ["--variant=chess960"],
}
ROWS_PER_CALL = 20
WRONG_COUNT = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 21"

TABLE = "notation/disambiguation.tsv"
FORMS = {"san_pgn": ("en", "short"), "san_fr": ("fr", "short"), "lan": ("en", "long")}
"""The columns of the table with the language and style that they are written in."""


def perft_jobs(context):
    yield "perft/wrong count", check_wrong_count, (context.program,)
    for name, options in PERFT_OPTIONS.items():
        path = context.data / "perft" / f"{name}.epd"
        rows = perft_rows(path, context.nodes)
        for first in range(0, len(rows), ROWS_PER_CALL):
            chunk = rows[first:first + ROWS_PER_CALL]
            yield f"perft/{path.name}", check_perft, (context.program, options, chunk)


def perft_rows(path, nodes):
    """The rows of a file without their counts above `nodes`, and those left without any."""
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line[0] == "#":
            continue
        fen, *counts = (part.strip() for part in line.split(";"))
        kept = [count for count in counts if int(count.split()[1]) <= nodes]
        if kept:
            rows.append((fen, kept))
    return rows


def check_perft(outcome, program, options, rows):
    counts = [count for _, kept in rows for count in kept]
    depth = max(int(count.split()[0][1:]) for count in counts)
    text = "".join(f"{fen} ;{' ;'.join(kept)}\n" for fen, kept in rows)
    outcome.counts.update(rows=len(rows), nodes=sum(int(count.split()[1]) for count in counts))
    status, output = perft_batch(program, depth, options, text)
    for line in output.splitlines():
        outcome.fail(0, "count", line)
    if status != 0 and not output:
        outcome.fail(0, "status", f"{status} without a line, from the row {text.splitlines()[0]}")


def check_wrong_count(outcome, program):
    """A batch that reports nothing must be one that would have reported something."""
    status, output = perft_batch(program, 1, [], f"{WRONG_COUNT}\n")
    if status != 1 or not output:
        outcome.fail(0, "status", f"{status}, output {output!r}: {WRONG_COUNT}")


def perft_batch(program, depth, options, text):
    status, output = program.run("perft", str(depth), "--batch", *options,
                                 text=text.encode())
    return status, output.decode(errors="replace")


def disambiguation_jobs(context):
    with open(context.data / TABLE, encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    for number, row in enumerate(rows, start=1):
        check = check_legal_row if row["legal"] == "legal" else check_illegal_row
        yield TABLE, check, (context.program, number, row)


def check_legal_row(outcome, program, number, row):
    """Each form of the move must be read without a finding, and give every form when written."""
    outcome.counts.update(legal=1)
    for source, (language, _) in FORMS.items():
        text = game_text(row["fen"], row[source])
        verdict = program.validate(f"--from={language}", text=text)
        if verdict.status != 0 or complaints(verdict) or moves_of(verdict) != [row["uci"]]:
            outcome.fail(number, source, f"{row[source]} is {reading_of(verdict)}, "
                                         f"expected {row['uci']} in {row['fen']}")
        for target in FORMS:
            check_written(outcome, program, number, row, source, target)


def check_written(outcome, program, number, row, source, target):
    """The keep layout changes the move alone, so that whole games can be compared."""
    language, style = FORMS[target]
    written = program.convert(game_text(row["fen"], row[source]), f"--from={FORMS[source][0]}",
                              f"--to={language}", f"--style={style}", "--layout=keep")
    if written != game_text(row["fen"], row[target]):
        movetext = written.decode(errors="replace").rstrip().rpartition("\n")[2]
        outcome.fail(number, f"{source} to {target}", f"{row[source]} is written as {movetext}, "
                                                      f"expected {row[target]} in {row['fen']}")


def check_illegal_row(outcome, program, number, row):
    """The move leaves its king in check, and the first error must say so."""
    outcome.counts.update(illegal=1)
    move = long_form(row["fen"], row["uci"])
    verdict = program.validate("--from=en", text=game_text(row["fen"], move))
    expected = expected_errors(row["fen"], row["uci"])
    first = next(iter(complaints(verdict)), None)
    if verdict.status != 1 or moves_of(verdict) != [""] or first not in expected:
        outcome.fail(number, "error", f"{move} is {reading_of(verdict)}, "
                                      f"expected {' or '.join(expected)} in {row['fen']}")


def expected_errors(fen, uci):
    """An illegal en passant has other names too: two men leave their lines, or it is no right."""
    if uci[2:4] == fen.split()[3]:
        return "pinned-piece", "king-into-check", "not-en-passant"
    return ("pinned-piece",)


def game_text(fen, move):
    fields = fen.split()
    dots = "." if fields[1] == "w" else "..."
    return f'[SetUp "1"]\n[FEN "{fen}"]\n\n{fields[5]}{dots} {move} *\n'.encode()


def complaints(verdict):
    return [finding["code"] for finding in verdict.findings()
            if finding["level"] != "note" and finding["code"] in READING | LEGALITY | NOTATION]


def moves_of(verdict):
    return [game.record["uci"] for game in verdict.games]


def reading_of(verdict):
    words = [*moves_of(verdict), *complaints(verdict), f"(status {verdict.status})"]
    return " ".join(word for word in words if word)


def long_form(fen, uci):
    """An English long form for a move that may be illegal, from its squares."""
    origin, target = uci[:2], uci[2:4]
    piece = piece_on(fen, origin).upper()
    takes = piece_on(fen, target) != "." or (piece == "P" and origin[0] != target[0])
    return f"{piece if piece != 'P' else ''}{origin}{'x' if takes else '-'}{target}"


def piece_on(fen, square):
    rank = fen.split()[0].split("/")[8 - int(square[1])]
    men = "".join("." * int(sign) if sign.isdigit() else sign for sign in rank)
    return men["abcdefgh".index(square[0])]
