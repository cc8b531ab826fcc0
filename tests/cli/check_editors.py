"""What the help gives to editors and hooks, taken at its word.

    python3 check_editors.py PROGRAM

The problem matcher, the errorformat and the hooks are read from where users copy them, and find in
the output of the program what JSON Lines say.
"""
import json
import os
import re
import subprocess
import sys

PROGRAM = os.path.abspath(sys.argv[1])
FILES = ["tests/data/games/errors.pgn", "tests/data/games/ronde3.txt", "tests/data/games/club.pgn"]
failures = 0


def check(what, is_so, seen):
    global failures
    if not is_so:
        failures += 1
        print(f"check_editors: not so: {what}\n{seen!r:.1500}", file=sys.stderr)


def run(*arguments, language="C"):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, check=False, text=True,
                          encoding="utf-8", env={"LC_ALL": language})


def recipe(help_text, first, last):
    """The lines of the help from one that begins so to one that does, without their indent."""
    lines = [line.removeprefix("    ") for line in help_text.split("\n")]
    begin = next(i for i, line in enumerate(lines) if line.startswith(first))
    end = next(i for i, line in enumerate(lines) if i >= begin and line.startswith(last))
    return "\n".join(lines[begin:end + 1])


def regexp_of(errorformat):
    """An errorformat of Vim as a regular expression: what stands for what, see :help errorformat."""
    parts = {"%f": "(?P<file>.+?)", "%l": r"(?P<line>\\d+)", "%v": r"(?P<column>\\d+)",
             "%t": "(?P<level>.)", "%*[a-z]": "[a-z]*", "%m": "(?P<message>.+)", "\\ ": " "}
    return re.sub(r"%\*\[a-z\]|%.|\\ |.", lambda c: parts.get(c[0], re.escape(c[0])).replace("\\\\", "\\"),
                  errorformat)


def main():
    findings = [json.loads(line) for line in
                run("validate", "-v", "--format=jsonl", "--emit=finding", *FILES).stdout.splitlines()]
    for language in ("C", "fr_FR.UTF-8"):
        told = run("help", "validate", language=language).stdout
        matcher = json.loads("{" + recipe(told, '"problemMatcher"', "}") + "}")["problemMatcher"]
        pattern = matcher["pattern"]
        efm = recipe(told, "CompilerSet errorformat=", "").removeprefix("CompilerSet errorformat=")
        makeprg = recipe(told, "CompilerSet makeprg=", "").removeprefix("CompilerSet makeprg=")
        words = makeprg.replace("\\ ", " ").split()
        check("the compiler calls the program on the file at hand",
              words[0] == "algnot" and words[-1] == "%:S", words)
        lines = run(*words[1:-1], "-v", *FILES, language=language).stdout.splitlines()
        check("a line a finding", len(lines) == len(findings), lines)
        for line, finding in zip(lines, findings):
            found = re.search(pattern["regexp"], line)
            wanted = {"file": finding["file"], "line": str(finding["line"]),
                      "column": str(finding["column"]), "severity": finding["level"],
                      "message": finding["message"], "code": finding["code"]}
            seen = {key: found[number] for key, number in pattern.items() if key != "regexp"}
            check("the problem matcher sees the finding", seen == wanted, (seen, wanted))
            found = re.fullmatch(regexp_of(efm), line)
            check("so does the errorformat", found is not None and (
                found["file"], found["line"], found["column"], found["level"], found["message"]) == (
                finding["file"], wanted["line"], wanted["column"], finding["level"][0],
                f"{finding['message']} [{finding['code']}]"), line)
    check_hooks()
    print(f"check_editors: {len(findings)} findings,", f"{failures} failures" if failures else
          "all is as it should be")
    sys.exit(failures > 0)


def check_hooks():
    with open(".pre-commit-hooks.yaml", encoding="utf-8") as file:
        hooks = re.findall(r"^- id: (.+)$|^  (\w+): (.+)$", file.read(), re.M)
    ids = [hook[0] for hook in hooks if hook[0]]
    check("the hooks", ids == ["algnot-validate", "algnot-fix"], ids)
    for _, key, value in hooks:
        if key == "files":
            check("games are PGN", re.search(value, "a/b.pgn") and not re.search(value, "b.pgn~"),
                  value)
        if key == "entry":
            words = value.split()
            result = run(*words[1:], "tests/data/games/classics.pgn")
            check(f"{value} is silent where all is well", words[0] == "algnot" and
                  (result.returncode, result.stdout, result.stderr) == (0, "", ""), result)


main()
