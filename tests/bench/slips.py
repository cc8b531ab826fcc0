"""How many score sheets with slips are read as the game that was played.

    python3 slips.py PROGRAM FILE.pgn

Makes sheets in French, English and German of games of FILE, each with k = 1 to 4 slips at random, and
gives for each k in per cent: how many have a finding at each of their slips, in one run; how many are
read as the game that was played (`read`); how many of these --on-error=fix writes; and how many games
that were not played it writes, because a word was corrected wrongly ("miscured") or taken as it
stands though it is a slip ("unseen"), or begins to write, and stops behind it ("stopped late").
SHEETS is the number of sheets for each k, SEED that of the draw, LOSSES the share in per cent of the
slips that lose, double or swap half-moves rather than change a word. KEEP=FOLDER leaves the sheets
there, and says which of them are read as what.
"""
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile

PROGRAM, FILE = os.path.abspath(sys.argv[1]), sys.argv[2]
SHEETS, SEED = int(os.environ.get("SHEETS", "200")), int(os.environ.get("SEED", "1"))
LOSSES = int(os.environ.get("LOSSES", "15"))
KEEP = os.environ.get("KEEP")
PIECES = {"fr": "CFTDR", "en": "NBRQK", "de": "SLTDK"}
ELSEWHERE = {"fr": "en", "en": "fr", "de": "en"}
FILES, RANKS = "abcdefgh", "12345678"
LOOK_ALIKE = {"1": "l", "0": "O", "5": "S", "8": "B", "g": "9", "b": "6", "B": "8", "O": "0", "S": "5"}
SHORTEST, LONGEST = 40, 140  # half-moves


def converted(language):
    command = [PROGRAM, "convert", "-q", "--to=" + language, "--layout=jsonl", FILE]
    lines = subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout.splitlines()
    return [json.loads(line) for line in lines]


# ---- slips in a word: each gives another word, or None where it cannot happen ----

def at_square(word, change):
    """The word with another last square."""
    match = re.search(r"([a-h])([1-8])(?!.*[a-h][1-8])", word)
    if not match:
        return None
    changed = change(*match.groups())
    return changed and word[:match.start()] + changed + word[match.end():]


def near(alphabet, character, draw):
    place = alphabet.index(character) + draw.choice([-1, 1])
    return alphabet[place] if 0 <= place < 8 else None


def neighbour_file(word, _, draw):
    def change(file, rank):
        other = near(FILES, file, draw)
        return other and other + rank
    return at_square(word, change)


def neighbour_rank(word, _, draw):
    def change(file, rank):
        other = near(RANKS, rank, draw)
        return other and file + other
    return at_square(word, change)


def any_file(word, _, draw):
    return at_square(word, lambda file, rank: draw.choice(FILES.replace(file, "")) + rank)


def any_rank(word, _, draw):
    return at_square(word, lambda file, rank: file + draw.choice(RANKS.replace(rank, "")))


def mirrored(word, _, draw):
    def change(file, rank):
        other = FILES[7 - FILES.index(file)], RANKS[7 - RANKS.index(rank)]
        return draw.choice([other[0] + rank, file + other[1], other[0] + other[1]])
    return at_square(word, change)


def has_piece(word, language):
    return word[0] in PIECES[language]


def other_piece(word, language, draw):
    return draw.choice(PIECES[language].replace(word[0], "")) + word[1:] if has_piece(word, language) else None


def other_language(word, language, _):
    if not has_piece(word, language):
        return None
    return PIECES[ELSEWHERE[language]][PIECES[language].index(word[0])] + word[1:]


def small_letter(word, language, _):
    return word[0].lower() + word[1:] if has_piece(word, language) else None


def lost_letter(word, language, _):
    return word[1:] if has_piece(word, language) else None


def lost_origin(word, language, _):
    """Cd2 for Cbd2."""
    match = re.match(r"(.)[a-h1-8](x?[a-h][1-8].*)", word)
    return match[1] + match[2] if match and has_piece(word, language) else None


def other_castling(word, _, __):
    return {"0-0": "0-0-0", "0-0-0": "0-0", "O-O": "O-O-O", "O-O-O": "O-O"}.get(word.rstrip("+#"))


def scanned(word, _, draw):
    places = [i for i, character in enumerate(word) if character in LOOK_ALIKE and word[0] not in "0O"]
    if not places:
        return None
    place = draw.choice(places)
    return word[:place] + LOOK_ALIKE[word[place]] + word[place + 1:]


WORDS = [neighbour_file, neighbour_rank, any_file, any_rank, mirrored, other_piece, other_language,
         small_letter, lost_letter, lost_origin, other_castling, scanned]


def change_word(words, place, language, draw):
    """Puts a slip into a word; returns the name of its kind."""
    while True:
        kind = draw.choice(WORDS)
        word = kind(words[place], language, draw)
        if word and word != words[place]:
            words[place] = word
            return kind.__name__


# ---- slips between words; they change the list of words ----

def lost_half(words, place):
    words[place] = None


def lost_pair(words, place):
    words[place - place % 2] = words[place - place % 2 + 1] = None


def doubled_half(words, place):
    words[place] = words[place] + " " + words[place]


def doubled_pair(words, place):
    first = place - place % 2
    words[first + 1] += " " + words[first] + " " + words[first + 1]


def swapped_pair(words, place):
    first = place - place % 2
    words[first], words[first + 1] = words[first + 1], words[first]


BETWEEN = [lost_half, doubled_half, doubled_pair, swapped_pair, lost_pair]


def sheet(words, is_printed):
    """The text of a sheet; the numbers are printed on it, so that they never jump, or written with
    the moves. Returns the line of each place, too."""
    text, lines = [], []
    if is_printed:
        flat = [(place, word) for place, words_of in enumerate(words) if words_of
                for word in words_of.split()]
        for i in range(0, len(flat), 2):
            text.append("%d. %s" % (i // 2 + 1, " ".join(word for _, word in flat[i:i + 2])))
        where = {}
        for i, (place, _) in enumerate(flat):
            where.setdefault(place, i // 2 + 1)
        line = 1
        for place in range(len(words)):
            line = where.get(place, line)
            lines.append(line)
        return "\n".join(text) + "\n", lines
    for i in range(0, len(words), 2):
        pair = [word for word in words[i:i + 2] if word]
        if pair:
            text.append("%d%s %s" % (i // 2 + 1, "." if words[i] else "...", " ".join(pair)))
        lines += [max(len(text), 1)] * 2
    return "\n".join(text) + "\n", lines[:len(words)]


def spoilt(moves, language, count, draw):
    """A sheet with so many slips, what they are, and the lines and words where they stand."""
    words, slips = list(moves), []
    places = draw.sample(range(2, len(words) - 2), 3 * count)
    for place in places:
        if len(slips) == count:
            break
        if any(abs(place - other) <= 2 for other, _ in slips if other is not None) and draw.random() < .9:
            continue
        if words[place] is None or " " in words[place]:
            continue
        if draw.randrange(100) < LOSSES:
            kind = draw.choice(BETWEEN)
            first = place - place % 2
            if None in words[first:first + 2] or len(words[first:first + 2]) < 2:
                continue
            kind(words, place)
            slips.append((place, kind.__name__))
        else:
            slips.append((place, change_word(words, place, language, draw)))
    text, lines = sheet(words, draw.random() < .5)
    return text, [(kind, lines[place], words[place] or "", place) for place, kind in slips]


# ---- what the program makes of them ----

def run(*options):
    lines = subprocess.run([PROGRAM, *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           check=False).stdout.splitlines()
    return [json.loads(line) for line in lines]


def is_reported(slip, findings):
    kind, line, word, _ = slip
    reach = 0 if word and " " not in word else 2
    return any(f["level"] != "note" and abs(f["line"] - line) <= reach for f in findings)


def first_difference(a, b):
    return next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))


def outcome(truth, slips, findings, game, fixed):
    """What became of a sheet: a set of words. What is written of another game is told apart by
    whether the first wrong move has a finding, and whether the writing stops behind it."""
    read = (game["read"] or game)["uci"].split()
    result = set()
    if all(is_reported(slip, findings) for slip in slips):
        result.add("reported")
    if read == truth:
        result.add("read")
    place = first_difference(fixed, truth)
    if fixed == truth:
        result.add("fix")
    elif place < len(fixed) and len(fixed) < len(read):
        result.add("stopped late")
    elif place < len(fixed):
        is_told = any(f["ply"] == place + 1 and f["level"] == "error" for f in findings)
        result.add("miscured" if is_told else "unseen")
    return result


def main():
    uci = converted("uci")
    games = {language: converted(language) for language in PIECES}
    fits = [i for i, game in enumerate(uci) if not game["error"] and game["fen"] is None
            and SHORTEST <= len(game["moves"]) <= LONGEST]
    print("%d games of %d..%d half-moves; %d sheets a row, seed %d, %d %% losses" %
          (len(fits), SHORTEST, LONGEST, SHEETS, SEED, LOSSES))
    names = ["reported", "read", "fix", "miscured", "unseen", "stopped late"]
    print("%-3s" % "k" + "".join("%13s" % name for name in names))
    for count in range(1, 5):
        draw = random.Random("%d/%d" % (SEED, count))
        totals, kinds = collections.Counter(), collections.defaultdict(collections.Counter)
        with tempfile.TemporaryDirectory() as scratch:
            folder = KEEP and os.path.join(KEEP, str(count)) or scratch
            os.makedirs(folder, exist_ok=True)
            for number in range(SHEETS):
                index, language = draw.choice(fits), draw.choice(list(PIECES))
                text, slips = spoilt(games[language][index]["moves"], language, count, draw)
                path = os.path.join(folder, "%04d.%s.txt" % (number, language))
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                truth = uci[index]["moves"]
                answer = run("validate", "--format=jsonl", "-f", language, path)
                findings = [a for a in answer if a["type"] == "finding"]
                game = next(a for a in answer if a["type"] == "game")
                written = run("convert", "-q", "-f", language, "--to=uci", "--on-error=fix",
                              "--layout=jsonl", path)
                fixed = written[0]["moves"] if written else []
                result = outcome(truth, slips, findings, game, fixed)
                totals.update(result)
                for slip in slips:
                    kinds[slip[0]].update(result | {"all"})
                if KEEP:
                    print("   ", path, sorted(result), slips, file=sys.stderr)
                    with open(path + ".json", "w", encoding="utf-8") as file:
                        json.dump({"truth": truth, "slips": slips, "game": game, "fixed": fixed,
                                   "findings": findings, "result": sorted(result)}, file)
        print("%-3d" % count + "".join("%12.1f%%" % (100 * totals[name] / SHEETS) for name in names),
              flush=True)
        if KEEP and count == 1:
            for kind, result in sorted(kinds.items()):
                print("   %-16s %3d: %s" % (kind, result["all"], " ".join(
                    "%s %d" % (name, result[name]) for name in names)))


main()
