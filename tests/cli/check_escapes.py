"""What algnot says to people: nothing of its input commands their terminal.

    python3 check_escapes.py PROGRAM

Characters that move the cursor, turn the text round or do not show are put wherever a message may
quote them: in moves, tags, comments, names of files, values of options, FENs and what is typed to
record. No message holds one of them as it is, nor a byte that is no UTF-8.
"""
import os
import re
import subprocess
import sys
import tempfile
import termios
import unicodedata

import terminal

PROGRAM = os.path.abspath(sys.argv[1])
# bells, colors, titles, C1, turning, joining, marks without width, bytes that are no UTF-8
EVIL = ["\a", "\b\b", "\x1b[2J", "\x1b]0;t\a", "\x7f", "\x85", "\x9b31m", "\u202e", "\u2066", "\u061c",
        "\u200b", "\u200d", "\ufeff", "\u2028", "\xad", "\u034f", "\u180e", "\u3164", "\U000e0041",
        "\U000e0100", "\ufff9", b"\x9b2J", b"\xff\xfe", b"\xe2\x80", b"\xed\xa0\x80", b"\xf7\xbf\xbf\xbf"]
EVIL = [evil if isinstance(evil, bytes) else evil.encode() for evil in EVIL]
# several together, but no more than a message quotes of a word
CHUNKS = [b"a".join(EVIL[i:i + 6]) for i in range(0, len(EVIL), 6)]
# joins signs of a script, is seen, and turns nothing
SEEN = {0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x8e2}
UNSEEN = {0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180c, 0x180d, 0x3164, 0xffa0,
          *range(0xfff0, 0xfffc), *range(0xe0000, 0xe1000)}
# where N stands, evil comes
TEXTS = [
    b"1. N *", b"1. e4N e5 *", b"1. e4 N e5 *", b"1. eN4 *", b"1. NfN3 N *", b"1. e4 e5 2. Ke3N *",
    b"1. e4 {N} e5 (1... N) *", b"1. e4 {N", b"1. e4 e5 ; N\n2. N", b"1.N e4 $N *", b"% N\n1. Ke3",
    b"[Event \"N\"]\n[Event \"N\"]\n\n1. e4 N *", b"[N \"x\"]\n[N]\n[\"N\n\n1. e4 e6 2. Ke3 N",
    b"[FEN \"N\"]\n[SetUp \"1\"]\n\n1. e4 *", b"[Variant \"N\"]\n\n1. e4 *",
    b"[Result \"N\"]\n\n1. e4 1-0", b"[Date \"N\"]\n[Event \"x\"]\n\n1. f3 e5 2. g4 Qh4# N 1-0",
    b"[FEN \"4k3/8/8/8/8/8/8/4K2N w - - 0 1\"]\n\n1. e4 *", b"N", b"N\n\n1. e4 N 2. N 3. Nf3 N d4",
    b"1. P-K4 N P-K4 *", b"1. e4 e5 1-0 N 2. Cf3 N", b"(N) 1. e4 (N *", b"1. e4 e5 2. Nf3 )N",
    b"1. e4 e5 2. Rxh2N+ Nf6 N!? *", b"1. 5N254 *", b"1. e2N-e4 e7N *"]
MANNERS = ["", "--format=short", "-v", "-v --profile=pgn", "--profile=fide --strict",
           "--format=short -v --encoding=cp1252", "--after-error=repair", "--from=fr"]
DIALOGUE = [b"N", b"e4N", b"Nf3 N", b"{N}", b"{N", b"}", b"(N", b")", b"tag N N", b"tag Event N", b"comment N",
            b"result N", b"moves N", b"goto N", b"help N", b"undo N", b"N!?", b"1. N", b"; N",
            b"[Event \"N\"]", b"[FEN \"N\"]", b"[Variant \"N\"]", b"show N", b"resign N", b"e5 N d4"]
failures = messages = 0


def commands_and_options():
    """Each command with its options that take a value."""
    told = subprocess.run([PROGRAM, "help"], capture_output=True, check=True).stdout.decode()
    for command in re.findall(r"^  (\w+)  ", told, re.M):
        told = subprocess.run([PROGRAM, "help", command], capture_output=True, check=True)
        yield command, re.findall(r"--([a-z-]+)=", told.stdout.decode())


def is_evil(character):
    point = ord(character)
    category = unicodedata.category(character)
    return point in UNSEEN or (category in ("Cc", "Cf", "Zl", "Zp", "Cs") and point not in SEEN)


def evil_of(told, allowed):
    try:
        return {character for character in told.decode() if is_evil(character)} - set(allowed)
    except UnicodeDecodeError as error:
        return error


def check(what, told, allowed="\n"):
    """A message that was shown."""
    global failures, messages
    messages += len(told) > 0
    if evil_of(told, allowed):
        failures += 1
        line = next(line for line in told.split(b"\n") if evil_of(line, allowed))
        print(f"check_escapes: not so: {str(what)[:300]}: {line!r}", file=sys.stderr)


def run(arguments, given=b"", stdout=subprocess.DEVNULL, **how):
    result = subprocess.run([PROGRAM.encode(), *arguments], input=given, stdout=stdout,
                            stderr=subprocess.PIPE, check=False, **how)
    return (result.stdout or b"") + result.stderr


def in_both(arguments, given=b"", **how):
    """Both languages of messages."""
    for tongue in (b"en", b"fr"):
        every = [*arguments, b"--messages=" + tongue]
        check(every, run(every, given, **how))


def words(text):
    return [word.encode() for word in text.split()]


def check_games(folder):
    """Each text with all that is evil is a file, and all files share a call."""
    names = []
    for i, text in enumerate(TEXTS):
        for j, evils in enumerate(((*EVIL, *CHUNKS), *([chunk] for chunk in CHUNKS))):
            names.append(os.path.join(folder, f"{i}.{j}"))
            with open(names[-1], "wb") as file:
                file.write(b"\n\n".join(text.replace(b"N", evil) for evil in evils))
    for manner in MANNERS:
        in_both([*words("validate --color=never " + manner), *names], stdout=subprocess.PIPE)
    in_both([*words("convert --check --to=fr"), *names], stdout=subprocess.PIPE)
    for command in ("convert --to=de", "convert --to=fr --on-error=fix"):
        in_both([*words(command), *names])
    for i, text in enumerate(TEXTS):
        in_both(words("show --at=9w"), text.replace(b"N", CHUNKS[i % len(CHUNKS)]))


def check_options():
    for turn, (command, options) in enumerate(commands_and_options()):
        evil = CHUNKS[turn % len(CHUNKS)]
        for word in (evil, b"--" + evil, b"-" + evil):
            in_both([command.encode(), word])
        for i, option in enumerate(options):
            if option != "messages":
                in_both([command.encode(), b"--" + option.encode() + b"=" + CHUNKS[i % len(CHUNKS)]])
    for evil in CHUNKS:
        check("a command", run([evil]))
        in_both(words("moves --batch"), evil + b"\n")
        in_both(words("perft 2 --batch"), evil + b" ;D1 20\n" +
                b"4k3/8/8/8/8/8/8/4K3 w - - 0 1 " + evil + b";D1 9\n", stdout=subprocess.PIPE)
        in_both([b"validate", b"-v", b"--stdin-filename=" + evil], b"1. e4 e5 Ke3 *",
                stdout=subprocess.PIPE)


def check_names(folder):
    for evil in CHUNKS:
        name = os.path.join(folder.encode(), b"x" + evil)
        try:
            with open(name, "wb") as file:
                file.write(b"1. e4 {}} e5 Ke3 *")
        except OSError:
            continue  # a file system that takes no such name
        for command in ("validate -v", "validate -v --format=short", "languages --detect"):
            in_both([*words(command), name], stdout=subprocess.PIPE)
        for command in ("convert --to=fr", "convert --layout=keep --to=ru --encoding=cp1252",
                        "show --game=7", "record --resume", "record"):
            in_both([*words(command), name])
        for command in ("validate -o", "convert --to=fr --rejects", "convert --to=fr -o"):
            in_both([*words(command), name + b"/x", name])
        os.remove(name)


def check_dialogue(folder):
    path = os.path.join(folder, "game.pgn")
    for evil in EVIL:
        lines = b"\n".join(line.replace(b"N", evil) for line in DIALOGUE)
        for options in ("--echo=uci", "", "--echo=san --stdin-filename=x"):
            in_both([b"record", path.encode(), *words(options)], lines)
            if os.path.exists(path):
                os.remove(path)


def show_nothing_typed(attributes):
    """Changes `attributes` of a terminal so that it passes keys on and does not show them."""
    attributes[0] &= ~(termios.IGNBRK | termios.ICRNL)
    attributes[3] &= ~(termios.ECHO | termios.ISIG | termios.IEXTEN)
    attributes[6][termios.VERASE] = attributes[6][termios.VKILL] = b"\0"


def at_terminal(path, lines):
    """What record shows at a terminal that does not show what is typed."""
    lines = [*(line + b"\n" for line in lines), b"list\n", b"board\n", b"\x04"]
    shown, _, _ = terminal.run(
        [PROGRAM, "record", path, "--color=never", "--sheet"], "stdin stdout stderr",
        {"LC_ALL": "C"}, modes=show_nothing_typed,
        answer=lambda shown: lines.pop(0) if lines and shown.endswith((b"> ", b"} ")) else b"")
    return shown


def check_terminal(folder):
    path = os.path.join(folder, "terminal.pgn")
    for evil in EVIL:
        lines = [line.replace(b"N", evil) for line in DIALOGUE]
        check(f"record at a terminal, {evil}", at_terminal(path, lines), allowed="\r\n")
        if os.path.exists(path):
            os.remove(path)


def main():
    with tempfile.TemporaryDirectory(prefix="check_escapes.") as folder:
        check_games(folder)
        os.chdir(folder)  # where -o and record may make what they like
        check_options()
        check_names(folder)
        check_dialogue(folder)
        check_terminal(folder)
    print(f"check_escapes: {messages} messages,",
          f"{failures} failures" if failures else "all is as it should be")
    sys.exit(failures > 0)


main()
