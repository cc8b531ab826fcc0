"""How many articles are read as the game that was played.

    python3 articles.py PROGRAM FILE.pgn

Makes articles in seven languages of games of FILE: segments of the game, and between them sentences
of tests/data/sentences.tsv with legal moves that were not played. Gives for each language in per
cent: how many are read as the game and raise no finding ("true"), are read so with a doubt
("doubted"), are read otherwise with a finding ("warned") and without one ("silent"), which should
never be; then the sentences behind which the reading first went wrong. Every other article is
wrapped, so that expressions stand on two lines.
ARTICLES is the number of articles for each language, SEED that of the draw, LANGUAGES those that are
made (fr,en), ASIDES the most sentences with moves in each. KEEP=FOLDER leaves the articles there.
UNKNOWN=7 puts other letters into all words of seven or more, so that hardly a verb is known: what is
then misread in silence, the place of the moves alone should have told.
"""
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import textwrap
import zlib

PROGRAM, FILE = os.path.abspath(sys.argv[1]), sys.argv[2]
ARTICLES, SEED = int(os.environ.get("ARTICLES", "100")), int(os.environ.get("SEED", "1"))
LANGUAGES = os.environ.get("LANGUAGES", "fr,en,de,es,it,nl,pt").split(",")
ASIDES = int(os.environ.get("ASIDES", "4"))
KEEP = os.environ.get("KEEP")
UNKNOWN = int(os.environ.get("UNKNOWN", "99"))
VOWELS, CONSONANTS = "aeiou", "bcdfghklmnprstvz"
SHORTEST, LONGEST = 12, 36  # half-moves that an article tells
WIDTH = 60  # characters of a line of those that are wrapped
TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "sentences.tsv")
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def unknown(word):
    """The word that stands for a known one: the same one for the same word."""
    draw, result = random.Random(zlib.crc32(word.lower().encode())), ""
    for letter in word:
        other = draw.choice(VOWELS if letter.lower() in "aeiouàáâäãèéêëìíîïòóôöõùúûüy" else CONSONANTS)
        result += other.upper() if letter.isupper() else other
    return result


def sentences():
    """The sentences of the table by language and kind."""
    table = collections.defaultdict(lambda: collections.defaultdict(list))
    with open(TABLE, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line[0] != "#"]
    for language, kind, sentence in rows[1:]:
        table[language][kind].append(re.sub(r"[^\W\d_]{%d,}" % UNKNOWN, lambda word: unknown(word[0]), sentence))
    return table


SENTENCES = sentences()


def run(*options, lines=None):
    given = None if lines is None else "".join(line + "\n" for line in lines).encode()
    return subprocess.run([PROGRAM, *options], input=given, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=False).stdout.decode().splitlines()


# ---- positions ----

def play(fen, move):
    """The position after a legal move, given as UCI."""
    rows, side, rights, passed, _, number = fen.split()
    board = {}
    for rank, row in zip("87654321", rows.split("/")):
        at = 0
        for sign in row:
            if sign.isdigit():
                at += int(sign)
            else:
                board["abcdefgh"[at] + rank] = sign
                at += 1
    origin, target, promoted = move[:2], move[2:4], move[4:]
    piece = board.pop(origin)
    if piece in "Pp" and target == passed:
        del board[target[0] + origin[1]]
    if piece in "Kk" and origin[0] == "e" and target[0] in "cg":
        corner, beside = ("a", "d") if target[0] == "c" else ("h", "f")
        board[beside + origin[1]] = board.pop(corner + origin[1])
    board[target] = (promoted.upper() if side == "w" else promoted) if promoted else piece
    lost = {"e1": "KQ", "h1": "K", "a1": "Q", "e8": "kq", "h8": "k", "a8": "q"}
    gone = lost.get(origin, "") + lost.get(target, "")
    rights = "".join(right for right in rights if right not in gone) or "-"
    leaps = piece in "Pp" and abs(int(origin[1]) - int(target[1])) == 2
    passed = origin[0] + ("3" if side == "w" else "6") if leaps else "-"
    rows = []
    for rank in "87654321":
        row = "".join(board.get(file + rank, ".") for file in "abcdefgh")
        for size in range(8, 0, -1):
            row = row.replace("." * size, str(size))
        rows.append(row)
    number = int(number) + (side == "b")
    return " ".join(["/".join(rows), "b" if side == "w" else "w", rights, passed, "0", str(number)])


def legal(fens, language):
    """For each position its legal moves: pairs of UCI and the word in a language. None, where the side
    that is not to move stands in check, so that it cannot pass."""
    uci = run("moves", "--batch", "--to=uci", lines=fens)
    words = run("moves", "--batch", "--to=" + language, lines=fens)
    assert len(uci) == len(words) == len(fens)
    return [[] if " illegal" in " " + a else list(zip(a.split(), b.split())) for a, b in zip(uci, words)]


# ---- articles ----

def written(words, ply, draw, style):
    """Moves with their numbers, from half-move `ply` on."""
    result = []
    for i, word in enumerate(words):
        number, is_black = (ply + i) // 2 + 1, (ply + i) % 2
        if not is_black:
            result.append("%d.%s%s" % (number, style["gap"], word))
        elif i == 0:
            result.append("%d%s%s%s" % (number, style["dots"], style["gap"], word))
        else:
            result.append(word)
    return " ".join(result)


class Article:
    """One article on its way: what is asked of the program is asked for all of them at once."""

    def __init__(self, words, uci, language, draw):
        self.words, self.uci, self.language, self.draw = words, uci, language, draw
        self.length = draw.randint(SHORTEST, min(LONGEST, len(words)))
        self.fens = [START]
        for move in uci[:self.length]:
            self.fens.append(play(self.fens[-1], move))
        count = draw.randint(1, ASIDES)
        self.places = sorted(draw.sample(range(5, self.length), min(count, self.length - 5)))
        self.ends = draw.choice(SENTENCES[language]["over"] + [""])
        self.asides = []  # of each: place, kind, ply of its first move, its position, its moves
        for place in self.places:
            kind = draw.choice(["instead", "instead", "next", "next", "threat", "known"])
            ply = {"instead": place - 1, "next": place, "threat": place + 1, "known": place - 1}[kind]
            fen = self.fens[min(ply, self.length)] if kind != "threat" else self.passed(self.fens[place])
            self.asides.append([place, kind, ply, fen, []])
        if "{}" in self.ends:
            self.asides.append([self.length, "over", self.length, self.fens[-1], []])
        for aside in self.asides:
            aside.append(draw.choice([1, 1, 1, 2, 2, 3, 4]) if aside[1] not in ("threat", "known") else 1)

    @staticmethod
    def passed(fen):
        """The position with the other side to move."""
        rows, side, rights, _, _, number = fen.split()
        return " ".join([rows, "b" if side == "w" else "w", rights, "-", "0",
                         str(int(number) + (side == "b"))])

    def wanted(self):
        return [aside for aside in self.asides if len(aside[4]) < aside[5] and aside[1] != "known"]

    def grow(self, aside, moves):
        """Adds a move to a line of moves that were not played."""
        place, _, ply, fen, line, _ = aside
        played = self.uci[ply] if not line and ply < self.length else None
        moves = [pair for pair in moves if pair[0] != played]
        if not moves:
            aside[5] = len(line)
            return
        pair = self.draw.choice(moves)
        line.append(pair[1])
        aside[3] = play(fen, pair[0])

    def text(self):
        draw, said = self.draw, SENTENCES[self.language]
        style = {"gap": draw.choice(["", "", " "]), "dots": draw.choice(["...", "…"])}
        form = draw.choice(["lines", "paragraphs", "running"])
        end = {"lines": "\n", "paragraphs": "\n\n", "running": " "}[form]
        parts, at, places = [], 0, []
        for place, kind, ply, _, line, _ in self.asides:
            if kind == "over":
                continue
            if place > at:
                segment = written(self.words[at:place], at, draw, style)
                segment = (draw.choice(said["resume"]) if at > 0 else "{}").format(segment)
                parts.append(segment + (draw.choice(["", ".", ""]) if form != "running" else "."))
            at = place
            if draw.random() < .5:
                parts.append(draw.choice(said["plain"]))
            words = self.words[ply:ply + 1] if kind == "known" else line
            if words:
                sentence = draw.choice(said[kind])
                places.append((ply, kind, sentence))
                parts.append(sentence.format(written(words, ply, draw, style)))
        segment = written(self.words[at:self.length], at, draw, style)
        parts.append((draw.choice(said["resume"]) if at > 0 else "{}").format(segment) +
                     ("." if form == "running" else ""))
        if self.ends:
            line = [aside[4] for aside in self.asides if aside[1] == "over"]
            if "{}" not in self.ends or (line and line[0]):
                if line:
                    places.append((self.length, "over", self.ends))
                parts.append(self.ends.format(written(line[0], self.length, draw, style) if line else ""))
        return end.join(parts) + "\n", places


def wrapped(text):
    return "".join(textwrap.fill(line, WIDTH, break_on_hyphens=False) + "\n" for line in text.splitlines())


def converted(language):
    return [json.loads(line) for line in
            run("convert", "-q", "--to=" + language, "--layout=jsonl", FILE)]


def articles(language, uci, fits, draw):
    """The articles of one language, with all their lines of moves."""
    games = converted(language)
    made = [Article(games[i]["moves"], uci[i]["moves"], language, draw)
            for i in (draw.choice(fits) for _ in range(ARTICLES))]
    while True:
        wanted = [(article, aside) for article in made for aside in article.wanted()]
        if not wanted:
            return made
        for (article, aside), moves in zip(wanted, legal([aside[3] for _, aside in wanted], language)):
            article.grow(aside, moves)


def outcome(path, language, truth):
    """What became of an article, and the first half-move that was read otherwise."""
    answer = [json.loads(line) for line in run("validate", "--format=jsonl", "-f", language, path)]
    games = [line["uci"].split() for line in answer if line["type"] == "game"]
    has_finding = any(line["type"] == "finding" and line["level"] != "note" for line in answer)
    read = games[0] if games else []
    wrong = next((i for i, (a, b) in enumerate(zip(read, truth)) if a != b), min(len(read), len(truth)))
    if read == truth and len(games) == 1:
        return "doubted" if has_finding else "true", None
    return "warned" if has_finding else "silent", wrong


def main():
    uci = converted("uci")
    fits = [i for i, game in enumerate(uci) if not game["error"] and game["fen"] is None
            and len(game["moves"]) >= SHORTEST]
    names, blamed = ["true", "doubted", "warned", "silent"], collections.Counter()
    print("%d games; %d articles a row, seed %d" % (len(fits), ARTICLES, SEED))
    print("%-8s" % "" + "".join("%9s" % name for name in names))
    for language in LANGUAGES:
        draw, totals = random.Random("%d/%s" % (SEED, language)), collections.Counter()
        with tempfile.TemporaryDirectory() as scratch:
            folder = KEEP or scratch
            os.makedirs(folder, exist_ok=True)
            for number, article in enumerate(articles(language, uci, fits, draw)):
                text, places = article.text()
                path = os.path.join(folder, "%s%04d.txt" % (language, number))
                with open(path, "w", encoding="utf-8") as file:
                    file.write(wrapped(text) if number % 2 else text)
                result, wrong = outcome(path, language, article.uci[:article.length])
                totals[result] += 1
                if result in ("silent", "warned"):
                    near = [said for said in places if said[0] <= wrong + 1]
                    blamed[(result, language) + (near[-1][1:] if near else ("", ""))] += 1
                if KEEP:
                    with open(path + ".json", "w", encoding="utf-8") as file:
                        json.dump({"truth": article.uci[:article.length], "result": result,
                                   "wrong": wrong, "places": places}, file)
        print("%-8s" % language + "".join("%8.1f%%" % (100 * totals[name] / ARTICLES) for name in names),
              flush=True)
    worst = sorted(blamed.items(), key=lambda row: (row[0][0], -row[1]))
    for (result, language, kind, sentence), count in worst[:40]:
        print("%4d %-7s %s %-8s %s" % (count, result, language, kind, sentence))


main()
