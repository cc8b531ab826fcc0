"""The section of alphabetic chess and its relatives: move lists, refused moves, games, counts."""

import json
from collections import defaultdict

ROWS_PER_CALL = 400


def variant_jobs(context):
    folder = context.data / "variants"
    for check, name in ((check_lists, "positions"), (check_refusals, "illegal"),
                        (check_spelling, "san"), (check_counts, "perft")):
        for variant, rows in by_variant(folder / f"{name}.jsonl").items():
            for first in range(0, len(rows), ROWS_PER_CALL):
                chunk = rows[first:first + ROWS_PER_CALL]
                yield f"variants/{name}.jsonl", check, (context.program, variant, chunk)
    for variant, rows in by_variant(folder / "games.jsonl").items():
        for form in ("san_orthodox", "san_variant"):
            yield "variants/games.jsonl", check_games, (context.program, variant, form, rows)
    for path in sorted(folder.glob("*.pgn")):
        yield f"variants/{path.name}", check_file, (context.program, path)


def by_variant(path):
    rows = defaultdict(list)
    for line in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        rows[row["variant"]].append(row)
    return rows


def option(variant):
    return "--variant=" + ("standard" if variant == "orthodox" else variant)


def check_lists(outcome, program, variant, rows):
    """The legal moves of every position; the man that must move stands on the priority square."""
    text = "".join(f"{row['fen']}\n" for row in rows).encode()
    _, output = program.run("moves", "--batch", option(variant), "--to=uci", text=text)
    lines = output.decode().split("\n")
    outcome.counts.update(positions=len(rows))
    for row, line in zip(rows, lines):
        if line.split() != sorted(row["legal"]):
            outcome.fail(0, variant, f"{row['fen']}: {line}")


def check_refusals(outcome, program, variant, rows):
    """A move of another man is refused with the name of the one that must move."""
    codes = {"not-priority": {"not-priority-piece"}}
    for row in rows:
        outcome.counts.update(refusals=1)
        turn = "1..." if row["fen"].split()[1] == "b" else "1."
        text = f"[SetUp \"1\"]\n[FEN \"{row['fen']}\"]\n\n{turn} {row['move']} *\n"
        verdict = program.validate("--from=uci", option(variant), text=text.encode())
        found = {finding["code"] for finding in verdict.findings()
                 if finding["level"] == "error"}
        due = codes.get(row["reason"])
        if not found or (due is not None and found != due):
            outcome.fail(0, variant, f"{row['fen']} {row['move']}: {found}, {row['reason']}")


def check_spelling(outcome, program, variant, rows):
    """Both disambiguations of every legal move."""
    for form in ("variant", "orthodox"):
        text = "".join(f"{row['fen']}\n" for row in rows).encode()
        _, output = program.run("moves", "--batch", option(variant), "--to=en",
                                f"--disambiguation={form}", text=text)
        for row, line in zip(rows, output.decode().split("\n")):
            moves = sorted(row["moves"], key=lambda move: move["uci"])
            outcome.counts.update(spellings=len(moves))
            if line.split() != [move[f"san_{form}"] for move in moves]:
                outcome.fail(0, variant, f"{row['fen']} {form}: {line}")


def check_counts(outcome, program, variant, rows):
    depth = max(len(row["perft"]) for row in rows)
    text = "".join(
        row["fen"] + "".join(f" ;D{d} {count}" for d, count in enumerate(row["perft"], start=1))
        + "\n" for row in rows)
    outcome.counts.update(nodes=sum(sum(row["perft"]) for row in rows))
    status, output = program.run("perft", str(depth), "--batch", option(variant),
                                 text=text.encode())
    for line in output.decode().splitlines():
        outcome.fail(0, variant, line)
    if status != 0 and not output:
        outcome.fail(0, variant, f"status {status}")


def check_games(outcome, program, variant, form, rows):
    """Every game in one of its spellings is played to its end, and no man moves out of turn."""
    for row in rows:
        moves = row[form] if isinstance(row[form], str) else " ".join(row[form])
        text = f"[Variant \"{variant}\"]\n\n{moves} {row['result']}\n"
        games = program.validate("--from=en", text=text.encode()).games
        outcome.counts.update(games=1)
        errors = [f["code"] for game in games for f in game.findings if f["level"] == "error"]
        uci = row["uci"] if isinstance(row["uci"], str) else " ".join(row["uci"])
        if errors or len(games) != 1 or games[0].record["uci"] != uci:
            outcome.fail(0, f"{variant} {form}", f"{row['id']}: {errors}")


def check_file(outcome, program, path):
    """The same as files, language unknown, and there and back in French with either spelling."""
    verdict = program.validate(str(path))
    outcome.counts.update(files=1)
    for finding in verdict.findings():
        if finding["level"] == "error":
            outcome.fail(finding["game"], finding["code"], finding["message"])
    for form in ("orthodox", "variant"):
        french = program.convert(path.read_bytes(), "--to=fr", f"--disambiguation={form}")
        back = program.validate("--from=fr", text=french)
        for number, (game, again) in enumerate(zip(verdict.games, back.games), start=1):
            if game.record["uci"] != again.record["uci"]:
                outcome.fail(number, f"french {form}", f"{again.record['plies']} plies")
