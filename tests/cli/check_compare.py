"""algnot compare on a terminal: what two sheets leave open is asked.

    python3 check_compare.py PROGRAM

Standard input and error are a pseudo-terminal, standard output is a pipe.
"""
import os
import sys
import tempfile
import termios

import terminal

PROGRAM = os.path.abspath(sys.argv[1])
WHITE = "1. e4 e5\n2. Cf3 Cc6\n3. Fc4 Fc5\n4. 0-0 Cf6\n5. d3 h6\n6. c3 d6\n7. h3 0-0\n8. a3 a6\n"
BLACK = "1. e4 e5\n2. Nf3 Nc6\n3. Bc4 Bc5\n4. O-O Nf6\n5. d3 h6\n6. c3 d6\n7. h4 O-O\n8. a4 a6\n"
failures = 0


def hide_typing(attributes):
    """Changes `attributes` of a terminal so that it does not show what is typed."""
    attributes[3] &= ~termios.ECHO


def run(arguments, answers, white=WHITE, black=BLACK):
    """What is asked, with what is answered, what is told, and the status."""
    with tempfile.TemporaryDirectory(prefix="check_compare.") as folder:
        for name, text in (("white", white), ("black", black)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        rest = iter([answers.encode()])
        asked, told, status = terminal.run(
            [PROGRAM, "compare", *arguments], "stdin stderr", {"LC_ALL": "C", "TERM": "xterm"},
            folder=folder, modes=hide_typing, answer=lambda shown: next(rest, b""))
        return asked.decode().replace("\r\n", "\n"), told.decode(), status


def check(what, seen, due):
    global failures
    if seen != due:
        failures += 1
        print(f"check_compare: not so: {what}\n  {seen!r}\n  instead of\n  {due!r}", file=sys.stderr)


FIRST = "7. White: h3; Black: h4 → h3 or h4?\n1 = h3, 2 = h4, Enter: leave it open > "
SECOND = "8. White: a3; Black: a4 → a3 or a4?\n1 = a3, 2 = a4, Enter: leave it open > "


def check_answers():
    check("a number settles it",
          run(["white", "black"], "2\n1\n"),
          (FIRST + SECOND, "7. White: h3; Black: h4 → h4\n8. White: a3; Black: a4 → a3\n", 0))
    check("so does a move",
          run(["white", "black"], "h4\na4\n"),
          (FIRST + SECOND, "7. White: h3; Black: h4 → h4\n8. White: a3; Black: a4 → a4\n", 0))
    check("what is not understood is asked again, and an empty line leaves it open",
          run(["white", "black"], "9\nDh5\n\n2\n"),
          (FIRST * 3 + SECOND,
           "7. White: h3; Black: h4 → h3 or h4?\n8. White: a3; Black: a4 → a4\n", 1))
    check("at the end of the input nothing more is asked",
          run(["white", "black"], "\x04"),
          (FIRST, "7. White: h3; Black: h4 → h3 or h4?\n8. White: a3; Black: a4 → a3 or a4?\n", 1))
    asked, told, status = run(["--to=en", "--layout=oneline", "white", "black"], "2\n2\n")
    check("what was answered is in the game",
          (told.split(" 7. ")[1], status), ("h4 O-O 8. a4 a6 *\n", 0))


def check_silence():
    check("nothing is asked with -q", run(["-q", "white", "black"], "1\n1\n"), ("", "", 1))
    french = run(["--messages=fr", "white", "black"], "1\n\n")
    check("in French", french,
          ("7. Blancs : h3 ; Noirs : h4 → h3 ou h4 ?\n1 = h3, 2 = h4, Entrée : laisser ouvert > "
           "8. Blancs : a3 ; Noirs : a4 → a3 ou a4 ?\n1 = a3, 2 = a4, Entrée : laisser ouvert > ",
           "7. Blancs : h3 ; Noirs : h4 → h3\n8. Blancs : a3 ; Noirs : a4 → a3 ou a4 ?\n", 1))


check_answers()
check_silence()
if failures > 0:
    sys.exit(1)
print("check_compare: what is open is asked, and what is answered is played")
