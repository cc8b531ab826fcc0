"""What comes out is the same whatever --jobs, and however the input comes in.

    python3 check_jobs.py PROGRAM

Output, messages, status and files written are compared with those of one job that reads the input
from a file. Blocks of a given size come through a socket that keeps packets apart: each read of the
program gets one. With TEST_STEP=N in the environment, one command in N is tried on each input, and large
inputs are smaller.
"""
import glob
import io
import os
import resource
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import zipfile

PROGRAM = os.path.abspath(sys.argv[1])
STEP = int(os.environ.get("TEST_STEP", "1"))
PATIENCE = 300  # seconds after which a program is said to hang
FILES = sorted(glob.glob("tests/data/games/*.*"))
# --jobs, and the size of blocks; None: a file
WAYS = [("2", 700), ("3", None), ("8", 1)]
MANY = 100000  # bytes, too many to come one by one
COMMANDS = [
    ["validate"],
    ["validate", "-v", "--format=short", "--profile=pgn", "--max-errors=2"],
    ["validate", "-v", "--format=jsonl", "--after-error=repair"],
    ["validate", "-q"],
    ["convert", "-v", "--to=fr", "--style=long"],
    ["convert", "--to=de", "--layout=keep", "--on-error=stop", "--rejects=rejects"],
    ["convert", "--to=figurine", "--layout=keep", "-ooutput"],
    ["convert", "--layout=jsonl", "--on-error=fix", "--format=jsonl"],
    ["convert", "--to=ru", "--check", "--format=jsonl"],
    ["languages", "--detect"],
]
WRITTEN = ["rejects", "output"]
failures = 0
runs = 0
folder = tempfile.mkdtemp(prefix="algnot-jobs-")


def fail(what, detail=""):
    global failures
    failures += 1
    print(f"check_jobs: {what}\n{detail}", file=sys.stderr)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


def send(data, size, to):
    try:
        for at in range(0, len(data), size):
            to.send(data[at:at + size])
    except OSError:
        pass  # nothing more is wanted
    to.close()


def outcome(arguments, path, block=None):
    """All that a run leaves behind: its input is a file, or comes in blocks of so many bytes."""
    global runs
    runs += 1
    for name in WRITTEN:
        if os.path.exists(os.path.join(folder, name)):
            os.remove(os.path.join(folder, name))
    if block is None:
        given, sender = open(path, "rb"), None
    else:
        ours, given = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        sender = threading.Thread(target=send, args=(read(path), block, ours))
        sender.start()
    with given:
        process = subprocess.Popen([PROGRAM, *arguments], cwd=folder, stdin=given,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env={**os.environ, "LC_ALL": "C"})
    try:
        out, err = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        out, err = process.communicate()
        fail(f"{arguments} hangs", err.decode(errors="replace"))
    if sender:
        sender.join()
    files = [read(os.path.join(folder, name)) for name in WRITTEN
             if os.path.exists(os.path.join(folder, name))]
    return [out, err, process.returncode, *files]


def first_difference(a, b):
    for left, right in zip(a, b):
        if left != right and isinstance(left, bytes):
            at = len(os.path.commonprefix([left, right]))
            return f"{left[max(at - 200, 0):at + 200]!r}\n!=\n{right[max(at - 200, 0):at + 200]!r}"
    return f"{a[2:]}\n!=\n{b[2:]}"[:400]


def compare(what, arguments, ways, path=os.devnull):
    expected = outcome([*arguments, "-j1"], path)
    for jobs, block in ways:
        seen = outcome([*arguments, "-j", jobs], path, block)
        if seen != expected:
            fail(f"{what}: {arguments} -j{jobs}, blocks of {block}",
                 first_difference(expected, seen))


def converted(data, language):
    return subprocess.run([PROGRAM, "convert", "--to", language, "--layout=pgn"], input=data,
                          capture_output=True, check=False).stdout


def document():
    """A document of Word, as other programs write it."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as members:
        for name in ("[Content_Types].xml", "_rels/.rels", "word/document.xml"):
            members.writestr(name, "<w:t>1. e4 e5 2. Cf3</w:t>" * 40)
    return file.getvalue() + bytes(5000)


def streams():
    """Games of many kinds, by name."""
    pgn = {os.path.basename(path): read(path) for path in FILES if path.endswith(".pgn")}
    classics = pgn["classics.pgn"]
    tongues = [converted(classics[:2000], name) for name in ["fr", "de", "ru", "figurine", "es"]]
    latin = classics[:3000].decode().replace("e", "\u00e9", 9).encode("cp1252", "replace")
    large = b'[Event "large"]\n\n1. e4 {' + b"words, words " * 400 + b"} e5 *\n\n"
    yield "languages", b"\n".join(tongues * 2)
    yield "kinds of games", b"\n".join(pgn[name] for name in pgn if name != "classics.pgn")
    yield "UTF-16", classics[:5000].decode().encode("utf-16")
    yield "strays", b"\xef\xbb\xbf" + classics[:2000] + latin + latin
    yield "no game", b"nothing but words\n" * 20
    yield "too large", classics[:1500] + b"\n\n" + large * 2 + classics[:1500] + b"\n\n" + large
    lined = b'[Event "large"]\r\n\r\n1. e4 {' + b'words\r\n[C "d"] 1. d4\r\n' * 300 + b"} *\r\n\r\n"
    yield "too large, by lines", lined + classics[:500].replace(b"\n", b"\r\n") + lined
    game = b'[Event "x"]\n\n1. e4 *\n\n'
    lost = b'[Event "x"]\n\n1. e4 { e5 *\n\n'
    yield "too large, by a brace", (lost + game * 300 + lost + game * 9000) * 2 + b"}"
    yield "sheets", b"".join(
        subprocess.run([PROGRAM, "convert", "--to=fr", "--layout=" + layout], input=classics[:3000],
                       capture_output=True, check=False).stdout + latin[-300:] + b" *\n\n"
        for layout in ("oneline", "text", "lines", "columns"))
    boards = "".join(
        f"Tournoi de Metz, ronde {i}, Metz, 4 mai 2020\nTable 1 : Leroy – Moreau\n"
        "1. e4 e5 2. Cf3 Cc6 1-0\nTable 2 : Petit – Durand\n1. d4 d5 2. c4 e6 0-1\n"
        "1. e4 c5 2. Cf3 d6 1-0\n1. c4 c5 2. Cf3 d6 1-0\nTable 3 : Roux – Morel\n1. c4 e5 *\n"
        for i in range(1, 90))
    yield "boards of matches", boards.encode()
    tables = "| N° | Blancs | Noirs |\n|---|---|---|\n| 1. | **e4** | e5 |\n| 2. | Cf3 | Cc6 |\n| | 1-0 | |\n"
    yield "tables", (tables * 200 + boards[:500]).encode()
    yield "indented tags", pgn["errors.pgn"].replace(b"\n[", b"\n \t [") + (
        b'\n   [Event "c"] 1. d4 Ke4\n' * 3)
    yield "a document", document()
    yield "a page of the web", b"\xef\xbb\xbf\r\n <HTML>" + pgn["errors.pgn"]
    yield "blanks first", b"\xef\xbb\xbf" + b" \r\n" * 1600 + pgn["errors.pgn"]
    yield "nothing but blanks", b" \r\n" * 30
    yield "rubbish", bytes(range(1, 256)) * 4 + pgn["errors.pgn"].replace(b"\n", b"\r\n")


def check_streams():
    """Every stream under every command, and each time another way."""
    turn = 0
    for number, (name, data) in enumerate(streams()):
        path = write("stream", data)
        for arguments in COMMANDS[number % STEP::STEP]:
            limits = name.startswith("too large") and arguments[0] != "languages"
            ways = WAYS if len(data) < MANY else WAYS[:2]
            compare(name, [*arguments, *(["--max-game=2K"] if limits else [])], [ways[turn % len(ways)]],
                    path)
            turn += 1


def check_files():
    """Several files, and some that are none; then one of many blocks."""
    stray = write("stray", b"1. e4 e5 2. \xa92 *\n\n" * 2)
    mess = [os.path.abspath(path) for path in FILES] * 3
    mess[3:3] = [stray, "no such file", ".", write("document", document()), os.devnull, stray]
    games = {os.path.basename(path): read(path) for path in FILES}
    long = write("long", games["classics.pgn"] * (60 // STEP) + games["errors.pgn"] + games["club.pgn"])
    for arguments in COMMANDS[::STEP]:
        compare("files", [*arguments, *mess], [("2", None), ("8", None)])
    for arguments in COMMANDS[1:6:STEP]:
        compare("a long file", [*arguments, long, mess[0]], [("8", None)])


def check_outgrown():
    """What is written of one game takes more memory than is kept for the next."""
    game = b'[Event "x"]\n\n1. e4 {' + b"words, words " * 200000 + b"} e5 *\n\n"
    games = b'[Event "x"]\n\n1. e4 e5 2. Nf3 *\n\n' * (40000 // STEP)
    for arguments in (["convert", "--to=fr"], ["convert", "--layout=jsonl"]):
        compare("a large game between small ones", arguments, [("2", None)],
                write("outgrown", games + game + games + game + games))


def check_pause(first, game):
    """Where the input pauses, what is whole is answered."""
    ours, given = socket.socketpair()
    with given:
        process = subprocess.Popen([PROGRAM, "validate", "--format=short", "-j8"], stdin=given,
                                   stdout=subprocess.PIPE)
    ours.send(first)
    for number in range(1, 4):
        ours.send(game)
        if not select.select([process.stdout], [], [], PATIENCE)[0]:
            fail(f"no answer to game {number} while the input pauses")
            break
        os.read(process.stdout.fileno(), 4096)
    ours.close()
    process.communicate()


def check_answers():
    """So is each line, as far as it is known that no more of them come at once."""
    fen = b"4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    for arguments, asked in ((["moves"], fen), (["perft", "1"], fen + b" ;D1 7")):
        process = subprocess.Popen([PROGRAM, *arguments, "--batch"], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE)
        due = subprocess.run([PROGRAM, *arguments, "--batch"], input=asked, capture_output=True,
                             check=False).stdout
        for count in (1, 1, 700):
            os.write(process.stdin.fileno(), (asked + b"\n") * count)
            answer = b""
            while len(answer) < count * len(due) and (
                    select.select([process.stdout], [], [], PATIENCE)[0]):
                answer += os.read(process.stdout.fileno(), 65536)
            if answer != due * count:
                fail(f"{arguments} --batch: no answer to {count} lines", answer[-200:])
        process.communicate()


def run_long(arguments, **options):
    """A long run that is asked to do something it cannot do."""
    try:
        return subprocess.run([PROGRAM, *arguments, "-j8", os.path.join(folder, "long")],
                              stderr=subprocess.PIPE, timeout=PATIENCE, check=False,
                              env={**os.environ, "LC_ALL": "C"}, **options)
    except subprocess.TimeoutExpired:
        fail(f"{arguments} hangs")
        return subprocess.CompletedProcess([], None, b"", b"")


def check_closed_pipe():
    """A write that fails because nobody reads ends the program quietly."""
    theirs, ours = os.pipe()
    os.close(theirs)
    with open(ours, "wb") as closed:
        run = run_long(["convert", "--layout=jsonl", "-q"], stdout=closed, restore_signals=False)
    if run.stderr != b"" or run.returncode not in (0, 1):
        fail(f"a closed pipe: status {run.returncode}", run.stderr)


def check_full_disk():
    if not os.path.exists("/dev/full"):
        print("skipped: a full disk: there is no /dev/full here")
        return
    with open("/dev/full", "wb") as full:
        run = run_long(["convert", "--layout=jsonl", "-q"], stdout=full)
    if run.stderr.count(b"\n") != 1 or run.returncode != 2:
        fail(f"a full disk: status {run.returncode}", run.stderr)


def check_few_threads():
    """Where no thread can be had beside the first, that does it all."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (256 << 20, 256 << 20))
        resource.setrlimit(resource.RLIMIT_STACK, (1 << 30, resource.RLIM_INFINITY))
    try:
        subprocess.run([PROGRAM, "version"], preexec_fn=limit, capture_output=True, check=True)
    except subprocess.SubprocessError:
        # it was built with something that needs more memory, or the stack may not be large
        print("skipped: few threads: the memory of a process cannot be limited here")
        return
    arguments = ["validate", "--format=jsonl"]
    run = run_long(arguments, stdout=subprocess.PIPE, preexec_fn=limit)
    expected = outcome([*arguments, "-j1", os.path.join(folder, "long")], os.devnull)
    if [run.stdout, run.stderr, run.returncode] != expected:
        fail(f"few threads: status {run.returncode}", run.stderr)


check_streams()
check_files()
check_outgrown()
check_pause(b'[Event "a"]\n\n1. e4 ', b'e5 2. Ke3 *\n\n[Event "b"]\n\n1. e4 ')
check_pause(b"1. d4 d5 *\n\n", b"1. e4 e5 2. Ke3 *\n\n1. d4 d5 *\n\n")
check_answers()
check_closed_pipe()
check_full_disk()
check_few_threads()
shutil.rmtree(folder)
if not failures:
    print(f"check_jobs: {runs} runs compared, all is as it should be")
sys.exit(failures > 0)
