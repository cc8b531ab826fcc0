"""What other notations, layouts, options and shapes of games cost beside plain English games.

    python3 forms.py PROGRAM FILE.pgn

Each row makes its input from the games of FILE, and gives the user time of its command as a ratio to
that of `validate -q -j1 FILE` in the same round, the median of the rounds: byte for byte, the ratio
to be reached, and game for game, which says more where the form is shorter or longer.
FORMS=WORD,WORD restricts the rows to those that hold one of the words.
"""
import os
import re
import statistics
import subprocess
import sys
import tempfile

ROUNDS = int(os.environ.get("ROUNDS", "5"))
PROGRAM, FILE = os.path.abspath(sys.argv[1]), sys.argv[2]
WANTED = [word for word in os.environ.get("FORMS", "").split(",") if word]
START = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def user_time(command):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_utime


def converted(*options):
    command = [PROGRAM, "convert", "-q", *options, FILE]
    return lambda _: subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout


def with_variations(every):
    """A variation behind every so many moves of White: the move itself in its place."""
    def transform(games):
        count = 0

        def add(match):
            nonlocal count
            count += 1
            number, white = match.group(1), match.group(2)
            black = match.group(3) or b""
            if count % every or not black:
                return match.group(0)
            return b"%s. %s (%s. %s %s) %s... %s" % (number, white, number, white, black, number,
                                                     black)
        games = re.sub(rb"\n(?=[^\[\n])", b" ", games).replace(b" [Event", b"\n\n[Event")
        return re.sub(rb"(?<![^ ])(\d+)\. ?([^ \d]\S*) ([^ \d({$*]\S*)", add, games)
    return transform


def with_nags(games):
    """A NAG behind every twentieth move of Black."""
    return re.sub(rb"(?<=[ \n])(\d*[05]\. ?\S+ [^ \n\d({$*]+)(?=[ \n])", rb"\1 $1", games)


def with_tags(tags):
    """Tags behind the last one of each game."""
    return lambda games: re.sub(rb"(\]\n)(?=\n)", lambda match: match.group(1) + tags, games)


def without_numbers(games):
    return re.sub(rb"(?<=[ \n])\d+\. ?", b"", games)


def as_it_is(games):
    return games


ENGLISH = ["--to=en"]
# name, what the input is made of FILE by, the command, the ratio to be reached
ROWS = [
    ("UCI: validate", converted("--to=uci"), ["validate"], 2),
    ("UCI: convert --from=uci --to=en", converted("--to=uci"), ["convert", "--from=uci", *ENGLISH], 2),
    ("UCI: convert --to=en", converted("--to=uci"), ["convert", *ENGLISH], 2),
    ("Russian: validate", converted("--to=ru"), ["validate"], 1.5),
    ("figurines: validate", converted("--to=figurine"), ["validate"], 1.5),
    ("Russian: convert --from=ru --to=en", converted("--to=ru"), ["convert", "--from=ru", *ENGLISH], 2),
    ("Russian: convert --to=en", converted("--to=ru"), ["convert", *ENGLISH], 2),
    ("--profile=pgn", as_it_is, ["validate", "--profile=pgn"], 2),
    ("--profile=fide", as_it_is, ["validate", "--profile=fide"], 2),
    ("--variant=chess960", as_it_is, ["validate", "--variant=chess960"], 2),
    ("validate --format=jsonl", as_it_is, ["validate", "--format=jsonl"], 2),
    ("convert --layout=jsonl", as_it_is, ["convert", "--layout=jsonl", *ENGLISH], 2),
    ("a variation every 10 moves: validate", with_variations(10), ["validate"], 1.3),
    ("a variation every 10 moves: convert", with_variations(10), ["convert", *ENGLISH], 1.5),
    ("a variation every move: validate", with_variations(1), ["validate"], 2),
    ("a variation every move: convert", with_variations(1), ["convert", *ENGLISH], 2.5),
    ("a NAG now and then: convert", with_nags, ["convert", *ENGLISH], 1.3),
    ("games with a FEN", with_tags(b'[SetUp "1"]\n[FEN "%s"]\n' % START), ["validate"], 1.3),
    ("long notation: validate", converted("--to=fr", "--style=long", "--layout=pgn"), ["validate"], 1.3),
    ("convert --layout=keep", as_it_is, ["convert", "--to=fr", "--layout=keep"], 1.5),
    ("convert --layout=columns", as_it_is, ["convert", "--to=fr", "--layout=columns"], 1.2),
    ("convert --layout=lines", as_it_is, ["convert", "--to=fr", "--layout=lines"], 1.2),
    ("convert --check", as_it_is, ["convert", "--check", *ENGLISH], 2),
    ("moves without numbers", without_numbers, ["validate"], 1.1),
    ("CRLF", lambda games: games.replace(b"\n", b"\r\n"), ["validate"], 1.05),
]


def main():
    with open(FILE, "rb") as file:
        games = file.read()
    plain = [PROGRAM, "validate", "-q", "-j1", FILE]
    for name, made_by, command, goal in ROWS:
        if WANTED and not any(word in name for word in WANTED):
            continue
        with tempfile.NamedTemporaryFile(suffix=".pgn") as form:
            form.write(made_by(games))
            form.flush()
            task = [PROGRAM, *command, "-q", "-j1", form.name]
            if "--format=jsonl" in task:
                task.remove("-q")
            size = os.path.getsize(form.name) / len(games)
            rounds = [(user_time(plain), user_time(task)) for _ in range(ROUNDS)]
        ratio = statistics.median(form / plain for plain, form in rounds)
        print(f"{name:40} {ratio / size:7.2f} times, to reach {goal:4}; a game {ratio:5.2f}", flush=True)


main()
