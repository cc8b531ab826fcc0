"""Files that are corrected or converted in place, and diffs of what would change.

    python3 check_fix.py PROGRAM

A diff, given to patch, makes of a file what is written in place. A correction changes the words that
are told and no other byte, in any encoding and with any line ends; and after it there is nothing
more to correct.
"""
import glob
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
failures = 0
diffs = 0
# what each text becomes on the disk, and the option that reads it
ENCODINGS = [("utf-8", None), ("utf-16", None), ("cp1252", "cp1252"), ("cp850", "cp850")]


def fail(what, *details):
    global failures
    failures += 1
    if failures <= 10:
        print(f"check_fix: {what}", *(f"{detail!r:.600}" for detail in details), sep="\n  ",
              file=sys.stderr)


def run(*arguments, given=b"", folder=None):
    return subprocess.run([PROGRAM, *arguments], input=given, capture_output=True, cwd=folder,
                          env={"LC_ALL": "C"}, check=False)


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def sheets():
    with open("tests/data/sheets.tsv", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")][1:]
    for row in rows:
        yield row[1] or "auto", row[2].replace("\\n", "\n").replace('\\"', '"')


def fix(data, options, folder):
    """What --fix makes of a sheet, and what it says."""
    path = os.path.join(folder, "sheet.txt")
    write(path, data)
    result = run("validate", "--fix", *options, "sheet.txt", folder=folder)
    if result.returncode not in (0, 1):
        fail("status", result, data)
    return read(path), result.stderr


def check_fix(language, text, folder):
    """What is corrected in place is corrected on standard input and by a diff, too, and once."""
    data, options = text.encode(), ["--from=" + language]
    after, told = fix(data, options, folder)
    check_lines(text, after.decode(), told)
    piped = run("validate", "--fix", *options, given=data)
    if piped.stdout != after:
        fail("standard input is corrected otherwise", text, after, piped.stdout)
    again, told = fix(after, options, folder)
    if again != after or b"corrected" in told:
        fail("more is corrected the second time", text, after, again, told)
    write(os.path.join(folder, "sheet.txt"), data)
    check_patch(["validate", *options], ["--fix"], data, after, folder)
    return after.decode()


def check_encoding(language, text, fixed, encoding, option, folder):
    """In another encoding, and with other line ends, the same words are corrected, and nothing else."""
    try:
        data = text.replace("\n", "\r\n").encode(encoding)
    except UnicodeEncodeError:
        return
    options = ["--from=" + language] + (["--encoding=" + option] if option else [])
    after, _ = fix(data, options, folder)
    if after.decode(encoding) != fixed.replace("\n", "\r\n"):
        fail(f"otherwise in {encoding}", text, fixed, after.decode(encoding))


def check_lines(text, fixed, told):
    """Only lines with a word that was told have changed."""
    lines = {int(n) for n in re.findall(rb"^sheet.txt:(\d+):\d+: corrected", told, re.M)}
    before, after = text.split("\n"), fixed.split("\n")
    changed = {i + 1 for i, pair in enumerate(zip(before, after)) if pair[0] != pair[1]}
    habits = (b"sheet-in-lowercase", b"moves-torn", b"as are all words")
    is_habit = any(habit in told for habit in habits)
    if len(before) != len(after) or (changed != lines and not is_habit):
        fail("other lines have changed than were told", text, fixed, told)


def check_patch(command, in_place, data, wanted, folder):
    """A diff is what writing in place would do."""
    global diffs
    path = os.path.join(folder, "sheet.txt")
    result = run(*command, "--diff", "sheet.txt", folder=folder)
    if read(path) != data:
        fail("a diff has changed the file", data)
    if (result.stdout == b"") != (wanted == data):
        fail("no diff, or one of nothing", result.stdout, data, wanted)
    if result.stdout == b"":
        return
    if result.returncode != 1:
        fail("status of a diff", result)
    diffs += 1
    check_changes(result.stdout)
    if shutil.which("patch") is not None:
        patched = subprocess.run(["patch", "--binary", "-s", "-p0"], input=result.stdout,
                                 capture_output=True, cwd=folder, check=False)
        if patched.returncode or read(path) != wanted:
            fail("patch makes another file of it", in_place, patched, result.stdout)
    stdin = run(*command, "--diff", "--stdin-filename=sheet.txt", given=data)
    if stdin.stdout != result.stdout:
        fail("another diff of standard input", stdin.stdout, result.stdout)


def check_changes(diff):
    """No change takes a line away and puts it back: what is equal at both ends of it is left out."""
    for taken, put in re.findall(rb"((?:^-.*\n)+)((?:^\+.*\n)+)", diff.split(b"\n", 2)[2], re.M):
        old, new = taken.splitlines(), put.splitlines()
        if old[0][1:] == new[0][1:] or old[-1][1:] == new[-1][1:]:
            fail("a line is changed into itself", taken, put)


def check_convert(data, arguments, folder):
    path = os.path.join(folder, "sheet.txt")
    wanted = run("convert", "-q", *arguments, given=data).stdout
    write(path, data)
    check_patch(["convert", "--on-error=keep", *arguments], ["--write"], data, wanted, folder)
    write(path, data)
    run("convert", "--on-error=keep", "--write", *arguments, "sheet.txt", folder=folder)
    if read(path) != wanted:
        fail("--write writes something else", arguments, data)


def check_many(folder):
    """Files that were compared or written are closed: there may be more than can be open at once."""
    most, names = 24, [f"{i}.txt" for i in range(60)]
    for name in names:
        write(os.path.join(folder, name), b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n")

    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    def convert(option):
        return subprocess.run([PROGRAM, "convert", "-j1", "--to=fr", option, *names], capture_output=True,
                              cwd=folder, env={"LC_ALL": "C"}, check=False, preexec_fn=limit)

    result = convert("--diff")
    if result.stdout.count(b"\n+++ ") != len(names):
        fail("not every file of many was compared", result)
    result = convert("--write")
    if result.returncode != 0 or any(b"Cf3" not in read(os.path.join(folder, name)) for name in names):
        fail("not every file of many was written", result)


def main():
    with tempfile.TemporaryDirectory(prefix="check_fix.") as folder:
        for i, (language, text) in enumerate(sheets()):
            fixed = check_fix(language, text, folder)
            check_encoding(language, text, fixed, *ENCODINGS[i % len(ENCODINGS)], folder)
        for name in sorted(glob.glob("tests/data/games/*.*")):
            data = read(name)
            for arguments in (["--to=de", "--layout=keep"], ["--to=fr"], ["--to=en", "--layout=pgn"],
                              ["--to=fr", "--style=long", "--layout=lines"], ["--layout=oneline"]):
                check_convert(data, arguments, folder)
                check_convert(data.rstrip(), arguments, folder)
            check_convert(data.replace(b"\n", b"\r\n"), ["--to=figurine", "--layout=keep"], folder)
        check_many(folder)
    if shutil.which("patch") is None:
        print("skipped: patch is missing, so that no diff was applied")
    print(f"check_fix: {diffs} diffs,", f"{failures} failures" if failures else
          "all is as it should be")
    sys.exit(failures > 0)


main()
