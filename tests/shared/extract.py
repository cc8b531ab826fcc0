"""The section in which another reader, pgn-extract, judges what convert writes."""

import os
import shutil
import subprocess

SEARCH_PATH = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/games"])
"""Debian installs pgn-extract outside the usual search path."""


def installed_reader():
    return shutil.which("pgn-extract", path=SEARCH_PATH)


def extract_jobs(context):
    for path in sorted(context.shipped.rglob("*")):
        if path.is_file():
            yield str(path.relative_to(context.shipped)), check_accepted, (context.program, path)


def check_accepted(outcome, program, path):
    """Every shipped game must be converted whole, and read without a word."""
    status, english = program.run("convert", "--to=en", str(path))
    outcome.counts.update(files=1)
    if status != 0 or not english.strip():
        outcome.fail(0, "status", f"convert ends with {status} after {len(english)} bytes")
    complaint = complaint_about(english)
    if complaint:
        outcome.fail(0, "complaint", complaint)


def complaint_about(text):
    done = subprocess.run([installed_reader(), "-s", "-r"], input=text, capture_output=True,
                          check=False)
    return " / ".join(done.stderr.decode(errors="replace").split("\n")[:3]).strip(" /")
