"""Findings in the forms of editors and of continuous integration, read by other programs.

    python3 check_forms.py PROGRAM

Every form is a sound document, whatever the input and the names of files hold, with any number of
jobs, and where a file cannot be read or written. What it says is what JSON Lines say.
"""
import csv
import glob
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree as xml

PROGRAM = os.path.abspath(sys.argv[1])
LEVELS = {"notice": "note", "info": "note"}  # as other tools call them
NASTY = [
    b"", b"\n", b"1. e4 e5 2. Ke3 \"\\\x01\x7f\x9f\xff\xc3 <&>]]> {\x00} *", bytes(range(256)) * 3,
    b"[White \"A & <B> \\\"C\\\"\"]\n[Black \"\x1b[31m\xe9\"]\n\n1. e4 e5 2. Ke3 *\n\n"
    b"[White \"x\"]\n\n1. e4 *\n\n[White \"\"]\n\n1. e9\x07 e5 2. Nf3 Nc6 3. Bb5+ *",
    "1. e4 e5 2. Кf3 \u2028 馬e5 \ufffe\uffff %0A::error::,x=1: *".encode(),
    b"[Event \"?\"]\n\n1. e4 e5 2. Nf3+ Nc6 3. Ke2+ *\r\n\r\n[Event \"?\"]\r\r1. d4 d5 2. Ra3 *",
]
NAMES = [b"plain.pgn", b"a&b<c>\"d'.pgn", b"caf\xe9.pgn", "café ♞.pgn".encode(), b"line\nend,a:b%0A.pgn",
         b"esc\x1b[31m\x7f.pgn", b"tab\t\r.pgn", b"a:b.pgn", b"::error file=x::y"]
failures = 0
told = 0


def fail(what, detail=""):
    global failures
    failures += 1
    if failures <= 20:
        print(f"check_forms: {what}\n{detail!r:.2000}", file=sys.stderr)


def run(form, arguments, folder, given=b""):
    result = subprocess.run([PROGRAM, "validate", "--format=" + form, "--max-errors=99999", *arguments],
                            input=given, capture_output=True, cwd=folder, check=False,
                            env={"LC_ALL": "C"})
    if result.returncode not in (0, 1, 2):
        fail(f"status {result.returncode} of {arguments}", result.stderr)
    return result


def shown(text):
    """What a form shows of a character that it cannot hold."""
    return re.sub("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]",
                  lambda c: f"\\x{ord(c[0]):02x}" if ord(c[0]) < 256 else f"\\u{ord(c[0]):04x}", text)


def first_line(message):
    return message.split("\n", 1)[0]


# ---- what each form says: (file, line, column, level, code, message) of every finding ----

def of_jsonl(output):
    for line in output.decode("utf-8").split("\n")[:-1]:
        f = json.loads(line)
        if f["type"] == "finding":
            yield (shown(f["file"]), f["line"], f["column"], f["level"], f["code"], f["message"])


def of_sarif(output):
    document = json.loads(output.decode("utf-8"))
    run_of = document["runs"][0]
    rules = {rule["id"] for rule in run_of["tool"]["driver"]["rules"]}
    if document["version"] != "2.1.0" or run_of["columnKind"] != "unicodeCodePoints":
        fail("this is no SARIF 2.1.0", document)
    for notification in run_of["invocations"][0]["toolExecutionNotifications"]:
        assert notification["message"]["text"]
    for result in run_of["results"]:
        place = result["locations"][0]["physicalLocation"]
        region = place["region"]
        uri = place["artifactLocation"]["uri"]
        if not re.fullmatch(r"(file:///)?[A-Za-z0-9\-._~/%]*", uri) or result["ruleId"] not in rules or \
                not region["endColumn"] >= region["startColumn"] >= 1:
            fail("no place of SARIF", result)
        name = urllib.parse.unquote_to_bytes(uri.removeprefix("file://"))
        yield (shown(as_text(name)), region["startLine"], region["startColumn"], result["level"],
               result["ruleId"], first_line(result["message"]["text"]))


def of_checkstyle(output):
    root = xml.fromstring(output)
    if root.tag != "checkstyle":
        fail("no root", output)
    for file in root:
        for error in file:
            code = error.get("source").removeprefix("algnot.")
            if code == "trouble":
                continue
            level = LEVELS.get(error.get("severity"), error.get("severity"))
            yield (file.get("name"), int(error.get("line")), int(error.get("column")), level, code,
                   first_line(error.get("message")))


def of_github(output):
    for line in output.decode("utf-8").split("\n")[:-1]:
        found = re.fullmatch(r"::(error|warning|notice) file=([^,:]*)(?:,line=(\d+),endLine=\3,col=(\d+),"
                             r"endColumn=\d+)?,title=algnot(?: \(([a-z-]+)\))?::(.*)", line)
        if found is None:
            fail("no command of a workflow", line)
            continue
        level, file, at, column, code, message = found.groups()
        if code is None:
            continue
        file = unescaped(file, ":,\r\n%")
        message = unescaped(message, "\r\n%").removeprefix(f"{file}:{at}:{column}: ")
        yield (file, int(at), int(column), LEVELS.get(level, level), code,
               first_line(message).removesuffix(f" [{code}]"))


def of_gcc(output):
    for line in output.decode("utf-8").split("\n")[:-1]:
        file, at, column, level, message, code = re.fullmatch(
            r"(.*?):(\d+):(\d+): (error|warning|note): (.*) \[([a-z0-9-]+)\]", line).groups()
        yield (file, int(at), int(column), level, code, message)


def unescaped(text, characters):
    for c in characters:
        text = text.replace(f"%{ord(c):02X}", c)
    return text


def as_text(name):
    """A name of a file, its stray bytes read as algnot reads them."""
    text = ""
    while name:
        size = next((size for size in (1, 2, 3, 4) if decodes(name[:size])), 0)
        text += name[:size].decode() if size else name[:1].decode("cp1252", errors="replace")
        name = name[size or 1:]
    return text


def decodes(part):
    try:
        return len(part.decode("utf-8")) == 1
    except UnicodeDecodeError:
        return False


READERS = {"sarif": of_sarif, "checkstyle": of_checkstyle, "github": of_github, "gcc": of_gcc}


def compare(arguments, folder, given=b""):
    """Every form says what JSON Lines say, and the same with several jobs."""
    global told
    wanted = list(of_jsonl(run("jsonl", arguments, folder, given).stdout))
    told += len(wanted)
    for form, reader in READERS.items():
        output = run(form, arguments, folder, given)
        found = list(reader(output.stdout))
        visible = [(escaped(f[0]), *f[1:]) if form in ("gcc", "github") else f for f in wanted]
        if form == "github":
            found = [(escaped(f[0]), *f[1:]) for f in found]
        if found != visible:
            odd = [pair for pair in zip(found, visible) if pair[0] != pair[1]][:2]
            fail(f"{form} says otherwise of {arguments}", odd or (len(found), len(visible)))
        if run(form, ["-j4", *arguments], folder, given).stdout != output.stdout:
            fail(f"{form} is not the same with several jobs", arguments)
    check_junit(arguments, folder, given, wanted)


def escaped(name):
    """As messages show a name that may command a terminal."""
    return re.sub("[\0-\x1f\x7f-\x9f]", lambda c: f"\\x{ord(c[0]):02x}", name)


def check_junit(arguments, folder, given, wanted):
    """A game with an error is a case that fails, a game without one passes; counts are right."""
    output = run("junit", arguments, folder, given)
    games = [json.loads(line) for line in run("jsonl", ["--emit=game", *arguments], folder,
                                              given).stdout.splitlines()]
    root = xml.fromstring(output.stdout)
    failed = 0
    for suite in root:
        cases = list(suite)
        counts = [len(cases), len(suite.findall("testcase/failure")),
                  len(suite.findall("testcase/error"))]
        if counts != [int(suite.get(key)) for key in ("tests", "failures", "errors")]:
            fail("wrong counts", (counts, suite.attrib))
        failed += counts[1]
        if any(case.get("classname") != suite.get("name") for case in cases):
            fail("a case of another suite", arguments)
    told_games = [case for case in root.iter("testcase")
                  if re.match(r"(game|partie) \d+", case.get("name"))]
    if len(told_games) != len(games):
        fail("a game is no case", (len(told_games), len(games)))
    for case, game in zip(told_games, games):
        if (case.find("failure") is None) != game["valid"]:
            fail("a case fails that should not, or does not fail", game)
    check_csv(arguments, folder, given, games)
    text = "".join(part for case in root.iter("testcase") for part in case.itertext())
    for finding in wanted:
        if f"[{finding[4]}]" not in text:
            fail("a finding is missing", finding)
    if output.returncode == 0 and failed:
        fail("a failure with status 0", arguments)


def check_csv(arguments, folder, given, games):
    """A row a game, whose lines end as RFC 4180 has it."""
    output = run("csv", arguments, folder, given).stdout
    if output.replace(b"\r\n", b"").count(b"\n") > output.count(b'"') // 2 or \
            not output.endswith(b"\r\n"):
        fail("csv: wrong line ends", output)
    head, *rows = csv.reader(io.StringIO(output.decode("utf-8"), newline=""), strict=True)
    if head != ["file", "White", "Black", "result", "plies", "slips", "certain"]:
        fail("csv: another head", head)
    if len(rows) != len(games) or any(len(row) != len(head) for row in rows):
        fail("csv: not a row a game", (len(rows), len(games)))
    for row, game in zip(rows, games):
        read = game["read"]
        is_certain = read["certain"] if read else game["valid"]
        slips = str(read["slips"]) if read else "0" if game["valid"] else ""
        plies = read["uci"].split() if read else game["uci"].split()
        names = [game["tags"].get(key, row[i]) for i, key in ((1, "White"), (2, "Black"))]
        names = ["" if name == "?" else name for name in names]
        result = game["result"] or row[3]
        if row != [game["file"], *names, result, str(len(plies)), slips,
                   "yes" if is_certain else "no"]:
            fail("csv says otherwise", (row, game))


def results_of(arguments, folder):
    return json.loads(run("sarif", arguments, folder).stdout)["runs"][0]["results"]


def check_fixes(files, folder):
    """What a fix of SARIF writes is no longer found where it is written, and no other line changes."""
    count = 0
    for name in files:
        with open(name, encoding="utf-8", errors="replace", newline="\n") as file:
            lines = file.read().split("\n")
        for result in results_of(["-v", "--profile=pgn", name], folder):
            for fix in result.get("fixes", []):
                change, = fix["artifactChanges"]
                replacement, = change["replacements"]
                region, text = replacement["deletedRegion"], replacement["insertedContent"]["text"]
                place = result["locations"][0]["physicalLocation"]
                line, first = region["startLine"], region["startColumn"]
                if change["artifactLocation"] != place["artifactLocation"] or \
                        (line, first) != (place["region"]["startLine"], place["region"]["startColumn"]) or \
                        region["endColumn"] > place["region"]["endColumn"] or text == "":
                    fail("a fix elsewhere", result)
                old = lines[line - 1]
                mended = old[:first - 1] + text + old[region["endColumn"] - 1:]
                with open(os.path.join(folder, "mended"), "w", encoding="utf-8", newline="\n") as file:
                    file.write("\n".join([*lines[:line - 1], mended, *lines[line:]]))
                if any(left["ruleId"] == result["ruleId"] and
                       left["locations"][0]["physicalLocation"]["region"]["startLine"] == line and
                       left["locations"][0]["physicalLocation"]["region"]["startColumn"] == first
                       for left in results_of(["-v", "--profile=pgn", "mended"], folder)):
                    fail(f"'{text}' mends nothing", result)
                count += 1
    if count < 20:
        fail("too few fixes", count)


def check_trouble(folder):
    """A file that cannot be read is told in the document, and the others are read; a document whose
    output cannot be written is whole or absent."""
    for form in ("sarif", "junit", "checkstyle", "github"):
        path = os.path.join(folder, "report")
        result = run(form, ["-oreport", "nosuch.pgn", "plain.pgn", "."], folder)
        if result.returncode != 2:
            fail(f"{form}: status {result.returncode} with a missing file", result.stderr)
        if form == "github":
            if os.path.exists(path):
                fail("github: what is incomplete was kept")
            continue
        with open(path, "rb") as file:
            output = file.read()
        os.remove(path)
        if b"nosuch.pgn: cannot be read" not in output:
            fail(f"{form}: the missing file is not told", output)
        if form == "sarif" and json.loads(output)["runs"][0]["invocations"][0]["executionSuccessful"]:
            fail("sarif: said to have succeeded", output)
        if form != "sarif":
            xml.fromstring(output)
        if run(form, ["-q", "plain.pgn"], folder).stdout:
            fail(f"{form}: --quiet is not quiet")
        if run(form, ["-o", "nosuch/report", "plain.pgn"], folder).returncode != 2:
            fail(f"{form}: an output that cannot be opened")
        if os.path.exists("/dev/full"):
            full = subprocess.run(f"'{PROGRAM}' validate --format={form} plain.pgn > /dev/full",
                                  shell=True, cwd=folder, capture_output=True, check=False)
            if full.returncode != 2 or b"cannot be written" not in full.stderr:
                fail(f"{form}: a full disk", full)


def main():
    files = sorted(os.path.abspath(name) for name in glob.glob("tests/data/games/*.*"))
    with tempfile.TemporaryDirectory(prefix="check_forms.") as folder:
        for name in NAMES:
            with open(os.path.join(os.fsencode(folder), name), "wb") as file:
                file.write(b"[Event \"?\"]\n\n1. e4 e5 2. Ke3 *\n\n[Event \"?\"]\n\n1. d4 *\n")
        compare([], folder)
        for arguments in ([], ["-v"], ["--profile=pgn", "--strict", "-v"], ["--messages=fr"]):
            compare([*arguments, *files], folder)
            for given in NASTY:
                compare([*arguments, "--profile=pgn"], folder, given)
        compare(["-v", *(os.fsdecode(name) for name in NAMES)], folder)
        for name in NAMES:
            compare(["--stdin-filename=" + os.fsdecode(name)], folder, NASTY[2])
        compare(["--max-errors=1", *files], folder)
        check_fixes(files, folder)
        check_trouble(folder)
    print(f"check_forms: {told} findings read in each form,",
          f"{failures} failures" if failures else "all is as it should be")
    sys.exit(failures > 0)


main()
