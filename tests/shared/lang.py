"""The section of real pages in many languages: clean ones are read whole, the language given or not."""

import json

from codes import LEGALITY, READING


def lang_jobs(context):
    for path in sorted((context.data / "games" / "lang").glob("*.expect.jsonl")):
        expected = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        if expected[0]["class"] != "clean":
            continue
        text = path.with_name(path.name.replace(".expect.jsonl", ".txt"))
        letters = expected[0].get("letters", expected[0]["lang"])
        for language in ("auto", letters):
            yield (f"games/lang/{text.name}", check_page,
                   (context.program, text, language, expected))


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
