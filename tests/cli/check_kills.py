"""algnot record is killed amid its work: no move that it answered for is lost.

    python3 check_kills.py PROGRAM [KILLS [SEED]]

Moves, comments, tags and undoing are fed to `record --echo=uci`, which answers each with a line.
After each SIGKILL the file must be valid, begin with every byte of its older games, and hold the game
as it stood after some entry that was sent, and none before the last one answered. The file grows from
kill to kill, so that its end falls everywhere in a block of the disk. Every other kill comes among
what needs no journal: moves, what is said of them, and undoing. Tags, which move all that stands
behind them, may leave a journal that makes the file valid.
"""
import json
import math
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 60
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
GAMES = "tests/data/games/classics.pgn"
torn = 0  # files that only their journal made whole again
LARGEST = 60_000  # bytes of a file before a new one is begun
WORK = 100_000  # turns of a loop before a kill


def give_up(what, seen=""):
    print(f"check_kills: not so (seed {SEED}): {what}\n{seen}", file=sys.stderr)
    sys.exit(1)


def judged(path):
    """Status of validate, and its record of each game."""
    run = subprocess.run([PROGRAM, "validate", "--format=jsonl", path], capture_output=True,
                         check=False)
    lines = [json.loads(line) for line in run.stdout.decode().splitlines()]
    return run.returncode, [line for line in lines if line["type"] == "game"], run


def entries_of(moves, rng, with_tags):
    """What is typed, and the moves that stand after each entry."""
    entries, states, played = [], [[]], []
    for move in moves:
        chance = rng.random()
        if chance < 0.10 and played:
            entries += ["undo", played[-1]]
            states += [played[:-1], list(played)]
        elif chance < 0.18:
            entries.append("comment " + "well, well " * rng.randrange(1, 30))
            states.append(list(played))
        elif chance < 0.24 and with_tags:
            entries.append('tag Event "' + "x" * rng.randrange(1, 60) + '"')
            states.append(list(played))
        entries.append(move)
        played.append(move)
        states.append(list(played))
    return entries, states


def read_answers(pipe, count):
    """The first count answers and any that come with them, or all if there are fewer."""
    text = b""
    while text.count(b"\n") < count:
        piece = os.read(pipe, 65536)
        if not piece:
            break
        text += piece
    return text


def kill_once(path, options, entries, rng):
    """Feeds entries, kills, and returns how many were answered.

    The kill comes after a number of answers and some turns of a loop, during which the recorder
    goes on, so that the moment does not depend on how fast the machine is."""
    process = subprocess.Popen([PROGRAM, "record", "--echo=uci", *options, path],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)
    os.set_blocking(process.stdin.fileno(), False)
    typed = ("\n".join(entries) + "\n").encode()
    try:
        typed = typed[:os.write(process.stdin.fileno(), typed)]
    except OSError:
        typed = b""
    count = 0
    work = WORK
    tags = [i for i, entry in enumerate(entries) if entry.startswith("tag ")]
    if tags and rng.random() < 0.8:  # amid a change that needs a journal, or soon after it
        count, work = rng.choice(tags), WORK // 50
    elif rng.random() < 0.8:  # not before the first answer, mostly
        count = 1 + int(rng.random() ** 2 * typed.count(b"\n"))
    text = read_answers(process.stdout.fileno(), min(count, typed.count(b"\n")))
    for _ in range(rng.randrange(work)):
        pass
    process.send_signal(signal.SIGKILL)
    text += read_answers(process.stdout.fileno(), math.inf)
    if process.wait() == 2:
        give_up("the recorder takes the file", " ".join(options))
    process.stdout.close()
    process.stdin.close()
    if b"!" in text:
        give_up("an entry was refused", text)
    return text.count(b"\n")


def check_game(path, answered, states, with_tags):
    """The file after a kill; the state in which the game was found."""
    global torn
    status, games, run = judged(path)
    if not with_tags and os.path.exists(path + ".algnot-journal"):
        give_up("moves need no journal")
    if status != 0 and finish_journal(path):
        # killed between two blocks of a change that the journal holds whole
        torn += 1
        status, games, run = judged(path)
    if status != 0:
        shutil.copy(path, path + ".broken")
        give_up(f"the file is valid after {answered} answers; see {path}.broken",
                run.stdout.decode())
    found = (games[-1]["uci"] or "").split() if games else []
    allowed = [i for i, state in enumerate(states) if i >= answered and state == found]
    if not allowed:
        give_up(f"the game stands as after {answered} answers or later", found)
    return allowed[0]


def finish_journal(path):
    """The next start finishes a change that was stopped in the midst; true if there was one."""
    journal = path + ".algnot-journal"
    if not os.path.exists(journal):
        return False
    run = subprocess.run([PROGRAM, "record", path], stdin=subprocess.DEVNULL, capture_output=True,
                         check=False)
    if run.returncode != 0 or os.path.exists(journal):
        give_up("the next start finishes what the journal says", run.stderr.decode())
    return True


def main():
    rng = random.Random(SEED)
    _, games, _ = judged(GAMES)
    games = [game["uci"].split() for game in games]
    folder = tempfile.mkdtemp(prefix="check_kills.", dir=os.path.dirname(PROGRAM))
    path = os.path.join(folder, "game.pgn")
    answers = resumed = journals = 0
    for kill in range(KILLS):
        if not os.path.exists(path) or os.path.getsize(path) > LARGEST:
            with open(GAMES, "rb") as older, open(path, "wb") as file:
                file.write(older.read() + b"\n" * rng.randrange(2, 300))
        with open(path, "rb") as file:
            before = file.read()
        count_before = len(judged(path)[1])
        with_tags = kill % 2 == 1
        moves = games[rng.randrange(len(games))]
        if not with_tags:
            moves = moves[:-1]  # which may end the game, and then changes the tag Result
        entries, states = entries_of(moves, rng, with_tags)
        answered = kill_once(path, [], entries, rng)
        with open(path, "rb") as file:
            after = file.read()
        if after[:len(before)] != before:
            give_up(f"older games keep every byte at kill {kill}")
        answers += answered
        if len(judged(path)[1]) == count_before:
            if answered:
                give_up(f"the game is there after {answered} answers at kill {kill}")
            continue
        stands = states[check_game(path, answered, states, with_tags)]
        if finish_journal(path):
            journals += 1
            stands = states[check_game(path, answered, states, with_tags)]
        if rng.random() < 0.6 and stands != moves:
            resumed += 1
            entries, states = entries_of(moves[len(stands):], rng, with_tags)
            states = [stands + state for state in states]
            answered = kill_once(path, ["--resume"], entries, rng)
            answers += answered
            check_game(path, answered, states, with_tags)
            if finish_journal(path):
                journals += 1
                check_game(path, answered, states, with_tags)
            with open(path, "rb") as file:
                after = file.read()
            if after[:len(before)] != before:
                give_up(f"older games keep every byte when one is resumed at kill {kill}")
    shutil.rmtree(folder)
    print(f"check_kills: {KILLS + resumed} kills, {resumed} of them of games that went on, "
          f"{journals + torn} journals, {torn} of them needed, {answers} answers: nothing was lost")


main()
