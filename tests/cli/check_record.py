"""algnot record at a terminal, and where its file cannot be written.

    python3 check_record.py PROGRAM [--rewrite]

record.*.terminal is what a terminal shows of a session, prompts and typing included. What stands
behind a prompt is typed again, ^C is an interrupt, the end of the file the end of the input; the
rest must come out the same. With --rewrite it is written anew; the diff is to be read.
"""
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

import terminal

PROGRAM = os.path.abspath(sys.argv[1])
SESSIONS = {"tests/cli/record.en.terminal": [],
            "tests/cli/record.fr.terminal": ["--messages=fr", "--sheet"],
            "tests/cli/record.letters.terminal": ["--messages=fr"],
            "tests/cli/record.slips.en.terminal": [],
            "tests/cli/record.slips.fr.terminal": ["--messages=fr"],
            "tests/cli/record.correct.en.terminal": [],
            "tests/cli/record.correct.fr.terminal": ["--messages=fr"],
            "tests/cli/record.narrow.terminal": ["--messages=fr"],
            "tests/cli/record.ends.terminal": [],
            "tests/cli/record.board.terminal": ["--from=fr", "--messages=fr", "--board"]}
COLUMNS = {"tests/cli/record.narrow.terminal": 44}
PROMPT = re.compile(r"^(\(?\d+(?:\.|\.\.\.|…) ?\w+ ?> |[01]-[01]> |1/2-1/2> |\} )(.*)$")
failures = 0


def check(what, is_so, seen=""):
    global failures
    if not is_so:
        failures += 1
        print(f"check_record: not so: {what}\n{seen}", file=sys.stderr)


# ---- at a terminal ----

def at_terminal(folder, options, typed, columns=0):
    """What a terminal shows while lines are typed at each prompt."""
    typed = list(typed)

    def answer(shown):
        last = shown.decode(errors="replace").replace("\r\n", "\n").rsplit("\n", 1)[-1]
        if not PROMPT.match(last) or PROMPT.match(last)[2]:
            return b""
        line = typed.pop(0) if typed else None
        return b"\x04" if line is None else b"\x03" if line == "^C" else (line + "\n").encode()

    shown, _, _ = terminal.run([PROGRAM, "record", "game.pgn", *options], "stdin stdout stderr",
                               {**os.environ, "LC_ALL": "C", "TERM": "dumb"}, folder=folder,
                               columns=columns, answer=answer)
    return shown.decode().replace("\r\n", "\n")


def check_sessions(rewrites):
    for path, options in SESSIONS.items():
        with open(path, encoding="utf-8") as file:
            due = file.read()
        typed = [PROMPT.match(line)[2] for line in due.split("\n") if PROMPT.match(line)]
        while typed and typed[-1] == "":
            typed.pop()
        folder = tempfile.mkdtemp(prefix="check_record.")
        seen = at_terminal(folder, options, typed, COLUMNS.get(path, 0))
        with open(os.path.join(folder, "game.pgn"), encoding="utf-8") as file:
            seen += "---- game.pgn\n" + file.read()
        shutil.rmtree(folder)
        if rewrites:
            with open(path, "w", encoding="utf-8") as file:
                file.write(seen)
        check(f"{path}: the session looks the same", rewrites or seen == due, seen)


def check_interrupts():
    """An interrupt ends the session whether it comes before the line is waited for, or after."""
    for _ in range(8):
        folder = tempfile.mkdtemp(prefix="check_record.")
        seen = at_terminal(folder, [], ["e4", "^C"])
        shutil.rmtree(folder)
        check("an interrupt says how to resume", "--resume game.pgn" in seen, seen)


# ---- for a program ----

class Recorder:
    """A recorder that answers each move with a line."""

    def __init__(self, path, *options, program=PROGRAM, **how):
        self.process = subprocess.Popen(
            [program, "record", "--echo=uci", *options, path], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"LC_ALL": "C"}, **how)

    def say(self, line):
        """The answer to one entry."""
        self.process.stdin.write((line + "\n").encode())
        self.process.stdin.flush()
        return self.process.stdout.readline().decode().strip()

    def end(self):
        """The status, and what was told on standard error."""
        _, told = self.process.communicate()
        return self.process.returncode, told.decode()


def moves_in(path):
    """Status of validate, and the moves of the last game."""
    run = subprocess.run([PROGRAM, "validate", "--format=jsonl", "--emit=game", path],
                         capture_output=True, check=False)
    lines = run.stdout.decode().splitlines()
    return run.returncode, json.loads(lines[-1])["uci"].split() if lines else []


KNIGHTS = ["g1f3", "g8f6", "b1c3", "b8c6", "f3g1", "f6g8", "c3b1", "c6b8"]


def check_lock(folder):
    path = os.path.join(folder, "lock.pgn")
    first = Recorder(path)
    check("the first recorder answers", first.say("e4") == "e2e4")
    second = Recorder(path)
    status, told = second.end()
    check("the second refuses", status == 2 and "another 'algnot record'" in told, (status, told))
    check("the first goes on", first.say("e5") == "e7e5")
    first.process.kill()
    first.end()
    third = Recorder(path, "--resume")
    check("the lock goes with its process", third.say("Nf3") == "g1f3")
    third.end()
    check("nothing was lost", moves_in(path) == (0, ["e2e4", "e7e5", "g1f3"]), moves_in(path))


def check_room(folder):
    """The room before the games behind goes when the game is gone on with, move or no move."""
    path = os.path.join(folder, "room.pgn")
    before, behind = b'[Event "a"]\n\n1. e4 *\n\n', b'[Event "b"]\n\n1. d4 1-0\n'
    with open(path, "wb") as file:
        file.write(before + behind)
    recorder = Recorder(path, "--resume")
    recorder.say("e5")
    recorder.process.kill()
    recorder.end()
    check("there is room", os.path.getsize(path) > 4096)
    status, told = Recorder(path, "--resume").end()
    with open(path, "rb") as file:
        seen = file.read()
    check("it is gone", status == 0 and seen.endswith(b"1. e4 e5 *\n\n" + behind) and
          len(seen) < 4096, (status, told, seen[-90:]))


def check_full_disk(folder):
    """A limit for the size of files stands for the disk that is full."""
    path = os.path.join(folder, "full.pgn")
    size = 135

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    recorder = Recorder(path, preexec_fn=limit, restore_signals=False)
    answered = []
    for move in KNIGHTS:
        answer = recorder.say(move)
        if answer != move:
            break
        answered.append(move)
    check("the move that is not saved is told", answer == "! not-saved", answer)
    check("some are before", 0 < len(answered) < len(KNIGHTS), answered)
    check("the others are there", moves_in(path) == (0, answered), moves_in(path))
    answered.append(move)
    if hasattr(resource, "prlimit"):
        resource.prlimit(recorder.process.pid, resource.RLIMIT_FSIZE,
                         (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        move = KNIGHTS[len(answered)]
        check("when there is room, all is saved", recorder.say(move) == move)
        check("the one that was missing, too", moves_in(path) == (0, answered + [move]),
              moves_in(path))
        status, told = recorder.end()
        check("and it is told", status == 0 and "saved, with all that was missing" in told, told)
    recorder = Recorder(path, preexec_fn=limit, restore_signals=False)
    check("an older game is there", recorder.say("e4") == "! not-saved")
    status, told = recorder.end()
    check("at the end all is shown once more", status == 2 and "1. e4 *" in told, (status, told))
    check("the older game is whole", moves_in(path)[0] == 0, moves_in(path))


def check_handles(folder):
    """Changes of more than a few blocks leave no file open, and no folder."""
    path = os.path.join(folder, "handles.pgn")

    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (16, 16))

    recorder = Recorder(path, preexec_fn=limit)
    recorder.say("e4")
    recorder.say("comment " + 9000 * "x")
    answers = {recorder.say("tag White " + length * "A") for length in range(1, 17)}
    check("each change is saved", answers == {"e2e4"}, answers)
    recorder.end()


def check_vanished(folder):
    home, away = os.path.join(folder, "home"), os.path.join(folder, "away")
    os.mkdir(home)
    path = os.path.join(home, "game.pgn")
    recorder = Recorder(path)
    check("a move is saved", recorder.say("e4") == "e2e4")
    os.rename(home, away)
    check("without its folder none is", recorder.say("e5") == "! not-saved")
    os.rename(away, home)
    check("when it is back all is", recorder.say("Nf3") == "g1f3")
    check("all", moves_in(path) == (0, ["e2e4", "e7e5", "g1f3"]), moves_in(path))
    with open(path, "a", encoding="utf-8") as file:
        file.write("\n")
    check("what another program has changed is left alone", recorder.say("Nc6") == "! not-saved")
    status, told = recorder.end()
    check("and that is told", status == 2 and "another program" in told, (status, told))


def check_read_only(folder):
    path = os.path.join(folder, "read-only.pgn")
    program = os.path.join(folder, "algnot")
    shutil.copy(PROGRAM, program)
    with open(path, "w", encoding="utf-8") as file:
        file.write('[Event "a"]\n\n1. e4 *\n')
    os.chmod(path, 0o444)
    os.chmod(folder, 0o755)
    nobody = {"preexec_fn": lambda: os.setuid(65534)} if os.geteuid() == 0 else {}
    status, told = Recorder(path, program=program, **nobody).end()
    check("a read-only file is refused", status == 2 and "permission denied" in told,
          (status, told))


def check_journal(folder):
    """A change that was stopped in the midst is finished; what is not of it is not touched."""
    path = os.path.join(folder, "journal.pgn")
    head, before, after = b'[Event "a"]\n\n1. e4 ', b"*\n\n", b"e5 2. Nf3 *\n\n"

    def journal(cut=0, wrong=0, before=before, after=after):
        total = 0xcbf29ce484222325 ^ len(head) ^ wrong
        for byte in before + after:
            total = (total ^ byte) * 0x100000001b3 % 2 ** 64
        text = f"algnot-journal {len(head)} {len(before)} {len(after)} {total}\n".encode()
        text += before + after
        with open(path + ".algnot-journal", "wb") as file:
            file.write(text[:len(text) - cut])

    for what, tail, cut, wrong, due in (
            ("before the first byte", before, 0, 0, after),
            ("in the midst", after[:5], 0, 0, after), ("at the end", after, 0, 0, after),
            ("while the journal was written", before, 3, 0, before),
            ("before all blocks of the journal were", before, 0, 1, before)):
        journal(cut, wrong)
        with open(path, "wb") as file:
            file.write(head + tail)
        status, told = Recorder(path).end()
        with open(path, "rb") as file:
            seen = file.read()
        check(f"stopped {what}", status == 0 and seen == head + due and
              not os.path.exists(path + ".algnot-journal"), (status, told, seen))
    longer, behind = b"*" + b"\n" * (len(after) - 1), b'[Event "b"]\n\n1. d4 1-0\n'
    journal(before=longer)
    with open(path, "wb") as file:
        file.write(head + after[:5] + longer[5:] + behind)
    status, told = Recorder(path).end()
    with open(path, "rb") as file:
        seen = file.read()
    check("stopped with a game behind", status == 0 and seen == head + after + behind,
          (status, told, seen))
    journal()
    with open(path, "wb") as file:
        file.write(head + b"c5 *\n")
    status, told = Recorder(path).end()
    with open(path, "rb") as file:
        seen = file.read()
    check("a journal of other content", status == 2 and seen == head + b"c5 *\n" and
          "no longer belongs" in told, (status, told, seen))
    for what, tail in (("and all of it", after), ("and half of it", after[:5] + before[5:])):
        journal()
        grown = head + tail + behind
        with open(path, "wb") as file:
            file.write(grown)
        status, told = Recorder(path).end()
        with open(path, "rb") as file:
            seen = file.read()
        check(f"a journal of a file that has grown since, {what} is there", status == 2 and
              seen == grown and "no longer belongs" in told, (status, told, seen))


def check_cost(folder):
    """What a move reads and writes does not grow with what stands before it, or behind it."""
    counts = f"/proc/{os.getpid()}/io"
    if not os.path.exists(counts):
        print("skipped: the cost of a move: this system counts no bytes that are read and written")
        return
    with open("tests/data/games/classics.pgn", "rb") as file:
        games = file.read()
    games *= 10_000_000 // len(games)
    check_cost_beside(os.path.join(folder, "before.pgn"), games, [])
    own = b'[Event "a"]\n\n*\n\n'
    check_cost_beside(os.path.join(folder, "behind.pgn"), own + games, ["--resume"])
    with open(os.path.join(folder, "behind.pgn"), "rb") as file:
        check("games behind keep every byte", file.read().endswith(b"1/2-1/2\n\n" + games))


def check_cost_beside(path, games, options):
    with open(path, "wb") as file:
        file.write(games)
    recorder = Recorder(path, *options)

    def counts():
        """Bytes read and bytes written so far."""
        with open(f"/proc/{recorder.process.pid}/io", encoding="ascii") as file:
            told = file.read()
        return [int(re.search(rf"{count}: (\d+)", told)[1]) for count in ("rchar", "wchar")]

    recorder.say(KNIGHTS[0])
    # what came before the first answer is not the moves' (a sanitizer's start writes, too)
    before = counts()
    for move in (KNIGHTS * 4)[1:]:
        check("each move is answered", recorder.say(move) == move)
    read, written = (after - count for after, count in zip(counts(), before))
    recorder.end()
    check("31 moves beside 10 MB write less than 3 kB", 0 < written < 3_000, written)
    check("and read less than 100 kB", read < 100_000, read)


def main():
    check_sessions("--rewrite" in sys.argv)
    check_interrupts()
    folder = tempfile.mkdtemp(prefix="check_record.")
    for one in (check_lock, check_room, check_full_disk, check_handles, check_vanished,
                check_read_only, check_journal, check_cost):
        one(folder)
    shutil.rmtree(folder)
    print("check_record:", f"{failures} failures" if failures else "all is as it should be")
    sys.exit(failures > 0)


main()
