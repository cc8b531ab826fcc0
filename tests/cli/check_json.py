"""All JSON that algnot writes, read by another program.

    python3 check_json.py PROGRAM

Every line is an object of valid UTF-8 with the keys of its type, in their order, none twice. What
is read are the games that are shipped, what the fuzz targets have, beginnings of both, and worse.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
KEYS = {
    "finding": "v type file line column end_column offset game ply move_number side depth level "
               "code move message reason suggestions after_error fen played_illegal",
    "game": "v type file line offset game valid plies result language variant fen uci tags read "
            "played_illegal",
    "summary": "v type files games plies errors warnings",
}
NASTY = [
    b"", b"\n", b"\xef\xbb\xbf", b"1. e4 \"\\\x01\x7f\x9f\xff\xc3 {\x00} *",
    b"[Event \"a \\\"quoted\\\" \\\\ tag\"]\n[Site \"\t\xe9\xf0\x9f\x99\x82\xe2\x80\xae\"]\n\n1. e9 *",
    b"[\"]\n[A \"b]\n1. \xed\xa0\x80e4 (1. d4 {)} e5 $999 2. Cf3", b"1. e4 e5 2. Ke3 \\u0041 *",
    "1. e4 e5 2. Кf3 \u2028 馬e5 \ufeff *".encode(), bytes(range(256)) * 3,
]
BEGINNINGS = 8  # of each file
AT_ONCE = 500  # files in one call
failures = 0


def fail(what, line):
    global failures
    failures += 1
    print(f"check_json: {what}: {line[:300]!r}", file=sys.stderr)


def no_key_twice(pairs):
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key stands twice")
    return dict(pairs)


def refuse_constant(name):
    raise ValueError(f"{name} is no number")


def run(arguments, given=b""):
    result = subprocess.run([PROGRAM, *arguments], input=given, capture_output=True, check=False,
                            env={"LC_ALL": "fr_FR.UTF-8"})
    if result.returncode not in (0, 1):
        fail(f"status {result.returncode} of {arguments}", result.stderr)
    return result.stdout


def objects(output):
    """The objects of some lines; what is none is a failure."""
    if output and not output.endswith(b"\n"):
        fail("no line end", output[-300:])
    for line in output.split(b"\n")[:-1]:
        try:
            found = json.loads(line.decode("utf-8"), object_pairs_hook=no_key_twice,
                               parse_constant=refuse_constant)
            json.dumps(found, ensure_ascii=False).encode("utf-8")  # no half of a pair alone
        except ValueError as error:
            fail(error, line)
            continue
        if not isinstance(found, dict):
            fail("no object", line)
        else:
            yield found, line


def check_validation(arguments, given=b"", kinds=("finding", "game", "summary")):
    counts = {"finding": 0, "game": 0, "summary": 0}
    levels = {"error": 0, "warning": 0, "note": 0}
    for found, line in objects(run(["validate", "--format=jsonl", "--max-errors=99999",
                                    *arguments], given)):
        kind = found.get("type")
        if kind not in kinds or list(found) != KEYS[kind].split():
            fail("not the keys of its type", line)
            continue
        counts[kind] += 1
        if kind == "finding":
            levels[found["level"]] += 1
            if not found["end_column"] >= found["column"] >= 1 or found["v"] != 1:
                fail("no place", line)
            for suggestion in found["suggestions"]:
                if list(suggestion) != ["move", "legal_after", "of", "cost", "certain"] or \
                        not 0 <= suggestion["legal_after"] <= suggestion["of"]:
                    fail("no suggestion", line)
        if kind == "summary" and kinds == ("finding", "game", "summary"):
            if found["games"] < counts["game"] or found["errors"] != levels["error"] or \
                    found["warnings"] != levels["warning"]:
                fail(f"{counts} {levels} do not add up", line)
    if counts["summary"] != ("summary" in kinds):
        fail(f"not one summary of {arguments}", given)
    return counts


def beginnings(names, folder):
    """Files that break off; many of them share a call, as starting the program takes longest."""
    for i, name in enumerate(names):
        with open(name, "rb") as file:
            content = file.read()
        for size in range(0, len(content), len(content) // BEGINNINGS + 1):
            cut = os.path.join(folder, f"{i}.{size}")
            with open(cut, "wb") as file:
                file.write(content[:size])
            yield cut


def main():
    files = sorted(glob.glob("tests/data/games/*") + glob.glob("tests/fuzz/corpus/**/*",
                                                               recursive=True))
    files = [name for name in files if os.path.isfile(name)]
    manners = [[], ["-v"], ["--profile=pgn", "-v"], ["--profile=fide", "--messages=fr"],
               ["--from=fr", "--strict"], ["--played-illegal=keep"]]
    findings = 0
    for arguments in manners:
        findings += check_validation(arguments + files)["finding"]
        for given in NASTY:
            findings += check_validation(arguments, given)["finding"]
    with tempfile.TemporaryDirectory(prefix="check_json.") as folder:
        cut = list(beginnings(files, folder))
        for i in range(0, len(cut), AT_ONCE):
            findings += check_validation(["-v", "--profile=pgn", *cut[i:i + AT_ONCE]])["finding"]
    for kinds in (("finding",), ("game",), ("summary",), ("finding", "summary")):
        check_validation(["--emit=" + ",".join(kinds), *files], kinds=kinds)
    sheets = ["tests/data/sheets/white.fr.txt", "tests/data/sheets/black.en.txt"]
    for arguments in (["languages", "--format=jsonl"], ["convert", "--layout=jsonl", *files],
                      ["compare", "--format=jsonl", *sheets]):
        if not sum(1 for _ in objects(run(arguments))):
            fail("nothing", b" ".join(word.encode() for word in arguments))
    print(f"check_json: {findings} findings read,", f"{failures} failures" if failures else
          "all is as it should be")
    sys.exit(failures > 0)


main()
