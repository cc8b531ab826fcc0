#!/usr/bin/env python3
"""Holds the program against the shared test material, section by section."""

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import extract
import games
import lang
import positions
import variants
import recoded
from outcome import Outcome, read_exceptions
from program import Program, Trouble

SECTIONS = {
    "games": games.jobs_for(games.check_games),
    "roundtrip": games.jobs_for(games.check_round_trip),
    "keep": games.jobs_for(games.check_keep),
    "encodings": recoded.jobs,
    "lang": lang.lang_jobs,
    "perft": positions.perft_jobs,
    "disambiguation": positions.disambiguation_jobs,
    "variants": variants.variant_jobs,
    "pgn-extract": extract.extract_jobs,
}
"""Each gives its jobs: a file's name, a check, and what the check needs after its Outcome."""

TESTS = Path(__file__).resolve().parent.parent
SHOWN = 20


@dataclass(frozen=True)
class Context:
    program: Program
    data: Path
    shipped: Path
    variants: bool
    nodes: int


def main():
    options = parse_options()
    if not options.shared.is_dir():
        print(f"check-shared: {options.shared} is absent, nothing is checked")
        return 0
    if not os.access(options.program, os.X_OK):
        print(f"check-shared: {options.program} cannot be run", file=sys.stderr)
        return 2
    try:
        exceptions = read_exceptions(options.exceptions)
    except (OSError, ValueError) as error:
        print(f"check-shared: {error}", file=sys.stderr)
        return 2
    context = Context(Program(options.program.resolve()), options.shared / "data",
                      TESTS / "data" / "games", options.variants, options.nodes)
    sound = [run_section(name, context, exceptions, options)
             for name in options.only or SECTIONS]
    return 0 if all(sound) else 1


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", type=Path, default="build/algnot")
    parser.add_argument("--shared", type=Path, default="../shared")
    parser.add_argument("--exceptions", type=Path,
                        default=TESTS / "data" / "shared-exceptions.tsv",
                        help="known failures, tab-separated: section file game field reason")
    parser.add_argument("--only", action="append", choices=SECTIONS, metavar="NAME",
                        help=f"one section ({', '.join(SECTIONS)}); may be repeated")
    parser.add_argument("--variants", action="store_true",
                        help="read the games of chess960/ and variants/ too")
    parser.add_argument("--nodes", type=int, default=20_000_000,
                        help="largest perft count to check (%(default)s)")
    parser.add_argument("--all", action="store_true",
                        help=f"show all failures, not {SHOWN} a section, and the warnings")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1,
                        help="processes at once (%(default)s)")
    return parser.parse_args()


def run_section(name, context, exceptions, options):
    """Prints the section and returns whether it is as it should be."""
    if name == "pgn-extract" and not extract.installed_reader():
        print(f"{name}: skipped, pgn-extract is not installed")
        return True
    with ThreadPoolExecutor(options.jobs) as pool:
        outcomes = list(pool.map(run_job, SECTIONS[name](context)))
    return print_section(name, outcomes, exceptions, options.all)


def run_job(job):
    file, check, arguments = job
    outcome = Outcome(file)
    try:
        check(outcome, *arguments)
    except Trouble as trouble:
        outcome.fail(0, "trouble", str(trouble))
    return outcome


def print_section(name, outcomes, exceptions, show_all):
    failures = [failure for outcome in outcomes for failure in outcome.failures]
    warnings = [warning for outcome in outcomes for warning in outcome.warnings]
    unexpected = [failure for failure in failures
                  if not any(row.covers(name, failure) for row in exceptions)]
    visited = {outcome.file for outcome in outcomes}
    stale = [row for row in exceptions if row.section == name and row.file in visited
             and not any(row.covers(name, failure) for failure in failures)]

    counts = sum((outcome.counts for outcome in outcomes), Counter())
    counts.update(failures=len(unexpected), stale=len(stale), warnings=len(warnings),
                  excepted=len(failures) - len(unexpected))
    print(f"{name}: {', '.join(f'{number:,} {noun}' for noun, number in counts.items())}")
    print_lines("FAILED", unexpected, None if show_all else SHOWN)
    print_lines("STALE", stale, None)
    print_lines("warning", warnings if show_all else [], None)
    sys.stdout.flush()
    return not unexpected and not stale


def print_lines(label, lines, limit):
    for line in lines[:limit]:
        print(f"  {label} {line}")
    if len(lines[:limit]) < len(lines):
        print(f"  and {len(lines) - limit} more: --all shows them")


if __name__ == "__main__":
    sys.exit(main())
