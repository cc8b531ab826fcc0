"""The language server, asked by a client for all that it offers.

    python3 check_lsp.py PROGRAM

What it shows is held against what algnot validate and algnot convert say of the same text; a
document that was edited, against one that was opened as it is now.
"""
import glob
import json
import random
import signal
import subprocess

from lsp_client import (PATIENCE, PROGRAM, URI, Server, applied, check, check_equal, finish, framed,
                        lines_of, message, place, place_of, span, units)

GAMES = sorted(glob.glob("tests/data/games/*.pgn") + glob.glob("tests/data/games/*.txt"))
FRENCH = """[White "Dupont, É."]
[Black "Durand"]
[Result "*"]

1. e4 {🙂 bien} e5 2. Cf3 d6 3. Fb5+ Cc6 4. d4 Cxd4!? 5. O-O *
"""
LEVELS = {"error": 1, "warning": 2, "note": 3}


# ---- what is found ----

def validated(text):
    """What validate finds, as line, column and so on; columns of code points."""
    result = subprocess.run([PROGRAM, "validate", "--format=jsonl", "--emit=finding", "-"],
                            input=text.encode(), capture_output=True, check=False)
    return [json.loads(line) for line in result.stdout.splitlines()]


def check_as_validated(name, text, encoding):
    server = Server(capabilities={"general": {"positionEncodings": [encoding]}})
    check_equal("the encoding is agreed on", server.answer["capabilities"]["positionEncoding"],
                encoding)
    server.open(text)
    found, due, lines = server.diagnostics(), validated(text), lines_of(text)
    check_equal(f"{name}: as many findings", len(found), len(due))
    for diagnostic, finding in zip(found, due):
        line = lines[finding["line"] - 1].rstrip("\r\n")
        start = units(line[:finding["column"] - 1], encoding)
        check_equal(f"{name}: where it begins", diagnostic["range"]["start"],
                    place(finding["line"] - 1, start))
        check_equal(f"{name}: what it is", (diagnostic["code"], diagnostic["severity"]),
                    (finding["code"], LEVELS[finding["level"]]))
        check(f"{name}: what is said", diagnostic["message"].startswith(finding["message"]),
              diagnostic)
        check_equal(f"{name}: whose it is", diagnostic["source"], "algnot")
    server.end()


def check_findings():
    for path in GAMES:
        with open(path, encoding="cp1252" if "1252" in path else "utf-8", newline="") as file:
            text = file.read()
        for encoding in ("utf-16", "utf-8"):
            check_as_validated(path, text, encoding)
    crlf = FRENCH.replace("\n", "\r\n") * 3
    check_as_validated("CRLF", crlf, "utf-16")
    check_as_validated("a warning", "1. e4 e5 2. Nf3+ Nc6 *", "utf-16")
    check_as_validated("no game at all", "rien, sinon cf3, qui soit un coup", "utf-16")


def check_related():
    server = Server()
    server.open('[Result "1-0"]\n\n1. e4 e5 0-1\n')
    found = server.diagnostics()
    check_equal("the tag that a result is held against",
                [related["location"]["range"] for related in found[0]["relatedInformation"]],
                [span(0, 9, 12)])
    server.open("\n \n", uri="file:///empty")
    check_equal("an empty document has no findings", server.diagnostics("file:///empty"), [])
    server.notify("textDocument/didClose", {"textDocument": {"uri": URI}})
    check_equal("nothing is found in what is closed", server.diagnostics(), [])
    server.end()


def check_many():
    """A document with more findings than anybody reads says how many there are."""
    server = Server("--messages=en")
    server.open('[Result "1-0"]\n\n1. e4 e5 2. Nf9 1-0\n\n' * 1300)
    found = server.diagnostics()
    check_equal("so many are told", len(found), 1001)
    check("the last tells of the others", "300" in found[-1]["message"], found[-1])
    server.end()


# ---- edits ----

def check_edits(encoding):
    """After edits at random, sent some at a time, all is as if the text had been opened so."""
    dice = random.Random(encoding)
    parts = ["", "x", "\r", "\n", "\r\n", "é", "🙂", "{", "}", "1. e4 e5 ", "Cf3 ",
             '[White "Žák"]\n']
    asked = {"capabilities": {"general": {"positionEncodings": ["utf-32", encoding]}}}
    server = Server(**asked)
    with open("tests/data/games/errors.pgn", encoding="utf-8") as file:
        text = FRENCH + file.read()
    server.open(text)
    server.diagnostics()
    for _ in range(25):
        changes = []
        for _ in range(dice.randrange(1, 6)):
            start = dice.randrange(len(text) + 1)
            end = min(len(text), start + dice.choice([0, 0, 1, 2, 30]))
            if "\r\n" in (text[max(0, start - 1):start + 1], text[max(0, end - 1):end + 1]):
                continue  # no place of the protocol is between them
            new = dice.choice(parts)
            changes.append({"range": {"start": place_of(text, start, encoding),
                                      "end": place_of(text, end, encoding)}, "text": new})
            text = text[:start] + new + text[end:]
        server.change(*changes)
        other = Server(**asked)
        other.open(text)
        check_equal(f"an edited text, in {encoding}", server.diagnostics(), other.diagnostics())
        other.end()
    server.end()


def check_other_changes():
    server = Server()
    server.open("1. e4 e5")
    check_equal("nothing is found", server.diagnostics(), [])
    server.change({"text": "1. e4 e5 2. Nf9"})
    check_equal("all of it is new", [found["code"] for found in server.diagnostics()],
                ["unreadable-token"])
    server.change({"range": {"start": place(0, 15), "end": place(0, 14)}, "text": "3"})
    check_equal("a range that is turned round", server.diagnostics(), [])
    server.change({"range": span(0, 14, 99, 99), "text": "9"})
    check_equal("places behind the end are the end", len(server.diagnostics()), 1)
    server.change({"range": 1, "text": ""})
    check_equal("of a change that makes no sense, the user is told",
                server.hear("window/showMessage")["type"], 2)
    check_equal("and that nobody knows the text now", server.error(
        "textDocument/hover", {"textDocument": {"uri": URI}, "position": place(0, 0)}), -32602)
    server.end()


# ---- features ----

def check_actions():
    server = Server()
    server.open(FRENCH)
    (found,) = server.diagnostics()
    at = found["range"]
    actions = server.of("codeAction", {"range": {"start": at["start"], "end": at["start"]},
                                       "context": {"diagnostics": []}})
    check_equal("one action for each suggestion, and one that explains",
                [action["title"] for action in actions],
                ["Write 'exd4'", f"Explain '{found['code']}'"])
    check("what helps stands on a line of its own", "\nhelp: did you mean 'exd4'?" in found["message"],
          found["message"])
    check_equal("it is not certain", actions[0]["isPreferred"], False)
    check_equal("it mends this", actions[0]["diagnostics"], [found])
    check_equal("it leaves the annotation", applied(FRENCH, actions[0]["edit"]["changes"][URI]),
                FRENCH.replace("Cxd4!?", "exd4!?"))
    server.change({"text": FRENCH.replace("Cxd4!?", "exd4!?")})
    check_equal("then nothing is found", server.diagnostics(), [])
    check_equal("nor mended", server.of("codeAction", {
        "range": span(0, 0, 99, 99), "context": {"diagnostics": []}}), [])
    # what is asked right behind a change, when nothing is judged: from the beginning, and at the end
    text = "1. e4 e5 2. Nf9"
    for asked in (span(0, 0, 15), span(0, 15, 15)):
        server.last_id += 1
        server.write(message("textDocument/didOpen", {"textDocument": {
            "uri": URI, "languageId": "pgn", "version": server.last_id + 9, "text": text}}) +
                     message("textDocument/codeAction", {
                         "textDocument": {"uri": URI}, "range": asked,
                         "context": {"diagnostics": [], "only": ["quickfix"]}}, id=server.last_id))
        titles = [action["title"] for action in server.answer_to(server.last_id)["result"]]
        check(f"{asked}: a knight's move is proposed", "Write 'Nf3'" in titles, titles)
    server.end()


def check_explain():
    """The action of a finding shows what 'algnot explain' says of its code."""
    for locale, due in (("en", "'algnot explain no-such-move' shows an example."),
                        ("fr", "« algnot explain no-such-move » montre un exemple.")):
        server = Server(locale=locale)
        check("the command is announced", "algnot.explain" in
              server.answer["capabilities"]["executeCommandProvider"]["commands"], server.answer)
        server.open("1. e4 e5 2. Cf3 Cc6 3. Fb6 *")
        (found,) = server.diagnostics()
        action = server.of("codeAction", {"range": found["range"], "context": {}})[-1]
        check("it mends nothing", "edit" not in action and not action["isPreferred"], action)
        command = {name: action["command"][name] for name in ("command", "arguments")}
        check_equal("it has no result", server.request("workspace/executeCommand", command), None)
        shown = server.hear("window/showMessage")
        told = subprocess.run([PROGRAM, "explain", found["code"], "--messages=" + locale],
                              capture_output=True, check=True, encoding="utf-8").stdout
        check_equal("as information", shown["type"], 3)
        meaning = shown["message"].removeprefix(found["code"]).lstrip(" :").split("\n")
        check("what is shown is what explain says", meaning[0] in " ".join(told.split()), shown)
        check_equal("and where more stands", meaning[1:], [due])
        for params in ({}, {"command": "algnot.explain"}, {**command, "command": "rm"},
                       {**command, "arguments": []}, {**command, "arguments": ["nosuch"]},
                       {**command, "arguments": [7]}, {**command, "arguments": {}}):
            check_equal(f"{params} is refused",
                        server.error("workspace/executeCommand", params), -32602)
        server.end()


def check_fix_all():
    """What is certain is mended at once, until nothing is left that is."""
    with open("tests/data/games/ronde3.txt", encoding="utf-8") as file:
        text = file.read()
    server = Server(capabilities={"workspace": {"workspaceEdit": {"documentChanges": True}}},
                    locale="fr")
    server.open(text, version=7)
    before = server.diagnostics()
    only = {"range": span(0, 0, 0), "context": {"diagnostics": [], "only": ["source.fixAll"]}}
    (action,) = server.of("codeAction", only)
    check_equal("its kind", action["kind"], "source.fixAll.algnot")
    (change,) = action["edit"]["documentChanges"]
    check_equal("of this version", change["textDocument"], {"version": 7, "uri": URI})
    quick = server.of("codeAction", {"range": span(0, 0, 0, 999),
                                     "context": {"diagnostics": [], "only": ["quickfix"]}})
    certain = [fix for fix in quick if fix["isPreferred"]]
    check("only quick fixes are asked for", {fix["kind"] for fix in quick} == {"quickfix"}, quick)
    check_equal("those that are preferred", [fix["edit"]["documentChanges"][0]["edits"][0]
                                             for fix in certain], change["edits"])
    server.change({"text": applied(text, change["edits"])})
    after = server.diagnostics()
    check("they are mended", len(after) == len(before) - len(certain), after)
    check_equal("nothing is certain any more", server.of("codeAction", only), [])
    server.end()


def check_spelling_fixes():
    """What PGN writes otherwise is mended in the letters of the game."""
    server = Server("--profile=pgn")
    text = "1. e4 e5 2. Fc4 Cc6 3. Dh5 Cf6 4. Dxf7! 1-0"
    server.open(text)
    asked = {"range": span(0, 0, 99), "context": {"diagnostics": [], "only": [""]}}
    titles = [action["title"] for action in server.of("codeAction", asked)]
    check_equal("the sign of mate", titles[0], "Write 'Dxf7#'")
    codes = {finding["code"] for finding in server.diagnostics()}
    check_equal("each code is explained once", sorted(titles[1:]),
                sorted(f"Explain '{code}'" for code in codes))
    for word, due in (("Xf3!", "Cf3!"), ("Cf9!?", "Cf3!?"), ("C?3", "Cf3")):
        text = f"1. e4 e5 2. {word} Cc6 3. Fb5 a6 *"
        server.change({"text": text})
        fixes = server.of("codeAction", {"range": span(0, 12, 17), "context": {}})
        fixed = [applied(text, fix["edit"]["changes"][URI]) for fix in fixes if "edit" in fix]
        check(f"{word} becomes {due}", text.replace(word, due) in fixed, fixed)
    server.change({"text": "1. e4 e5 2. Cg1-f6?! Cc6 3. Fb5 a6 *"})
    titles = [action["title"] for action in server.of("codeAction", asked)]
    check("signs stay", titles and not any("?" in title for title in titles), titles)
    for text, code, move in (
            ("1. e4 e5 2. Nf3 Nc6 3. Nf6 4. Bxf7+ Kxf7 5. O-O Be7 6. d3 d6 7. h3 h6 *", "missing-half-move",
             "Bc4"),
            ("1. e4 e5 2. Nf3 Nc6 4. Ba4 Nf6 5. O-O Be7 *", "missing-moves", "Bb5")):
        server.change({"text": text})
        titles = [action["title"] for action in server.of("codeAction", {**asked, "range": span(0, 20, 30)})]
        check("no word is replaced by the move that is missing before it",
              f"Explain '{code}'" in titles and f"Write '{move}'" not in titles, titles)
    server.end()


def check_one_game_with_many():
    server = Server()
    server.open("1. e4 " + "(1. Nf9) " * 30 + "e5 *")
    found = server.diagnostics()
    check_equal("twenty of a game are told, and how many are not", len(found), 21)
    check("which are ten", "10" in found[-1]["message"], found[-1])
    shuffle = "".join(f"{move}. Nf3+ Nf6+ {move + 1}. Ng1+ Ng8+ " for move in range(1, 13, 2))
    server.change({"text": shuffle.replace("+ ", "+ (1. Nf9) ", 1) + "13. Nf9 *"})
    found = server.diagnostics()
    check_equal("an error behind many warnings has its place",
                [finding["code"] for finding in found[18:20]], ["check-sign-wrong", "unreadable-token"])
    check_equal("and takes that of a warning", len(found), 21)
    server.end()


def hover_at(server, line, character):
    return server.of("hover", {"position": place(line, character)})


def check_hover():
    asked = {"textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]}}}
    server = Server(capabilities=asked, locale="fr-CA")
    server.open(FRENCH)
    found = hover_at(server, 4, 33)
    text = found["contents"]["value"]
    check_equal("what is asked for", found["range"], span(4, 32, 36))
    check("the move", text.startswith("3. Fb5+, UCI f1b5\n\nle fou va de f1 en b5, échec"), text)
    check("the board in a block", "```text\n" in text and "5 | . [F] ." in text, text)
    check("a move that cannot be played",
          "ne peut se jouer ici" in hover_at(server, 4, 48)["contents"]["value"])
    check_equal("what follows it is not known", hover_at(server, 4, 57), None)
    check_equal("a tag is no move", hover_at(server, 0, 3), None)
    check_equal("nor is the end", hover_at(server, 99, 0), None)
    server.end()
    server = Server("--to=de", "--messages=en")
    server.open("1. e4 e5 2. Nf3 (2. Bc4 Nf6 3. d3 c6) Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O")
    server.diagnostics()
    for character, due in (
            (20, "2. Bc4 = Lc4 (German), UCI f1c4\n\nthe bishop goes from f1 to c4"),
            (55, "4. Bxc6 = Lxc6 (German), UCI b5c6\n\nthe bishop on b5 takes the knight on c6"),
            (69, "5. O-O = 0-0 (German), UCI e1g1\n\ncastles kingside")):
        contents = hover_at(server, 0, character)["contents"]
        check_equal("without markdown", contents["kind"], "plaintext")
        check(f"hover at {character}", contents["value"].startswith(due), contents["value"])
    server.change({"text": "1. e4 a6 2. e5 d5 3. exd6 axb5 4. Nf3"})
    contents = hover_at(server, 0, 21)["contents"]["value"]
    check("en passant", "the pawn on e5 takes the pawn on d5 en passant, and goes to d6\n" in
          contents, contents)
    for text, character, due in (
            ("1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. O-O-O", 47, "castles queenside"),
            ("[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/6KR w H - 0 1\"]\n\n1. O-O Ke7", (3, 4),
             "castles kingside"),
            ("1. f3 e5 2. g4 Qh4#", 17, "checkmate"),
            ("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ {x} (1. Kd2) 1... Kd7", (2, 4),
             "becomes a queen, check"),
            ("1. f4 e5 2. fxe5 d6 3. exd6 a6 4. dxc7 a5 5. cxd8=Q#", 49, ", and becomes a queen"),
            ("1. e4 e5 2. Nf3 (2. -- Nf6) Nc6 *", 21, "the turn passes"),
            ("1. e4 e5 2. Bf1-b6 {algnot: illegal, played} axb6 *", 45, "takes the bishop on b6"),
            ("1. e4 e5\n2. Nf3\n3. Bb5 a6 4. Ba4 Nf6", None, "the knight goes from g8 to f6")):
        server.change({"text": text})
        where = character if isinstance(character, tuple) else (0, character) if character else (2, 18)
        contents = hover_at(server, *where)
        check(f"hover: {due}", contents and due in contents["contents"]["value"], contents)
    server.change({"text": '[White "x"]\n\n1. e4 e5 2. Ke3 Nc6 (2... Ke8) 3. Bb5'})
    for character in (18, 27, 34):
        check_equal(f"nothing is known behind an error, {character}", hover_at(server, 2, character), None)
    with open("tests/data/games/ronde3.txt", encoding="utf-8") as file:
        text = file.read()
    server.change({"text": text})
    (found,) = server.diagnostics()
    contents = hover_at(server, *found["range"]["start"].values())["contents"]["value"]
    check("a word that is read as another move", contents.startswith(
        "'Cxd5' is read as 'cxd5'\n\n7. cxd5"), contents)
    server.end()


def check_hints():
    server = Server(initializationOptions={"to": "français"})
    server.open("1. e4 e5 2. Nf3 Nc6 (2... d6)\n3. Bb5 a6 *\n")
    server.diagnostics()
    hints = server.of("inlayHint", {"range": span(0, 0, 0, 2)})
    check_equal("hints", [(hint["position"], hint["label"]) for hint in hints],
                [(place(0, 15), "Cf3"), (place(0, 19), "Cc6"), (place(1, 6), "Fb5")])
    check_equal("of some lines", [hint["label"] for hint in server.of(
        "inlayHint", {"range": span(1, 0, 0, 2)})], ["Fb5"])
    server.notify("workspace/didChangeConfiguration", {"settings": {"algnot": {"to": "en"}}})
    check_equal("none in the language of the game", server.of(
        "inlayHint", {"range": span(0, 0, 0, 2)}), [])
    server.notify("workspace/didChangeConfiguration", {"settings": {"to": "uci"}})
    check_equal("in coordinates", server.of("inlayHint", {"range": span(1, 0, 0, 2)})[0]["label"],
                "f1b5")
    nothing = {"to": "klingon", "from": 5, "variant": "x", "profile": "y", "formatTo": None}
    server.notify("workspace/didChangeConfiguration", {"settings": nothing})
    server.notify("workspace/didChangeConfiguration", {"settings": {"from": "en,z"}})
    told = [server.hear("window/showMessage")["message"] for _ in range(5)]
    check("settings that mean nothing are told", all(
        any(f"'{value}'" in text for text in told) for value in ("klingon", "5", "x", "y", "en,z")),
          told)
    server.change({"text": "e2e4 e7e5 g1f3 b8c6\n"})
    check_equal("none of a game in the same coordinates", server.of("inlayHint", {
        "range": span(0, 0, 0, 9)}), [])
    server.change({"text": "1. e4 e5 2. Cf6"})
    check_equal("none of what is not played", server.of("inlayHint", {"range": span(0, 12, 99)}),
                [])
    server.end()


def check_configuration():
    """A client that may be asked for its settings is asked."""
    server = Server(capabilities={"workspace": {"configuration": True}})
    server.open("1. e4 e5 2. Nf3 *\n")
    asked = next(found for found in iter(server.read, None) if "id" in found)
    check_equal("the section", (asked["method"], asked["params"]),
                ("workspace/configuration", {"items": [{"section": "algnot"}]}))
    server.write(framed(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": [
        {"to": "de"}]}).encode()))
    server.notify("workspace/didChangeConfiguration", {"settings": None})
    asked = next(found for found in iter(server.read, None) if "id" in found)
    check_equal("it is asked again", asked["method"], "workspace/configuration")
    check_equal("it is heeded", [hint["label"] for hint in server.of(
        "inlayHint", {"range": span(0, 0, 0, 1)})], ["Sf3"])
    server.end()


def check_symbols():
    server = Server(capabilities={"textDocument": {"documentSymbol": {
        "hierarchicalDocumentSymbolSupport": True}}})
    text = FRENCH + "\n" + '[White "?"]\n[Result "1-0"]\n\n1. e4 1-0\n\n[White "A \\"B\\""]\n\n*\n'
    server.open(text)
    symbols = server.of("documentSymbol")
    check_equal("games", [symbol["name"] for symbol in symbols],
                ["Dupont, É. – Durand, *", "Game 2, 1-0", 'A "B" – ?, *'])
    check_equal("events", {symbol["kind"] for symbol in symbols}, {24})
    check_equal("where", [(symbol["range"], symbol["selectionRange"]) for symbol in symbols[:2]],
                [(span(0, 0, 62, 4), span(0, 0, 20)), (span(6, 0, 9, 9), span(6, 0, 11))])
    server.end()
    server = Server()
    server.open("Dupont - Durand\nParis 1900\n\n1. e4 e5 2. Cf3 Cc6 1-0\n")
    (symbol,) = server.of("documentSymbol")
    server.open('[Black "B"]\n\n1. e4 *\n\n\n', uri="file:///b")
    (other,) = server.of("documentSymbol", uri="file:///b")
    check_equal("only one player is known", (other["name"], other["location"]["range"]),
                ("? – B, *", span(0, 0, 7, 2)))
    check_equal("a score sheet", (symbol["name"], symbol["location"]["uri"]),
                ("Dupont – Durand, 1-0", URI))
    server.end()


def check_formatting():
    for path in GAMES:
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
        result = subprocess.run([PROGRAM, "convert", "--to=en", "--layout=pgn", path], check=False,
                                capture_output=True)
        if result.stderr or result.returncode > 0 or path.endswith(".txt"):
            continue
        server = Server()
        server.open(text)
        check_equal(f"{path}: formatted as converted", applied(text, server.of("formatting")),
                    result.stdout.decode().replace("\n", "\r\n" if "\r\n" in text else "\n"))
        server.end()
    server = Server(locale="fr")
    server.open(FRENCH)
    check_equal("a game that cannot be written whole stays", server.of("formatting"), [])
    check("and that is told", server.hear("window/showMessage")["message"].endswith(": 1"))
    for text in ('[White "a"]\n[White "b"]\n\n1. e4 *\n', '[FEN "x"]\n\n1. e4 *\n',
                 "1. e4 e5 (1... ) *\n", '[FEN "4k3/8/8/8/8/8/8/P3K3 w - - 0 1"]\n\n1. Kd2 *\n',
                 '[Variant "Crazyhouse"]\n\n1. e4 *\n', "1. e4 e5 2. Nf3 {Nc6 *\n"):
        server.change({"text": text})
        check_equal("nothing is lost", server.of("formatting"), [])
        check("and that is told, too", server.hear("window/showMessage")["message"].endswith("1"))
    server.change({"text": '[White "a"]\n[White "a"]\n\n1. e4 *\n'})
    check("what is said twice is written once", server.of("formatting"))
    server.change({"text": '[Result "0-1"]\n\n1. e4 1-0\n'})
    check("an error that loses nothing is no obstacle", server.of("formatting"))
    crlf = "1. e4 e5 2. Cf3\r\n\r\nparole\r\n"
    server.change({"text": crlf})
    done = applied(crlf, server.of("formatting", {"options": {"tabSize": 4, "insertSpaces": True}}))
    check("line ends are kept", "\r\n1. e4 e5 2. Nf3" in done and "\n" not in
          done.replace("\r\n", ""), done)
    server.notify("workspace/didChangeConfiguration", {"settings": {"formatTo": "fr"}})
    check("in another language", "2. Cf3" in applied(crlf, server.of("formatting")))
    server.end()


def labels_at(server, line, character):
    items = server.of("completion", {"position": place(line, character)})
    return [item["label"] for item in items]


def check_completion():
    server = Server("--to=fr")
    text = "1. e4 e5 2. Cf3 (2. Fc4 C) Cc6 3.F {C} \n"
    server.open(text)
    legal = subprocess.run([PROGRAM, "moves", "--to=fr", "--fen",
                            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"],
                           capture_output=True, check=False).stdout.decode().split()
    items = server.of("completion", {"position": place(0, 34)})
    check_equal("legal moves", sorted(item["label"] for item in items), sorted(legal))
    check_equal("they are values", {item["kind"] for item in items}, {12})
    check_equal("what they replace", {json.dumps(item["textEdit"]["range"]) for item in items},
                {json.dumps(span(0, 33, 34))})
    check("in a variation", "Cf6" in labels_at(server, 0, 25) and
          "Fxf7+" not in labels_at(server, 0, 25), labels_at(server, 0, 25))
    check_equal("not in a comment", labels_at(server, 0, 37), [])
    server.change({"text": "1. e4 e5 2. Cf3 2…C"})
    check("behind dots", "Cc6" in labels_at(server, 0, 19), labels_at(server, 0, 19))
    server.change({"text": "1. e4 e5 2. Cf3 (2.C) 2... Cc6 (2...C)"})
    check("behind a parenthesis", "Cc3" in labels_at(server, 0, 20), labels_at(server, 0, 20))
    check("and behind one and dots", "Cf6" in labels_at(server, 0, 37), labels_at(server, 0, 37))
    server.change({"text": "1. e4 e5 2. Sf3 S"})
    check("in the language of the game", "Sc6" in labels_at(server, 0, 17), labels_at(server, 0, 17))
    server.change({"text": text})
    check("a move that is there may become another", "d4" in labels_at(server, 0, 15))
    server.change({"text": '[White "C"]\n\n'})
    server.diagnostics()
    check("a game begins in the reader's language", "Cf3" in labels_at(server, 1, 0))
    check_equal("not in a tag", labels_at(server, 0, 9), [])
    server.change({"text": '[White "x"]\n\n1. e4 e5 2. Cf3 ; bla C\n; C\n'})
    check_equal("not in a comment of a line", labels_at(server, 2, 19), [])
    check_equal("nor at its end", labels_at(server, 3, 3), [])
    server.change({"text": '[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. a8=D+ Rf7 2. D'})
    check("a promotion tells the language, too", "Dh8" in labels_at(server, 2, 16),
          labels_at(server, 2, 16))
    server.change({"text": "1. e4 e5 2. Cf6 C"})
    check_equal("no board, no moves", labels_at(server, 0, 17), [])
    server.end()


def check_completion_from():
    """Where no move tells the language yet, it is the one that the games are said to be in."""
    for options, due in (({"from": "de"}, "Sf3"), ({"to": "fr"}, "Cf3"),
                         ({"from": "de", "to": "fr"}, "Sf3")):
        server = Server(initializationOptions=options)
        server.open("")
        labels = labels_at(server, 0, 0)
        check(f"{options}: moves from the start", due in labels, labels)
        server.end()


def check_rename():
    text = FRENCH + "\n" + FRENCH.replace("Dupont, É.", "x").replace("Durand", "Dupont, É.")
    server = Server(capabilities={"textDocument": {"rename": {"prepareSupport": True}}})
    check_equal("it may be asked", server.answer["capabilities"]["renameProvider"],
                {"prepareProvider": True})
    server.open(text)
    where = {"position": place(0, 12)}
    check_equal("what is renamed", server.of("prepareRename", where),
                {"range": span(0, 8, 18), "placeholder": "Dupont, É."})
    check_equal("not a move", server.of("prepareRename", {"position": place(4, 4)}), None)
    edit = server.of("rename", {**where, "newName": 'O\'Neill \\ "Bo"'})
    check_equal("wherever it stands", applied(text, edit["changes"][URI]),
                text.replace("Dupont, É.", 'O\'Neill \\\\ \\"Bo\\"'))
    for name in ("", " ", "a\nb", "\u007f", None):
        code = server.error("textDocument/rename", {"textDocument": {"uri": URI}, **where,
                                                    "newName": name})
        check_equal(f"{name!r} is no name", code, -32803)
    server.open('[White "?"]\n[Black ""]\n[Result "*"]\n\n1. e4 *\n', uri="file:///nobody")
    for line in (0, 1):
        check_equal("nobody is not one person", server.of("prepareRename", {
            "position": place(line, 8)}, uri="file:///nobody"), None)
    server.open(text)
    black = server.of("rename", {"position": place(1, 9), "newName": "y"})
    check_equal("Black, too", applied(text, black["changes"][URI]), text.replace("Durand", "y"))
    server.open('[White "A \\"B\\""]\n\n1. e4 *\n', uri="file:///nobody")
    check_equal("escapes are not shown", server.of("prepareRename", {
        "position": place(0, 10)}, uri="file:///nobody")["placeholder"], 'A "B"')
    check_equal("nor is there one", server.error("textDocument/rename", {
        "textDocument": {"uri": URI}, "position": place(2, 10), "newName": "x"}), -32803)
    server.end()


def check_odd_places(encoding):
    """A place amid a character is its beginning, one behind a line its end; one behind all is no move."""
    server = Server(capabilities={"general": {"positionEncodings": [encoding]}})
    text = "1. e4 {é🙂} e5 2. Nf3\r\n2... Nc6\r3. Bb5"
    for line, character, due in (
            (0, 3, "e4"), (0, 4, "e4"), (0, 2, None), (0, 7, None), (0, 8, None), (0, 9, None),
            (0, units("1. e4 {é🙂} ", encoding), "e5"), (0, 999, None), (1, 5, "Nc6"), (1, 99, None),
            (2, 3, "Bb5"), (2, 99, None), (3, 0, None), (2 ** 31 - 1, 2 ** 31 - 1, None)):
        server.open(text)
        found = hover_at(server, line, character)
        check(f"{encoding}: {line}:{character} is {due}", (found is None) == (due is None) and
              (found is None or due in found["contents"]["value"]), found)
    first, size = units("1. e4 {é", encoding), units("🙂", encoding)
    for into in range(size + 1):
        server.open(text)
        server.change({"range": span(0, first, first + into), "text": "x"})
        new = "1. e4 {éx} e5" if into == size else "1. e4 {éx🙂} e5"
        found = hover_at(server, 0, units(new[:-1], encoding))
        check_equal(f"{encoding}: a change amid a character", found and found["range"],
                    span(0, units(new[:-2], encoding), units(new, encoding)))
    server.end()


def check_anywhere():
    """Whatever the text is, and wherever one asks, there is an answer."""
    texts = ["", "\n", "rien", "{", "(((", "1. e4 {a", "1. e4 (", '[White "x"]', "1-0",
             "e4 e5\rCf3", "1. e4 e5 2. -- Cf6", '[FEN "bad"]\n\n1. e4 e5',
             "1 e4 e5   21 Dd2 Tc8\n2 Cf3 Cc6",
             "[Variant \"Alphabetic\"]\n\n1. a4 a5", "1. e4 e5 2. Cf6 Cc6 3. Fb5 a6", "Cc4",
             "bla bla\n\n[White \"x\"]\n\n1. e4 *\n\nbla"]
    server = Server()
    for text in texts:
        server.open(text)
        for line, character in ((0, 0), (0, 2), (0, 7), (0, 99), (2, 4), (9, 9)):
            at = place(line, character)
            for method in ("hover", "completion", "prepareRename", "codeAction", "inlayHint",
                           "documentSymbol", "formatting"):
                server.of(method, {"position": at, "range": {"start": at, "end": place(99, 0)}})
    server.end()


def main():
    signal.alarm(PATIENCE)
    for test in (check_findings, check_related, check_many, check_one_game_with_many,
                 check_other_changes, check_actions, check_explain, check_fix_all, check_spelling_fixes,
                 check_hover, check_hints, check_configuration, check_symbols, check_formatting,
                 check_completion, check_completion_from, check_rename, check_anywhere):
        test()
    for encoding in ("utf-16", "utf-8"):
        check_edits(encoding)
        check_odd_places(encoding)
    finish("check_lsp")


main()
