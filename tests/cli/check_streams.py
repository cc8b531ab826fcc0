"""algnot whose output goes to a full disk, a closed pipe, beyond a limit or nowhere at all.

    python3 check_streams.py PROGRAM

A byte that is lost is told, with status 2; a reader that goes away is no trouble; a file that -o
names, be it by a link, is whole or as it was, and what is said on standard error never gets into it.
"""
import fcntl
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = os.path.abspath(sys.argv[1])
GAMES = os.path.abspath("tests/data/games")
CLASSICS, ERRORS = os.path.join(GAMES, "classics.pgn"), os.path.join(GAMES, "errors.pgn")
COMMANDS = [
    f"validate {ERRORS}", f"validate --format=jsonl {ERRORS}", f"convert --to=fr {CLASSICS}",
    f"convert --to=fr --layout=keep {CLASSICS}", f"convert --check --to=fr {CLASSICS}",
    f"show {CLASSICS}", f"show --form=svg {CLASSICS}", "moves", "perft 2", "perft --divide 2",
    "languages", f"languages --detect {CLASSICS}", "symbols", "explain", "explain pinned-piece",
    "help", "help convert", "version"]
CAN_WRITE_FILE = [f"validate {ERRORS}", f"convert --to=fr {CLASSICS}", f"show --form=svg {CLASSICS}"]
OLDER = b"older than this run\n"
HAS_FULL_DISK = os.path.exists("/dev/full")
failures = 0


def check(what, is_so, seen=""):
    global failures
    if not is_so:
        failures += 1
        print(f"check_streams: not so: {what}\n{seen}", file=sys.stderr)


def run(command, **how):
    how = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
    return subprocess.run([PROGRAM, *command.split()], env={"LC_ALL": "C"}, check=False, **how)


def load(path):
    with open(path, "rb") as file:
        return file.read()


def check_lost(what, result):
    check(f"{what}: status 2 and a message",
          result.returncode == 2 and b"cannot be written" in result.stderr, result)


def check_no_output():
    for command in COMMANDS:
        check_lost(f"{command}, to no output", run(command, preexec_fn=lambda: os.close(1)))


def check_full_disk():
    for command in COMMANDS:
        with open("/dev/full", "wb") as full:
            result = run(command, stdout=full)
        check_lost(f"{command}, to a full disk", result)
        check(f"{command}, to a full disk: why", b"no space left on the disk" in result.stderr, result)
    for command in CAN_WRITE_FILE:
        check_lost(f"{command} -o /dev/full", run(command + " -o /dev/full"))


def check_reason():
    """The reason is that of the write, though another call fails after it."""
    for command in ("convert --to=fr", "validate"):
        for missing in ("missing.pgn", "."):
            with open("/dev/full", "wb") as full:
                result = run(f"{command} {ERRORS} {missing}", stdout=full)
            told = b"standard output: cannot be written: no space left on the disk"
            check(f"{command} {missing}, to a full disk", told in result.stderr, result)


def check_closed_pipe():
    """Whether the signal ends the program or the write fails."""
    for command in COMMANDS:
        for ignored in (False, True):
            for size in (0, 10, 5000):
                process = subprocess.Popen(
                    [PROGRAM, *command.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                    stdin=subprocess.DEVNULL, env={"LC_ALL": "C"}, preexec_fn=lambda: signal.signal(
                        signal.SIGPIPE, signal.SIG_IGN if ignored else signal.SIG_DFL))
                process.stdout.read(size)
                process.stdout.close()
                told = process.stderr.read()
                process.stderr.close()
                status = process.wait()
                check(f"{command}: a reader that goes away is no trouble",
                      status in (0, 1, -signal.SIGPIPE) and b"algnot:" not in told, (status, told))


def limited(size):
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def check_limits(folder):
    """Every write goes wrong once the file has so many bytes."""
    path = os.path.join(folder, "out")
    for command in CAN_WRITE_FILE:
        whole = run(command).stdout
        for size in [*range(0, len(whole), len(whole) // 12 + 1), len(whole) - 1]:
            with open(path, "wb") as out:
                result = run(command, stdout=out, preexec_fn=limited(size))
            check_lost(f"{command} > out, {size} bytes", result)
            check(f"{command} > out: what fits is there", load(path) == whole[:size], load(path))
            with open(path, "wb") as out:
                out.write(OLDER)
            result = run(f"{command} -o {path}", preexec_fn=limited(size))
            check_lost(f"{command} -o out, {size} bytes", result)
            check(f"{command} -o out: it is as it was",
                  load(path) == OLDER and os.listdir(folder) == ["out"], os.listdir(folder))
        os.remove(path)


def check_no_talk(folder):
    """Standard error is closed, so the next file that is opened has its number."""
    path = os.path.join(folder, "out.pgn")
    for command in CAN_WRITE_FILE:
        whole = run(command).stdout
        run(f"{command} -o {path}", preexec_fn=lambda: os.close(2))
        check(f"{command} -o out, without standard error", load(path) == whole, load(path))
        os.remove(path)
    moves = b"e4\nKe9\ne5\n"
    run(f"record --echo=uci {path}", stdin=None, input=moves)
    whole = load(path)
    os.remove(path)
    run(f"record --echo=uci {path}", stdin=None, input=moves, preexec_fn=lambda: os.close(2))
    check("record without standard error", load(path) == whole, load(path))
    os.remove(path)


def check_no_input(folder):
    path = os.path.join(folder, "new.pgn")
    for command in ("validate", "convert --to=fr", "show", f"record {path}"):
        handle = os.open(folder, os.O_RDONLY)
        for what, how in (("a folder", {"stdin": handle}),
                          ("nothing", {"preexec_fn": lambda: os.close(0)})):
            result = run(command, **how)
            check(f"{command}: {what} cannot be read",
                  result.returncode == 2 and b"<stdin>: cannot be read" in result.stderr, result)
        os.close(handle)


def check_links(folder):
    """A link is followed to the file that is replaced, which is never the one that is read."""
    def at(name):
        return os.path.join(folder, name)

    games = load(ERRORS)
    whole = run(f"convert --to=fr --on-error=drop {ERRORS}").stdout
    os.mkdir(at("below"))
    for name, leads_to in (("link", "in.pgn"), ("below/link", "../link"), ("full", at("in.pgn"))):
        os.symlink(leads_to, at(name))
    for name in ("link", "below/link", "full"):
        for command, due in ((f"convert --to=fr --on-error=drop -o {at(name)}", whole),
                             (f"convert --rejects={at(name)} -o {at('out')}", None),
                             (f"validate -o {at(name)}", None), (f"show -o {at(name)}", None)):
            with open(at("in.pgn"), "wb") as file:
                file.write(games)
            for source in (at("in.pgn"), "-"):
                with open(at("in.pgn"), "rb") as file:
                    result = run(f"{command} {source}", stdin=file)
                check(f"{command} {source}: nothing goes over the input",
                      result.returncode == 2 and load(at("in.pgn")) == games, result)
            result = run(f"{command} {ERRORS}")
            there = load(at("in.pgn"))
            check(f"{command}: the link stays, the file is replaced",
                  os.path.islink(at(name)) and there not in (b"", games) and
                  due in (None, there), (result, there))
    with open(at("in.pgn"), "wb") as file:
        file.write(games)
    run(f"convert --to=fr -o {at('link')} {at('in.pgn')} {at('nowhere')}")
    check("trouble leaves what the link leads to", load(at("in.pgn")) == games)
    os.link(at("in.pgn"), at("hard"))
    run(f"convert --to=fr --on-error=drop -o {at('hard')} {ERRORS}")
    check("of two names of a file one is replaced",
          load(at("hard")) == whole and load(at("in.pgn")) == games)
    os.symlink("new.pgn", at("nowhere"))
    run(f"convert --to=fr --on-error=drop -o {at('nowhere')} {ERRORS}")
    check("a link to nothing makes what it leads to",
          load(at("new.pgn")) == whole and os.path.islink(at("nowhere")))
    for name, leads_to in (("one", "other"), ("other", "one")):
        os.symlink(leads_to, at(name))
    check_lost("a link in a circle", run(f"convert -o {at('one')} {ERRORS}"))
    if HAS_FULL_DISK:
        os.symlink("/dev/full", at("full-disk"))
        check_lost("a link to a full disk", run(f"convert -o {at('full-disk')} {ERRORS}"))
    with open(at("log"), "wb") as log:
        log.write(OLDER)
        log.flush()
        run(f"convert --to=fr --on-error=drop -o /dev/stdout {ERRORS}", stdout=log)
    check("/dev/stdout is standard output", load(at("log")) == OLDER + whole, load(at("log")))
    shutil.rmtree(at("below"))
    for name in os.listdir(folder):
        os.remove(at(name))


def check_left_behind(folder):
    """What another run has left is named, and not touched."""
    path = os.path.join(folder, "out")
    with open(path + ".algnot-tmp", "wb") as file:
        file.write(OLDER)
    result = run(f"convert --to=fr {CLASSICS} -o {path}")
    check("a temporary file that is there is named",
          result.returncode == 2 and b"out.algnot-tmp: " in result.stderr and
          load(path + ".algnot-tmp") == OLDER and not os.path.exists(path), result)
    os.remove(path + ".algnot-tmp")


def end_amid(folder, number, handling):
    """Ends a conversion by a signal while it waits for input, once it has written something."""
    out, rejects = (os.path.join(folder, name) for name in ("out", "rejects"))
    process = subprocess.Popen(
        [PROGRAM, *f"convert --to=fr -o {out} --rejects={rejects}".split()],
        stdin=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(number, handling))
    with open(CLASSICS, "rb") as games:
        process.stdin.write(games.read())
    process.stdin.flush()
    due = ["out", "out.algnot-tmp", "rejects.algnot-tmp"]
    made = out + ".algnot-tmp"
    while process.poll() is None and not (os.path.exists(made) and os.path.getsize(made) > 0):
        time.sleep(0.01)
    made = sorted(os.listdir(folder))
    process.send_signal(number)
    told = process.communicate()[1]
    check(f"{number.name}: there are files to be removed, and nothing is told",
          made == due and told == b"", (made, told))
    return process.returncode


def check_killed(folder):
    """A signal leaves no temporary file, and ends the program; one that is ignored does neither."""
    path = os.path.join(folder, "out")
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with open(path, "wb") as out:
            out.write(OLDER)
        status = end_amid(folder, number, signal.SIG_DFL)
        check(f"{number.name} ends the program", status == -number, status)
        check(f"{number.name}: all is as it was",
              load(path) == OLDER and os.listdir(folder) == ["out"], os.listdir(folder))
    status = end_amid(folder, signal.SIGHUP, signal.SIG_IGN)
    check("SIGHUP is ignored", status == 0 and load(path) != OLDER and
          sorted(os.listdir(folder)) == ["out", "rejects"], (status, os.listdir(folder)))


def check_wide_pipe():
    """Where input comes through a pipe, that is as large as the system lets anybody make it."""
    if not hasattr(fcntl, "F_SETPIPE_SZ"):
        return
    sizes = []
    for widen in (False, True):
        theirs, ours = os.pipe()
        os.close(ours)
        if widen:
            try:
                fcntl.fcntl(theirs, fcntl.F_SETPIPE_SZ, 1 << 20)
            except OSError:
                return  # less may be had here
        run("validate", stdin=theirs)
        sizes.append(fcntl.fcntl(theirs, fcntl.F_GETPIPE_SZ))
        os.close(theirs)
    check("a pipe is as wide as may be", sizes[0] == sizes[1], sizes)


def main():
    check_no_output()
    if HAS_FULL_DISK:
        check_full_disk()
        check_reason()
    else:
        print("skipped: a full disk: there is no /dev/full here")
    check_closed_pipe()
    check_wide_pipe()
    with tempfile.TemporaryDirectory(prefix="check_streams.") as folder:
        for one in (check_limits, check_no_talk, check_no_input, check_links,
                    check_left_behind, check_killed):
            one(folder)
    print("check_streams:", f"{failures} failures" if failures else "all is as it should be")
    sys.exit(failures > 0)


main()
