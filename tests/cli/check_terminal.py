"""algnot on a terminal: what is seen there, and what is not where there is none.

    python3 check_terminal.py PROGRAM

Standard input, output and error are a pseudo-terminal of a given width, or pipes.
"""
import os
import sys

import terminal

PROGRAM = os.path.abspath(sys.argv[1])
CLEAN = "tests/data/games/morphy.txt"
LINE = CLEAN + ": 1 game, 33 half-moves, French: nothing to report\n"
BAD = "tests/data/games/ronde3.txt"
failures = 0


def run(arguments, columns=80, terminals="stdout stderr", environment=(), encoding="utf-8"):
    """What a terminal shows, and what goes to a pipe in its place."""
    shown, piped, _ = terminal.run([PROGRAM, *arguments], terminals, columns=columns,
                                   environment={"LC_ALL": "C", "TERM": "xterm", **dict(environment)})
    return shown.decode(encoding).replace("\r\n", "\n"), piped.decode()


def check(what, is_so, seen):
    global failures
    if not is_so:
        failures += 1
        print(f"check_terminal: not so: {what}\n{seen!r}", file=sys.stderr)


def check_last_line():
    seen = run(["validate", CLEAN])
    check("a clean run ends with one line", seen == (LINE, ""), seen)
    for terminals in ("stdout", "stderr", ""):
        seen = run(["validate", CLEAN], terminals=terminals)
        check(f"only where both are terminals, not {terminals!r}", seen == ("", ""), seen)
    seen = run(["validate", "-q", CLEAN])
    check("-q is silent", seen == ("", ""), seen)
    seen = run(["validate", "-v", CLEAN])
    check("-v says it once", seen == (LINE, ""), seen)
    seen = run(["validate", CLEAN, CLEAN])
    check("two files are one line",
          seen == ("2 files: 2 games, 66 half-moves, French: nothing to report\n", ""), seen)
    seen = run(["validate", "--messages=fr", CLEAN])
    check("in French, too", seen[0].endswith(" : 1 partie, 33 demi-coups, français : "
                                             "rien à signaler\n"), seen)
    seen = run(["validate", CLEAN, BAD])
    check("not where something is wrong", "nothing to report" not in seen[0], seen)


def check_color():
    for environment, option, colored in (
            ((), (), True), ((("NO_COLOR", "1"),), (), False), ((("NO_COLOR", ""),), (), True),
            ((("TERM", "dumb"),), (), False), ((("NO_COLOR", "1"),), ("--color=always",), True),
            ((), ("--color=never",), False), ((), ("--color=auto",), True),
            ((), ("--format=jsonl",), False), ((), ("--format=short",), True)):
        seen, _ = run(["validate", *option, BAD], environment=environment)
        check(f"color with {environment} {option}", ("\033[" in seen) == colored, seen)
    _, piped = run(["validate", BAD], terminals="stderr")
    check("no color in a pipe", "\033" not in piped, piped)
    _, piped = run(["validate", "--color=always", BAD], terminals="stderr")
    check("but where it is asked for", "\033[31merror\033[0m" in piped, piped)
    path = os.path.join(os.path.dirname(PROGRAM), "check_terminal.out")
    run(["validate", "-o", path, BAD])
    with open(path, encoding="utf-8") as file:
        written = file.read()
    os.remove(path)
    check("no color in a file", "\033" not in written and "pinned-piece" in written, written)


def check_width():
    for columns in (40, 60, 80, 100):
        seen, _ = run(["validate", "--color=never", BAD], columns=columns)
        frame = seen.split("\n")[1:3]
        check(f"a frame of {columns} columns", all(len(line) <= columns for line in frame), seen)
        caret = frame[1].index("^")
        check("the caret is under its move", frame[0][caret:caret + 4] == "Cxd5", seen)
    wide, _ = run(["validate", "--color=never", BAD], columns=200)
    unknown, _ = run(["validate", "--color=never", BAD], columns=0,
                     environment=(("COLUMNS", "50"),))
    check("COLUMNS where the terminal does not say",
          all(len(line) <= 50 for line in unknown.split("\n")[1:3]) and "…" in unknown, unknown)
    for columns, told, same in ((0, "10000", 80), (0, "0", 80), (0, "wide", 80), (0, "9999", 200), (60, "50", 60)):
        for arguments in (["validate", "--color=never", BAD], ["convert", "--help"]):
            seen, _ = run(arguments, columns=columns, environment=(("COLUMNS", told),))
            check(f"{same} columns where COLUMNS={told}", seen == run(arguments, columns=same)[0], seen)
    _, piped = run(["validate", BAD], terminals="", environment=(("COLUMNS", "50"),))
    check("a pipe has no width", piped == wide, (piped, wide))


def check_help():
    """Help and explanations take the width of the terminal, but 30 to 100 columns."""
    for columns in (44, 60, 80, 100, 200):
        for words in (["help", "validate"], ["explain", "pinned-piece"]):
            seen, _ = run([*words, "--messages=fr"], columns=columns)
            told = [line for line in seen.split("\n") if line[:1].isalpha() and
                    not line.startswith(("Usage", "Source"))]
            widest = max(len(line) for line in told)
            check(f"{words} in {columns} columns",
                  min(columns, 101) - 12 < widest < min(columns, 101), (widest, seen))
    for columns, same, other in ((12, 31, 32), (200, 101, 100)):
        seen = [run(["help", "validate"], columns=width) for width in (columns, same, other)]
        check(f"help in {columns} columns is that in {same}, not that in {other}",
              seen[0] == seen[1] != seen[2], seen)

    for columns, is_narrow in ((60, True), (61, False)):
        seen, _ = run(["help", "validate"], columns=columns)
        check(f"an option has a line of its own in {columns} columns: {is_narrow}",
              ("--jobs=N\n" + 10 * " " + "threads" in seen) == is_narrow, seen)


def check_encoding():
    """A terminal gets the encoding that its locale names; a pipe and a file get UTF-8."""
    every = [["validate", BAD], ["help", "validate"], ["help"], ["explain", "pinned-piece"], ["nosuch"],
             ["languages", "--detect", CLEAN], ["validate", "-v", CLEAN], ["symbols"],
             ["convert", "--to=figurine", CLEAN], ["validate", "nosuch"]]
    for words in every:
        french = [*words, "--messages=fr"]
        told, _ = run(french)
        for name, encoding in (("fr_FR.ISO-8859-1", "latin-1"), ("fr_FR.ISO-8859-15@euro", "iso8859-15"),
                               ("fr_FR@euro", "iso8859-15"), ("pl_PL.KOI8-R", "ascii")):
            seen, _ = run(french, environment=(("LC_ALL", name),), encoding=encoding)
            check(f"{words} in {name}", "Ã" not in seen and "Â" not in seen and
                  (encoding == "ascii" or seen.count("à") == told.count("à")), (seen, told))
        seen, piped = run(french, terminals="", environment=(("LC_ALL", "fr_FR.ISO-8859-1"),))
        _, wanted = run(french, terminals="")
        check(f"{words} in a pipe", piped == wanted, (piped, wanted))
    seen, _ = run(["validate", "--messages=fr", BAD], environment=(("LC_ALL", "fr.US-ASCII"),),
                  encoding="ascii")
    check("what an encoding lacks is said otherwise",
          'coup illegal " Cxd5 " : le cavalier c3 est cloue sur' in seen, seen)
    seen, _ = run(["help", "convert", "--messages=fr"], environment=(("LC_ALL", "fr_FR.ISO-8859-15"),),
                  encoding="iso8859-15")
    check("with the letters that it has", "prise en passant : écrire" in seen and "1/2-1/2" in seen, seen)


def check_stand_ins():
    """What an encoding lacks is said otherwise, sign by sign: here, where an option is not understood."""
    told = {"«“”„»": '"', "‘’": "'", "–—−": "-", "…": "...", "→": "->", "½": "1/2", "×": "x", "†": "+",
            "‡": "#", "œ": "oe", "Œ": "OE", "€": "EUR", "\u00a0\u202f": " ", "♔♚": "K", "♕♛": "Q",
            "♖♜": "R", "♗♝": "B", "♘♞": "N", "♙♟": "P"}
    for signs, due in told.items():
        for sign in signs:
            seen, _ = run(["validate", f"--from=<{sign}>"], encoding="ascii",
                          environment=(("LC_ALL", "fr.ASCII"),))
            check(f"{sign} is said otherwise", f"<{due}>" in seen, seen)


def check_board():
    for environment, options, figurines in (
            ((("LC_ALL", "fr_FR.UTF-8"),), (), True), ((), (), False),
            ((("LC_ALL", ""), ("LC_CTYPE", "C.utf8"), ("LANG", "C")), (), True),
            ((("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")), (), False),
            ((("LC_ALL", "fr_FR.UTF-8"),), ("--charset=ascii",), False),
            ((("LC_ALL", "fr_FR.UTF-8"),), ("-o", "-"), True)):
        seen, _ = run(["show", *options, CLEAN], environment=environment)
        check(f"figurines with {environment} {options}", ("♖" in seen) == figurines, seen)
    _, piped = run(["show", CLEAN], terminals="stderr", environment=(("LC_ALL", "C.UTF-8"),))
    check("letters in a pipe", "[T]" in piped and "♖" not in piped, piped)
    seen, _ = run(["show", "--charset=ascii", CLEAN])
    check("the last move in color", "\033[36m[T]\033[0m" in seen, seen)


check_last_line()
check_color()
check_width()
check_help()
check_encoding()
check_stand_ins()
check_board()
print("check_terminal:", f"{failures} failures" if failures else "all is as it should be")
sys.exit(failures > 0)
