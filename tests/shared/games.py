"""The sections that read the shared games: verdicts, round trips, and bytes kept."""

import json
from itertools import zip_longest
from os.path import commonprefix

from codes import LEGALITY, NOTATION, READING, REFUSAL

STYLES = ("short", "long", "full")


def pgn_files(context):
    folders = ["peers", "chess960", "variants"] if context.variants else ["peers"]
    for folder in folders:
        yield from sorted((context.data / "games" / "pgn" / folder).rglob("*.pgn"))


def jobs_for(check):
    """A section that makes one check for each file of games."""
    def jobs(context):
        for path in pgn_files(context):
            yield str(path.relative_to(context.data)), check, (context.program, path)
    return jobs


def check_games(outcome, program, path):
    """Does validate say of each game what is expected of it?"""
    with open(f"{path}.expect.jsonl", encoding="utf-8") as lines:
        expected = [json.loads(line) for line in lines]
    verdict = program.validate(str(path))
    outcome.counts.update(files=1, games=len(expected))
    if len(verdict.games) != len(expected):
        outcome.fail(0, "games", f"{len(verdict.games)}, expected {len(expected)}")
    for stray in verdict.strays:
        if stray["level"] == "error" and stray["code"] in READING | LEGALITY:
            outcome.fail(0, "finding", f"{place(stray)}, of no game")
    for want, game in zip(expected, verdict.games):
        compare_game(outcome, want, game)


def compare_game(outcome, want, game):
    number = want["game"]
    if game.record["line"] != want["line"]:
        outcome.warn(number, "line", f"{game.record['line']}, expected {want['line']}")
    if want["final_fen"] is None or want.get("variant", "standard") != "standard":
        compare_refused(outcome, number, game)
        return
    compare_moves(outcome, number, game.record["uci"], want["uci"])
    for key, value in (("plies", want["plies"]), ("fen", want["final_fen"])):
        if game.record[key] != value:
            outcome.fail(number, key, f"{game.record[key]}, expected {value}")
    compare_errors(outcome, number, game.errors(READING | LEGALITY), want["errors"])


def compare_refused(outcome, number, game):
    if game.record["plies"] != 0:
        outcome.fail(number, "plies", f"{game.record['plies']} of a game to be refused")
    if not any(finding["code"] in REFUSAL for finding in game.findings):
        outcome.fail(number, "finding", f"none of {' '.join(sorted(REFUSAL))}")


def compare_moves(outcome, number, played, expected, field="uci"):
    pairs = zip_longest(played.split(), expected.split())
    for ply, (move, want) in enumerate(pairs, start=1):
        if move != want:
            outcome.fail(number, field, f"ply {ply} is {move}, expected {want}")
            return


def compare_errors(outcome, number, errors, expected):
    """Only the first error is compared: what follows it is each reader's own recovery."""
    found = place(errors[0]) if errors else "none"
    if not expected and errors:
        outcome.fail(number, "finding", f"{found}, expected none: {errors[0]['move']}")
    if expected:
        want = expected[0]
        if not errors or any(errors[0][key] != want[key] for key in ("ply", "depth")):
            outcome.fail(number, "finding", f"{found}, expected {place(want)}: {want['msg']}")


def place(finding):
    return f"{finding.get('code', 'error')} at ply {finding['ply']} depth {finding['depth']}"


def check_round_trip(outcome, program, path):
    """Does the way to French and back give the same moves, in every style?"""
    original = program.validate("--from=en", str(path)).games
    outcome.counts.update(files=1, games=sum(game.record["valid"] for game in original))
    for style in STYLES:
        french = program.convert(path.read_bytes(), "--from=en", "--to=fr", f"--style={style}")
        english = program.convert(french, "--from=fr", "--to=en")
        back = program.validate("--from=en", text=english).games
        if len(back) != len(original):
            outcome.fail(0, style, f"{len(back)} games, expected {len(original)}")
            continue
        for before, after in zip(original, back):
            if before.record["valid"]:
                compare_moves(outcome, before.record["game"], after.record["uci"],
                              before.record["uci"], style)


def check_keep(outcome, program, path):
    """Does the keep layout settle at once, and give canonical files back byte for byte?"""
    def keep(text, source, target):
        return program.convert(text, f"--from={source}", f"--to={target}", "--layout=keep")

    original = path.read_bytes()
    once = keep(original, "en", "en")
    outcome.counts.update(files=1)
    compare_bytes(outcome, "twice", keep(once, "en", "en"), once)
    if once == original and is_clean(program.validate("--from=en", str(path))):
        outcome.counts.update(canonical=1)
        compare_bytes(outcome, "bytes", keep(keep(original, "en", "fr"), "fr", "en"), original)


def is_clean(verdict):
    """No finding of the group notation, and no error that would leave moves unconverted."""
    return not any(finding["code"] in NOTATION or finding["level"] == "error"
                   for finding in verdict.findings())


def compare_bytes(outcome, field, text, expected):
    if text == expected:
        return
    at = len(commonprefix([text, expected]))
    line, start = expected.count(b"\n", 0, at) + 1, max(at - 20, 0)
    found, want = text[start:at + 20], expected[start:at + 20]
    outcome.fail(0, field, f"line {line}: {found!r}, expected {want!r}")
