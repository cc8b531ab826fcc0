"""Runs the program under test and reads the JSON Lines of its validate command."""

import json
import subprocess
from collections import defaultdict
from dataclasses import dataclass

TIMEOUT_SECONDS = 600


class Trouble(Exception):
    """The program crashed, hung, ended with trouble or wrote what cannot be read."""


@dataclass(frozen=True)
class Game:
    """A game record of validate with the findings of that game."""

    record: dict
    findings: list

    def errors(self, codes):
        """The findings of level error among these codes, in the order of the text."""
        found = [f for f in self.findings if f["level"] == "error" and f["code"] in codes]
        return sorted(found, key=lambda finding: finding["offset"])


@dataclass(frozen=True)
class Verdict:
    """What validate says of a whole input; `strays` are findings that belong to no game."""

    status: int
    games: list
    strays: list

    def findings(self):
        return self.strays + [finding for game in self.games for finding in game.findings]


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *arguments, text=b""):
        """Exit status and output of one call; any status but 0 and 1 is Trouble."""
        try:
            done = subprocess.run([self.path, *arguments], input=text, capture_output=True,
                                  timeout=TIMEOUT_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            raise Trouble(f"{' '.join(arguments)}: no end after {TIMEOUT_SECONDS} s") from None
        if done.returncode not in (0, 1):
            talk = done.stderr.decode(errors="replace").strip()[-300:]
            raise Trouble(f"{' '.join(arguments)}: status {done.returncode}: {talk}")
        return done.returncode, done.stdout

    def convert(self, text, *options):
        return self.run("convert", *options, text=text)[1]

    def validate(self, *arguments, text=b""):
        status, output = self.run("validate", "--format=jsonl", "--max-errors=1000000",
                                  *arguments, text=text)
        try:
            return read_verdict(status, output)
        except (ValueError, KeyError) as error:
            raise Trouble(f"validate: unreadable JSON Lines: {error!r}") from None


def read_verdict(status, output):
    findings, records = defaultdict(list), []
    for line in output.decode("utf-8").split("\n"):
        if not line:
            continue
        entry = json.loads(line)
        if entry["type"] == "finding":
            findings[entry["game"]].append(entry)
        elif entry["type"] == "game":
            records.append(entry)
    games = [Game(record, findings.pop(record["game"], [])) for record in records]
    return Verdict(status, games, [stray for group in findings.values() for stray in group])
