"""Memory, files and disks that fail while algnot works.

    python3 check_failures.py PROGRAM [--every=STEP | --watched=STEP] [FAULTY]

FAULTY, of tests/failures beside PROGRAM, is that with calls that fail when they are told to. Every
n-th allocation, opening, reading, writing and start of a thread is made to fail in each command
below, once and from there on: one n out of STEP with --every, otherwise a few of them. With
--watched FAULTY is a build under sanitizers, which starts slowly: one n out of STEP fails, and no
call behind it. Whatever fails, all memory is freed, as it is when nothing fails, and there is a
message and status 2, or nothing was lost by it: what is on standard output is the beginning of what
it should be, a file is as it was or as it should be, and of a game that is recorded every move that
was answered for is there.
"""
import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
HOW, FAULTY = (*sys.argv[2:], "", "")[:2]
FAULTY = os.path.abspath(FAULTY or os.path.join(os.path.dirname(PROGRAM), "tests/failures/algnot"))
WATCHED = HOW.startswith("--watched")
STEP = int(HOW.partition("=")[2] or "0")  # 0: a few
FEW = 4  # of each kind for each command, where not all are asked for
PATIENCE = 300  # seconds after which a program is said to hang
GAMES = os.path.abspath("tests/data/games")
failures = 0


def load(name):
    with open(os.path.join(GAMES, name), "rb") as file:
        return file.read()


ENGLISH, ERRORS, SHEET, FRENCH, ARTICLE = map(load, (
    "annotated.pgn", "errors.pgn", "morphy.txt", "ronde3.txt", "../articles/en-01.txt"))
WHITE = b"""Blancs : Dupont
Noirs : Martin

1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. 0-0 Fe7 6. Te3 b5 7. Fb3 d6 8. c3 0-0 9. h3 *
"""
BLACK = b"""White: Dupont
Black: Martin

1. e4 e5 2. Nf3 Nc6 3. Bb5 ? 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h4 *
"""
MENDED = b"1. e4 {[%clk 0:01:00] good} e5 2. Cf3 Cc6 3. Cxe5 xe5 4. d4 Cg6 5. Fd3 Fe7\n"
PROBLEMS = ("White: Kg8 Be4 Nd1 b7 / Black: Ka1 Nh8\n#2\nb) b7→b6\n\n"
            "6Kn/1P6/8/8/4B3/8/8/k2N4 w - -; dm 2; id \"two moves\";\n\n"
            "White: Kg8 Xe4\n#2\n").encode()
POPEYE = (b"beginproblem\npieces white kc8 pe7 black ka6 rf7\nstipulation h#2\nnextproblem\n"
          b"pieces white kc8 pe7 black ka6 rf7\nstipulation ser-h#3\nendproblem\n")
PROBLEM_OBJECT = b'{"id":"\\u00e9","fen":"6Kn/1P6/8/8/4B3/8/8/k2N4 w - - 0 1","stipulation":"#2"}\n'
UNSOLVED = (b'{"fen":"6Kn/1P6/8/8/4B3/8/8/k2N4 w - - 0 1","stipulation":"#1"}\n'
            b'{"fen":"8/8/8/8/8/8/k7/2K5 b - - 0 1","stipulation":"h#2"}\n')
PROBLEM_GAME = (b'[Event "Mate in two"]\n[FEN "6Kn/1P6/8/8/4B3/8/8/k2N4 w - - 0 1"]\n'
                b'[Stipulation "#2"]\n\n1. b8=R *\n')
WIDE = ENGLISH[:2000].decode().encode("utf-16")
OLDER = b"older than this run\n"
TAGS = b'[Event "?"]\n\n'
NAME = b'[White "Anna"]'
DIALOGUE = (b"comment a beginning\ne4\ne5\nNf3\ncomment a word\n(f4 exf4)\nNc6\nboard\n"
            b"tag Event \"x\"\nKe9\n{a comment\nof two lines}\nBb5!? $14\ntag Site \"" + b"far away " * 60 + b"\"\nNf6\n1/2\n")
MAIN_LINE = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "g8f6"]



def journal_of(at, before, after):
    """What a recorder leaves that was stopped while it wrote."""
    checksum = 0xcbf29ce484222325 ^ at
    for byte in before + after:
        checksum = (checksum ^ byte) * 0x100000001b3 % (1 << 64)
    return b"algnot-journal %d %d %d %d\n" % (at, len(before), len(after), checksum) + before + after


# the next game of this file goes on behind the first block of the disk
NEAR_BORDER = TAGS + b"1. e4 {" + b"well, " * 660 + b"} *\n\n"
OVER_BORDERS = TAGS + b"1. e4 {" + b"well, " * 1500 + b"} *\n\n"
SHORT, LONGER = TAGS + b"1. e4 *\n", TAGS + b"1. e4 e5 2. Nf3 Nc6 *\n"
STOPPED = {"game.pgn": ENGLISH + LONGER[:-9],
           "game.pgn.algnot-journal": journal_of(len(ENGLISH), SHORT, LONGER)}



def framed(number, method, **params):
    """A message to the language server; without a number it is a notification."""
    params = {"textDocument": {"uri": "file:///x", "text": FRENCH.decode()}, **params}
    whole = {"jsonrpc": "2.0", "method": method, "params": params}
    body = json.dumps({**whole, "id": number} if number else whole).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


PLACE = {"line": 5, "character": 65}
RANGE = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
CONVERSATION = b"".join([
    framed(1, "initialize", initializationOptions={"to": "de", "from": "klingon"}, locale="fr"),
    framed(0, "textDocument/didOpen"),
    framed(0, "textDocument/didChange", contentChanges=[{"range": RANGE, "text": "x"},
                                                        {"text": FRENCH.decode()}]),
    framed(2, "textDocument/hover", position=PLACE),
    framed(3, "textDocument/codeAction", range=RANGE),
    framed(4, "textDocument/inlayHint", range=RANGE),
    framed(5, "textDocument/documentSymbol"), framed(6, "textDocument/formatting"),
    framed(7, "textDocument/completion", position=PLACE),
    framed(0, "textDocument/didChange", contentChanges=[{"text": ENGLISH.decode()}]),
    framed(8, "textDocument/rename", position={"line": 4, "character": 9}, newName="x"),
    framed(9, "textDocument/formatting"), framed(10, "nosuch"),
    framed(0, "workspace/didChangeConfiguration", settings={"algnot": {"to": "en"}}),
    framed(0, "textDocument/didClose"), framed(11, "shutdown"), framed(0, "exit")])
# longer than what is read at once, so that a reading that fails stops amid the message
LONG_MESSAGE = framed(0, "workspace/didChangeConfiguration", settings={"x": "x" * (1 << 18)})

# what is typed, what is on standard input, and the files that are there
COMMANDS = [
    ("validate -j4 in", b"", {"in": ERRORS}),
    ("validate -v --messages=fr --profile=pgn -o out", ENGLISH, {"out": OLDER}),
    ("validate -j1 --format=jsonl in -o out", b"", {"in": ERRORS, "out": OLDER}),
    ("validate --format=short --strict", ERRORS, {}),
    ("validate in", b"", {"in": FRENCH}),
    ("validate in", b"", {"in": ARTICLE}),
    ("moves --position=Ke9", b"", {}),
    ("validate --after-error=repair --profile=fide", ERRORS, {}),
    ("validate --encoding=utf-16", WIDE, {}),
    ("grade --key=key --format=csv -o out in", b"", {"key": SHEET, "in": SHEET, "out": OLDER}),
    ("grade --key=key -v --format=jsonl in", b"", {"key": SHEET, "in": SHEET.replace(b"Cf3", b"cf3")}),
    ("convert -j4 --to=fr --layout=pgn in", b"", {"in": ENGLISH * 300}),
    ("convert --to=fr --layout=text --on-error=fix in -o out", b"", {"in": ERRORS, "out": OLDER}),
    ("convert --to=de --layout=lines --on-error=drop", ERRORS, {}),
    ("convert --to=ru --style=long --layout=columns -o out", SHEET, {}),
    ("convert --to=en --drop=clocks --on-error=fix", MENDED, {}),
    ("convert", b"1.e4e5 2.Cf3Cc6 3.Fb5a6 4.Fa4Cf6 5.0-0Fe7\n", {}),
    ("convert", b"1. e4 e5\n1. Nf3 Nc6\n1. Bb5 a6\n1. Ba4 Nf6\n", {}),
    ("convert --to=figurine --layout=oneline --sheet", ENGLISH, {}),
    ("convert --to=uci --layout=jsonl in -o out", b"", {"in": ENGLISH}),
    ("convert --to=en --layout=keep in -o out", b"", {"in": FRENCH + SHEET, "out": OLDER}),
    ("convert --to=fr --layout=keep --encoding=utf-16", WIDE, {}),
    ("convert -j1 --check --to=fr", ENGLISH, {}),
    ("convert --to=de --layout=keep --write in", b"", {"in": FRENCH + SHEET}),
    ("convert --to=de --layout=keep --diff in other", b"", {"in": ENGLISH, "other": ENGLISH}),
    ("validate -q --fix in", b"", {"in": FRENCH}),
    ("convert --to=de --layout=keep --write in other", b"", {"in": ENGLISH, "other": ENGLISH}),
    ("validate --fix", FRENCH, {}),
    ("validate --diff in other", b"", {"in": FRENCH, "other": FRENCH}),
    ("convert -j1 --to=fr --rejects=rejects --tag Event=x -o out", ERRORS, {"out": OLDER}),
    ("compare white black", b"", {"white": WHITE, "black": BLACK}),
    ("compare --strict white black -o out", b"", {"white": WHITE, "black": BLACK, "out": OLDER}),
    ("compare --to=fr --by=White,Black white - -v", BLACK, {"white": WHITE}),
    ("convert -j1 --to=fr --layout=html --diagrams=2w,9b -o out", ENGLISH, {"out": OLDER}),
    ("convert --to=figurine --layout=latex", ERRORS, {}),
    ("convert --to=ru --layout=typst --diagrams=start,end in", b"", {"in": SHEET}),
    ("convert --layout=scoresheet in", b"", {"in": ENGLISH}),
    ("show --at=12w in", b"", {"in": SHEET}),
    ("show --form=svg --priority -o out", SHEET, {"out": OLDER}),
    ("show --every=4 --form=fen in", b"", {"in": SHEET}),
    ("show --diagrams=2w,4b,99w --form=svg --caption=auto -o out", SHEET, {}),
    ("show --at=40w in", b"", {"in": SHEET}),
    ("show --at=end --game=2 in", b"", {"in": ERRORS}),
    ("record --echo=uci game.pgn", DIALOGUE, {}),
    ("record --echo=uci game.pgn", DIALOGUE, {"game.pgn": ENGLISH}),
    ("record --echo=uci game.pgn", b"e4\ne5\nNf3\nNc6\nBb5\nNf6\n", {"game.pgn": NEAR_BORDER}),
    ("record game.pgn", SHEET, {"game.pgn": ENGLISH}),
    ("record --echo=uci --resume game.pgn", b"Nc6\nBb5\nNf6\n",
     {"game.pgn": NAME + b"\n" + TAGS + b"1. e4 e5 2. Nf3 *\n" + ENGLISH}),
    ("record game.pgn", b"", STOPPED),
    ("lsp", CONVERSATION, {}),
    ("lsp", LONG_MESSAGE + CONVERSATION, {}),
    ("solve -j2 in -o out", b"", {"in": PROBLEMS, "out": OLDER}),
    ("solve -j1 --format=popeye --tries", PROBLEMS, {}),
    ("solve -j2 --format=pgn in", b"", {"in": POPEYE}),
    ("solve -j1 in", b"", {"in": PROBLEM_GAME}),
    ("solve -j1 --format=jsonl", PROBLEM_OBJECT + UNSOLVED, {}),
]
COMPLAINTS = [b"Sanitizer", b"runtime error", b"not freed"]  # of sanitizers and of faults.c
KINDS = ["memory", "open", "read", "write", "short", "thread"]


def complain(command, how, what, run):
    global failures
    failures += 1
    print(f"check_failures: not so: {what}\n  algnot {command[0]}, {how}: status {run.status}\n"
          f"  output: {run.output[:500]}\n  told: {run.told.decode(errors='replace')}",
          file=sys.stderr)


class Run:
    """A command in a folder of its own, and what came of it."""

    def __init__(self, command, program=PROGRAM, environment=None, **how):
        arguments, given, files = command
        with tempfile.TemporaryDirectory(prefix="check_failures.") as folder:
            for name, content in files.items():
                with open(os.path.join(folder, name), "wb") as file:
                    file.write(content)
            how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
            # What the language server publishes depends on whether the next message is there yet:
            # in a file all of them are.
            conversation = tempfile.TemporaryFile()
            if arguments == "lsp":
                conversation.write(given)
                conversation.seek(0)
                how["stdin"] = conversation
            else:
                how["input"] = given
            with conversation:
                result = subprocess.run([program, *arguments.split()], cwd=folder, check=False,
                                        env={"LC_ALL": "C", **(environment or {})},
                                        timeout=PATIENCE, **how)
            self.status, self.told = result.returncode, result.stderr
            # the time that a problem took is another one in each run
            self.output = result.stdout and re.sub(rb'"seconds":[0-9.]+', b'"seconds":0', result.stdout)
            self.files = read_folder(folder)


def read_folder(folder):
    files = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), "rb") as file:
            files[name] = file.read()
    return files


def finished(run):
    """The files, once a journal is done with."""
    return Run(("record game.pgn", b"", run.files)).files if len(run.files) > 1 else run.files


def settled(run):
    """What was recorded; empty lines are room for more."""
    return [line for line in finished(run).get("game.pgn", b"").split(b"\n") if line]


def games_in(run):
    """The moves of each recorded game; None: a game is not sound."""
    if "game.pgn" not in run.files:
        return []
    result = Run(("validate --format=jsonl --emit=game game.pgn", b"", finished(run)))
    games = [json.loads(line)["uci"].split() for line in result.output.splitlines()]
    return games if result.status == 0 else None


# ---- what must hold ----

def answered_moves(output):
    """The moves of the main line that were answered for; remarks have the last one as answer."""
    lines = output.decode().splitlines()
    return [move for move in MAIN_LINE if move in lines]


def holds(moves, answers):
    """Whether the moves that were answered for are among those of a game, in their order. A move may be
    there whose answer failed."""
    rest = iter(moves)
    return all(move in rest for move in answers)


def check_record(command, how, whole, run):
    """Every move that was answered for is there, and so are the games before it."""
    older = command[2].get("game.pgn", b"")
    answers, games = answered_moves(run.output), games_in(run)
    if games is None:
        complain(command, how, "the file can be read", run)
    elif command[2] is STOPPED:
        if settled(run) != settled(whole):
            complain(command, how, "what the journal says is done in the end", run)
    elif "--resume" in command[0]:
        begun = 3 + len(answers)
        if games[0][:begun] != MAIN_LINE[:begun] or games[1:] != games_in(whole)[1:]:
            complain(command, how, f"every move is there: {games[0]}", run)
        elif NAME not in finished(run)["game.pgn"]:
            complain(command, how, "every tag is there", run)
    elif answers and not holds(games[-1], answers):
        complain(command, how, f"every move is there: {games[-1]}", run)
    elif not run.files.get("game.pgn", b"").startswith(older):
        complain(command, how, "older games keep every byte", run)


def begins(output, parts):
    """Whether an output is the beginning of what is left of some parts if others are missing."""
    for part in parts:
        if part.startswith(output):
            return True
        if output.startswith(part):
            output = output[len(part):]
    return False


def check_files(command, how, whole, run):
    """A file is as it was or as it should be, and there is no other."""
    for name in {*run.files, *whole.files}:
        before, now = command[2].get(name), run.files.get(name)
        if now not in (before, whole.files.get(name)):
            complain(command, how, f"{name} is whole or untouched: {now and now[:500]}", run)
    # of several files, a diff may be missing
    parts = re.split(rb"^(?=--- )", whole.output, flags=re.MULTILINE) if "--diff" in command[0] else [whole.output]
    if not begins(run.output, parts):
        complain(command, how, "the output is the beginning of the whole", run)


def answers_of(run):
    """The answers of the language server by the numbers of the requests; the last message may be cut."""
    found, rest = {}, run.output
    while (head := rest.partition(b"\r\n\r\n"))[1]:
        size = int(head[0].partition(b": ")[2])
        if len(head[2]) < size:
            break
        answer, rest = json.loads(head[2][:size]), head[2][size:]
        if "method" not in answer:
            found[answer["id"]] = answer
    return found


def tells(whole, run):
    """Whether there is a message that is not there when nothing fails."""
    return any(line.startswith(b"algnot: ") for line in
               set(run.told.splitlines()) - set(whole.told.splitlines()))


def check_served(command, how, whole, run):
    """Every request is answered as it should be, or that memory ran out; or the server ends."""
    found, due = answers_of(run), answers_of(whole)
    for number, answer in found.items():
        if answer != due.get(number) and answer.get("error", {}).get("code") != -32603:
            complain(command, how, f"request {number} is answered as it should be: {answer}", run)
    if run.status == whole.status and len(found) == len(due):
        return
    if run.status != 2 or not tells(whole, run):
        complain(command, how, "there is a message and status 2", run)


def check_fault(command, how, whole, run):
    if any(word in run.told for word in COMPLAINTS) or run.status not in (0, 1, 2):
        complain(command, how, "it ends as it should", run)
        return
    is_record = command[0].startswith("record")
    is_same = is_record and settled(run) == settled(whole) or \
        run.files == whole.files and run.output == whole.output
    if is_same and run.status == whole.status:
        return
    if command[0] == "lsp":
        check_served(command, how, whole, run)
        return
    if is_record:
        check_record(command, how, whole, run)
    else:
        check_files(command, how, whole, run)
    if run.status != 2 or not tells(whole, run):
        complain(command, how, "there is a message and status 2", run)


# ---- what fails ----

def count_calls(command, kind):
    """How often the program could be made to fail."""
    with tempfile.NamedTemporaryFile() as count:
        Run(command, FAULTY, {"ALGNOT_FAULT": f"{kind}:0", "ALGNOT_FAULT_COUNT": count.name})
        return int(count.read() or b"0")


def chosen(command, kind, calls):
    """Which of the calls are made to fail."""
    if calls <= FEW:
        return range(1, calls + 1)
    if STEP > 0:
        return range(1 + len(command[0]) % STEP, calls + 1, STEP)
    return sorted(random.Random(f"{command[0]} {kind}").sample(range(1, calls + 1), FEW))


def ways(kind, n):
    """Whether the n-th call fails alone, or all calls from there on."""
    if WATCHED or kind == "short":
        return ("",)
    if STEP > 0 or kind == "write":
        return "", "+"
    return ("+" if n % 2 else "",)


def fail_calls(command):
    """Each kind of call in turn; how many runs that were."""
    whole, runs = Run(command), 0
    run = Run(command, FAULTY)
    check_fault(command, "no fault", whole, run)
    if (run.status, run.output) != (whole.status, whole.output):
        complain(command, "no fault", "nothing fails by itself", run)
    for kind in KINDS:
        count = count_calls(command, kind)
        if kind == "open" and command[2] and count == 0:
            complain(command, "open:0", "a file is opened by a call that cannot be made to fail", Run(command))
        for n in chosen(command, kind, count):
            for more in ways(kind, n):
                how = f"{kind}:{n}{more}"
                check_fault(command, how, whole, Run(command, FAULTY, {"ALGNOT_FAULT": how}))
                runs += 1
    return runs


def check_synced():
    """A recorder answers when all that it wrote is on the disk, and before it touches the file its
    journal is."""
    back = ("record --echo=uci game.pgn", b"e4\ne5\nNf3\nNc6\nundo\nundo\nundo\n",
            {"game.pgn": NEAR_BORDER})
    journaled = ("record --echo=uci --resume game.pgn", b'tag Site "Lyon"\n', {"game.pgn": OVER_BORDERS})
    for command in [back, journaled, *COMMANDS]:
        late = count_calls(command, "unsynced") if command[0].startswith("record") else 0
        if late > 0:
            complain(command, "unsynced:0", f"{late} calls have no sync before them", Run(command))


def check_broken_reading():
    """Games that came whole before reading failed are not lost, however many threads there are."""
    for size, read in ((5, 3), (60, 4)):
        for jobs in (1, 2, 8):
            command = (f"convert -j{jobs} --to=fr in", b"", {"in": ENGLISH * size})
            whole, how = Run(command), f"read:{read}+"
            run = Run(command, FAULTY, {"ALGNOT_FAULT": how})
            begun = run.output.rstrip() + b"\n\n"
            if run.status != 2 or not whole.output.startswith(begun) or (
                    size == 5 and len(run.output) < len(whole.output) * 4 // 5):
                complain(command, how, "what came before is there", run)


def main():
    if not os.path.exists(FAULTY):
        print("the linker has no --wrap, so that no call can be made to fail")
        sys.exit(77)
    check_synced()
    check_broken_reading()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = sum(pool.map(fail_calls, COMMANDS))
    print(f"check_failures: {runs} failures,",
          f"{failures} of them not as they should be" if failures else "all is as it should be")
    sys.exit(failures > 0)


main()
