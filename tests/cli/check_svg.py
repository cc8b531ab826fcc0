"""The SVG that algnot draws, read by a parser of XML.

    python3 check_svg.py PROGRAM

Every document is well-formed and says in words what it shows: each man of the FEN is drawn where
it stands, and named with its square in the description.
"""
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as tree

PROGRAM = os.path.abspath(sys.argv[1])
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
ROLES = {"p": "pawn", "n": "knight", "b": "bishop", "r": "rook", "q": "queen", "k": "king"}
GAMES = ["tests/data/games/morphy.txt", "tests/data/games/classics.pgn"]
OPTIONS = [[], ["--flip"], ["--coordinates=no"], ["--priority"], ["--flip", "--priority"],
           ["--stipulation=semi-r#2"], ["--stipulation=h=2.5", "--coordinates=no"],
           ["--coordinates=inside", "--hatched", "--caption=auto"],
           ["--mark=e4,Rd5", "--arrow=Yg1f3", "--caption=<&\">\x1b\xff", "--turn=no"]]
PICTURES = ("--mark", "--arrow", "--caption", "--turn", "--hatched", "--coordinates=inside")
failures = documents = 0


def run(*arguments):
    result = subprocess.run([PROGRAM, "show", *arguments], capture_output=True, check=False,
                            env={"LC_ALL": "C"})
    return result.stdout.decode() if result.returncode == 0 else None


def men_of(fen):
    men = set()
    for rank, row in zip(range(7, -1, -1), fen.split()[0].split("/")):
        file = 0
        for letter in row:
            if letter.isdigit():
                file += int(letter)
                continue
            color = "white" if letter.isupper() else "black"
            men.add((f"{color}-{ROLES[letter.lower()]}", file, rank))
            file += 1
    return men


def described(text):
    """The men of the description: "White: king e1, rooks a1, h1. Black: …"."""
    men = set()
    for color, part in zip(("white", "black"), text.split(". ")):
        role = None
        for words in part.split(": ")[1].split(", "):
            *name, square = words.split()
            role = name[0].rstrip("s") if name else role
            men.add((f"{color}-{role}", "abcdefgh".index(square[0]), int(square[1]) - 1))
    return men


def check(arguments):
    global failures, documents
    plain = [word for word in arguments if not word.startswith(PICTURES)]
    fen, text = run("--form=fen", *plain), run("--form=svg", *arguments)
    if fen is None or text is None:
        return False
    documents += 1
    root = tree.fromstring(text)
    is_flipped = "--flip" in arguments
    drawn = set()
    for man in root.iter(SVG + "use"):
        x, y = re.match(r"translate\((\d+) (\d+)\)", man.get("transform")).groups()
        file, rank = int(x) // 45, 7 - int(y) // 45
        place = (7 - file, 7 - rank) if is_flipped else (file, rank)
        drawn.add((man.get(LINK).lstrip("#"), *place))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    named = {*ids} >= {name for name, _, _ in drawn} | {*root.get("aria-labelledby").split()}
    words = root.find(SVG + "desc").text
    if not (drawn == men_of(fen) == described(words) and named and len(ids) == len({*ids}) and
            root.find(SVG + "title").text):
        failures += 1
        print(f"check_svg: not so: {arguments}\n{fen}{text}", file=sys.stderr)
    return True


for path in GAMES:
    for i, options in enumerate(OPTIONS):
        ply = i
        while check([path, f"--at={ply}", *options]):
            ply += 2 * len(OPTIONS)
print(f"check_svg: {documents} documents read,",
      f"{failures} failures" if failures else "all is as it should be")
sys.exit(failures > 0 or documents == 0)
