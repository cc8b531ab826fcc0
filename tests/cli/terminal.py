"""Runs a program at a pseudo-terminal, and reads all that it writes there.

A terminal whose last writer closes it may lose what has not yet been read. So this side
keeps it open until the program has ended, and then writes an end mark behind its text.
"""
import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import threading

PATIENCE = 300  # seconds after which a program is said to hang
END = b"\0end\0"
STREAMS = ("stdin", "stdout", "stderr")


def type_nothing(shown):
    """Answers what is `shown` with no keys."""
    del shown
    return b""


def run(command, terminals, environment, *, folder=None, columns=80, modes=None,
        answer=type_nothing):
    """Runs `command` with those of STREAMS that `terminals` names at a terminal.

    Any other output is a pipe; any other input is empty. `modes` changes a list as
    termios.tcgetattr() returns it. `answer` takes all that has been shown so far and returns
    the keys to type. Returns what the terminal showed, what went to the pipes (standard
    output first) and the status.
    """
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    if modes:
        attributes = termios.tcgetattr(theirs)
        modes(attributes)
        termios.tcsetattr(theirs, termios.TCSANOW, attributes)
    others = (subprocess.DEVNULL, subprocess.PIPE, subprocess.PIPE)
    streams = {name: theirs if name in terminals.split() else other
               for name, other in zip(STREAMS, others)}
    process = subprocess.Popen(
        command, cwd=folder, env=environment, start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(theirs, termios.TIOCSCTTY, 0), **streams)
    piped = []

    def finish():
        piped.extend(text for text in process.communicate() if text)
        os.write(theirs, END)

    ending = threading.Thread(target=finish)
    ending.start()
    shown = b""
    while not shown.endswith(END):
        if not select.select([ours], [], [], PATIENCE)[0]:
            process.kill()  # what it has shown is told in its place
            continue
        shown += os.read(ours, 65536)
        keys = answer(shown)
        if keys:
            os.write(ours, keys)
    ending.join()
    os.close(theirs)
    os.close(ours)
    return shown.removesuffix(END), b"".join(piped), process.returncode
