"""The section of real pages in many languages: what can be read is read whole, the language given or
not; what cannot is reported, and no game is invented."""

import json

from codes import LEGALITY, READING


def lang_jobs(context):
    for path in sorted((context.data / "games" / "lang").glob("*.expect.jsonl")):
        expected = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        text = path.with_name(path.name.replace(".expect.jsonl", ".txt"))
        letters = expected[0].get("letters", expected[0]["lang"])
        check = check_page if expected[0]["class"] in ("clean", "prose") else check_trouble
        for language in ("auto", letters):
            yield (f"games/lang/{text.name}", check, (context.program, text, language, expected))


def check_page(outcome, program, text, language, expected):
    games = program.validate(f"--from={language}", str(text)).games
    outcome.counts.update(pages=1, plies=sum(game["plies"] for game in expected))
    if len(games) != len(expected):
        outcome.fail(0, language, f"{len(games)} games, expected {len(expected)}")
        return
    for number, (game, due) in enumerate(zip(games, expected), start=1):
        if game.record["uci"] != due["uci"]:
            outcome.fail(number, language, f"{game.record['plies']} plies, expected {due['plies']}")
        for finding in game.errors(READING | LEGALITY):
            outcome.fail(number, language, f"{finding['code']} at ply {finding['ply']}")


def check_trouble(outcome, program, text, language, expected):
    """Pages that are broken, scanned or of another game: what is read is right, or an error says so."""
    verdict = program.validate(f"--from={language}", str(text))
    errors = [finding for finding in verdict.findings() if finding["level"] == "error"]
    outcome.counts.update(troubled=1)
    if expected[0]["class"] in ("ocr", "negative") and not errors:
        outcome.fail(0, language, f"class {expected[0]['class']}, and no error")
    for game, due in zip(verdict.games, expected):
        if not due["uci"].startswith(game.record["uci"]) and not errors:
            outcome.fail(1, language, "another game is read, and no error says so")
