"""What algnot solve answers, held against problems whose solutions are known.

    python3 check_problems.py PROGRAM [FILE [NODES]]

FILE has a problem a line with its solutions, as tests/data/problems/small.jsonl; a problem that takes
more than NODES positions is left out. The answer does not depend on the number of threads. As JSON and
as PGN, where it is a game without an error, it is read again as the same problem with the same verdict,
whatever its author claimed.
"""
import json
import os
import subprocess
import sys

PROGRAM = os.path.abspath(sys.argv[1])
FILE = sys.argv[2] if len(sys.argv) > 2 else "tests/data/problems/small.jsonl"
NODES = sys.argv[3] if len(sys.argv) > 3 else "1000000"
SOME = 40
FACTS = ("verdict", "solutions", "short", "keys", "tries", "set")
KINGLESS = ("no-white-king", "no-black-king") # PGN has no such games
failures = compared = 0


def run(command, text, *arguments):
    result = subprocess.run([PROGRAM, command, *arguments], input=text.encode(), check=False,
                            capture_output=True, env={"LC_ALL": "C"})
    return result.returncode, result.stdout.decode()


def fail(*words):
    global failures
    failures += 1
    print(*words)


def solve(problems, *arguments):
    text = "".join(json.dumps(problem) + "\n" for problem in problems)
    status, output = run("solve", text, "--all", "--max-solutions=100000", f"--max-nodes={NODES}",
                         *arguments)
    if status not in (0, 1, 2):
        fail("status", status, *arguments)
    return status, output


def known(problem, fact):
    """What a record says; of some only the keys are known, not what follows."""
    if fact == "keys" and "keys-only" in problem.get("tags", []):
        return [{"move": key["move"]} for key in problem["keys"]]
    return problem[fact]


def told(problem, answer, fact):
    if fact == "keys" and "keys-only" in problem.get("tags", []):
        return [{"move": key["move"]} for key in answer["keys"]]
    return answer.get(fact)


def compare(problem, answer):
    global compared
    if not answer["complete"]:
        return
    compared += 1
    for fact in FACTS:
        if fact in problem and known(problem, fact) != told(problem, answer, fact):
            fail(problem["id"], fact, "is not", known(problem, fact), "but", answer.get(fact))


def without_effort(output):
    answers = [json.loads(line) for line in output.splitlines()]
    for answer in answers:
        del answer["positions"], answer["seconds"]
    return answers


def soundness(output):
    return [answer["soundness"] for answer in map(json.loads, output.splitlines())]


def claimed(problem):
    """The same problem with what an author may claim of it: nothing, its solutions, that there is none,
    or another first move."""
    bare = {key: problem[key] for key in ("id", "fen", "stipulation", "variant") if key in problem}
    yield bare
    yield problem
    yield {**bare, "verdict": "no-solution"}
    _, moves = run("moves", "", "--to=uci", "--fen=" + problem["fen"],
                   "--variant=" + problem.get("variant", "standard"))
    for move in moves.split()[:1]:
        yield {**bare, "keys": [move]}


def check_verdicts(problems):
    """The verdicts on answers that are read again, of about SOME problems."""
    problems = problems[::max(1, len(problems) // SOME)]
    problems = [claim for problem in problems for claim in claimed(problem)]
    _, output = solve(problems, "--format=jsonl")
    verdicts = soundness(output)
    for form in ("jsonl", "pgn"):
        _, answers = solve(problems, "--format=" + form)
        _, again = run("solve", answers, "--all", "--format=jsonl", f"--max-nodes={NODES}")
        repeated = soundness(again)
        if len(repeated) != len(problems):
            fail(len(problems), "problems, but", len(repeated), "are read again as", form)
        for problem, verdict, second in zip(problems, verdicts, repeated):
            if verdict != second:
                fail(problem["id"], "is", verdict, "but as", form, second)
    if "other-solution" not in verdicts:
        fail("no solution was another one than its author gave")


def check(problems, *arguments):
    status, output = solve(problems, "--format=jsonl", "--jobs=1", *arguments)
    answers = [json.loads(line) for line in output.splitlines()]
    if status == 2 and all(answer["complete"] for answer in answers):
        fail("status 2, though no limit ended a search")
    if len(answers) != len(problems):
        fail(len(problems), "problems,", len(answers), "answers")
    for problem, answer in zip(problems, answers):
        compare(problem, answer)
    if all(answer["complete"] for answer in answers):
        _, again = solve(problems, "--format=jsonl", "--jobs=3", *arguments)
        if without_effort(output) != without_effort(again):
            fail("the answers depend on the number of threads")
    problems = [p for p in problems if not any(tag in KINGLESS for tag in p.get("tags", []))]
    _, games = solve(problems, "--format=pgn", *arguments)
    status, findings = run("validate", games, "--allow=null-move,setup-missing")
    if status != 0:
        fail("PGN is not read again:", findings[:500])


def main():
    with open(FILE, encoding="utf-8") as file:
        problems = [json.loads(line) for line in file]
    for has_set in (False, True):
        for has_tries in (False, True):
            some = [p for p in problems if ("set" in p) == has_set and ("tries" in p) == has_tries]
            if some:
                check(some, *["--set-play"] * has_set, *["--tries"] * has_tries)
    check_verdicts([p for p in problems if not any(tag in KINGLESS for tag in p.get("tags", []))])
    if compared == 0:
        fail("nothing was compared")
    print(f"problems: {compared} of {len(problems)} compared with what is known")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
