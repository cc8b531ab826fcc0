"""The protocol of the language server: how a conversation begins and ends, and messages that make
no sense. Each is answered by an error, after which the server goes on.

    python3 check_lsp_protocol.py PROGRAM
"""
import os
import signal
import subprocess
import threading

from lsp_client import (PATIENCE, PROGRAM, URI, Server, check, check_equal, finish, framed, message,
                        place, span)


def check_life():
    server = Server(capabilities={"general": {"positionEncodings": ["utf-32"]}, "textDocument": {
        "hover": {"contentFormat": ["plaintext"]}}})
    check_equal("UTF-16 is known to all", server.answer["capabilities"]["positionEncoding"],
                "utf-16")
    server.end()
    server = Server(begins=False)
    check_equal("nothing before initialize", server.error("textDocument/hover", {}), -32002)
    check_equal("nor shutdown", server.error("shutdown"), -32002)
    server.open("1. e4")
    server.request("initialize", {"capabilities": {}})
    check_equal("what was opened before is not open", server.error(
        "textDocument/hover", {"textDocument": {"uri": URI}, "position": place(0, 0)}), -32602)
    check_equal("initialize comes once", server.error("initialize", {"capabilities": {}}), -32600)
    check_equal("an unknown method", server.error("textDocument/nosuch", {}), -32601)
    check_equal("even an optional one", server.error("$/nosuch", {}), -32601)
    server.notify("$/setTrace", {"value": "off"})
    server.notify("textDocument/nosuch", {})
    for params in (None, {}, {"textDocument": {"uri": 7}}, {"textDocument": {"uri": "file:///no"}},
                   [1], "x"):
        check_equal(f"parameters {params}", server.error("textDocument/hover", params), -32602)
    server.open("1. e4")
    for where in (None, {}, {"line": -1, "character": 0}, {"line": 1.5, "character": 0},
                  {"line": 0}, {"character": 0}, {"line": 0, "character": -1}):
        check_equal(f"no place: {where}", server.error("textDocument/hover", {
            "textDocument": {"uri": URI}, "position": where}), -32602)
    check_equal("no range", server.error("textDocument/inlayHint", {
        "textDocument": {"uri": URI}, "range": {"start": place(0, 0)}}), -32602)
    for method in ("codeAction", "inlayHint", "documentSymbol", "formatting", "completion",
                   "prepareRename", "rename"):
        check_equal(f"{method} of what is not open", server.error("textDocument/" + method, {
            "textDocument": {"uri": "file:///no"}}), -32602)
    for method in ("codeAction", "completion", "rename"):
        check_equal(f"{method} nowhere", server.error("textDocument/" + method, {
            "textDocument": {"uri": URI}}), -32602)
    check_equal("no name behind the end", server.error("textDocument/rename", {
        "textDocument": {"uri": URI}, "position": place(9, 9), "newName": "x"}), -32803)
    named = {"uri": "file:///no", "version": 1}
    for method, params in (
            ("didOpen", {"textDocument": named}),
            ("didOpen", {"textDocument": {"uri": 7, "text": ""}}),
            ("didChange", {"textDocument": {"uri": URI}, "contentChanges": 7}), ("didClose", {"textDocument": named}),
            ("didChange", {"textDocument": named, "contentChanges": []}),
            ("didChange", {"textDocument": {"uri": URI}, "contentChanges": [{}]})):
        server.notify("textDocument/" + method, params)
        check_equal(f"{method} that makes no sense", server.hear("window/showMessage")["type"], 2)
    server.write(framed(b'{"jsonrpc":"2.0","id":"settings","result":7}'))
    server.open("1. e4")
    server.change({"range": span(0, 0, 1), "text": 7})
    check_equal("a change without a text", server.hear("window/showMessage")["type"], 2)
    server.request("shutdown")
    check_equal("nothing after shutdown", server.error("textDocument/hover", {}), -32600)
    server.notify("exit")
    server.process.communicate()
    check_equal("status", server.process.returncode, 0)


def check_early_end():
    server = Server()
    server.notify("exit")
    server.finish(1)
    server = Server()
    server.process.stdin.close()
    server.process.wait()
    check_equal("the input ends without exit", server.process.returncode, 1)
    server = Server(begins=False)
    server.write(b"Content-Length: 99\r\n\r\n{\"jsonrpc\"")
    server.process.stdin.close()
    check_equal("the input ends amid a message", server.read()["error"]["code"], -32700)
    server = Server()
    server.open("1. e4 e5 2. Cf9")
    server.process.stdin.close()
    check_equal("what has come is still handled", server.process.wait(), 1)


def check_unreadable_input():
    folder = os.open("/", os.O_RDONLY)
    result = subprocess.run([PROGRAM, "lsp"], stdin=folder, capture_output=True, check=False,
                            env={"LC_ALL": "C"})
    os.close(folder)
    check("an input that cannot be read", result.returncode == 2 and
          b"cannot be read" in result.stderr, result)


def check_cancellation():
    server = Server()
    server.open("1. e4 e5 *")
    request = message("textDocument/documentSymbol", {"textDocument": {"uri": URI}}, id="a")
    server.write(request + message("$/cancelRequest", {"id": "a"}))
    check_equal("a request is cancelled before its turn",
                server.answer_to("a")["error"]["code"], -32800)
    server.notify("$/cancelRequest", {"id": "a"})
    server.notify("$/cancelRequest", {})
    check("what was answered cannot be cancelled", server.of("documentSymbol"))
    server.end()
    server = Server("--to=fr")
    server.open("[White \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n" * 1000)
    whole = {"start": place(0, 0), "end": place(99999, 0)}
    for method in ("inlayHint", "formatting", "codeAction", "rename", "hover", "documentSymbol"):
        server.last_id += 1
        server.write(message("textDocument/" + method, {
            "textDocument": {"uri": URI}, "range": whole, "position": place(0, 9), "newName": "y"},
            id=server.last_id))
        server.write(message("$/cancelRequest", {"id": server.last_id + 1}))
        server.write(message("$/cancelRequest", {"id": server.last_id}))
        answer = server.answer_to(server.last_id)
        check(f"{method}: an answer, or cancelled on the way",
              answer.get("error", {"code": -32800})["code"] == -32800, answer)
    server.end()


def check_crowd():
    """More messages at once than are read ahead: each request has its answer, in its order."""
    server = Server()
    server.open("1. e4 e5")
    asked = [message("textDocument/hover", {"textDocument": {"uri": URI}, "position": place(0, 3)},
                     id=number) for number in range(1000, 2200)]
    writer = threading.Thread(target=server.write, args=(b"".join(asked),))
    writer.start()
    seen = []
    while len(seen) < len(asked):
        found = server.read()
        if "id" in found:
            seen.append(found["id"])
            check(f"hover {found['id']}", "e4" in found["result"]["contents"]["value"], found)
    writer.join()
    check_equal("their order", seen, list(range(1000, 2200)))
    server.end()


BAD = [
    ("no JSON", framed(b'{"jsonrpc":"2.0","id":1,'), -32700),
    ("no UTF-8", framed(b'{"jsonrpc":"2.0","id":1,"method":"\xff"}'), -32700),
    ("half of a pair", framed(b'{"jsonrpc":"2.0","id":1,"method":"\\ud800"}'), -32700),
    ("nothing", framed(b""), -32700),
    ("a number", framed(b"1"), -32600),
    ("a batch", framed(b'[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]'), -32600),
    ("another protocol", framed(b'{"jsonrpc":"1.0","id":1,"method":"shutdown"}'), -32600),
    ("no method", framed(b'{"jsonrpc":"2.0","id":1}'), -32600),
    ("an id of another kind", framed(b'{"jsonrpc":"2.0","id":{},"method":"shutdown"}'), -32600),
    ("too deep", framed(b"[" * 100 + b"]" * 100), -32700),
    ("no length", b"Content-Type: application/json\r\n\r\n", -32700),
    ("no number", b"Content-Length: many\r\n\r\n", -32700),
    ("less than nothing", b"Content-Length: -1\r\n\r\n", -32700),
    ("too much", b"Content-Length: 99999999999999999999\r\n\r\n", -32700),
    ("no header", b'{"jsonrpc":"2.0","id":1,"method":"shutdown"}', -32700),
    ("no colon", b"hello\r\n\r\n", -32700),
    ("a header without an end", b"A: " + b"x" * 5000, -32700),
    ("a name that begins with no letter", b"Content-Length: 2\r\n1: x\r\n\r\n{}", -32700),
    ("headers without an end", b"A: x\r\n" * 1000, -32700),
    ("an unknown charset", b"Content-Type: x; charset=latin1\r\n" + framed(b"{}"), -32700),
    ("another encoding", b"Content-Type: application/vscode-jsonrpc; charset=utf-16\r\n"
     + framed(b"{}"), -32700),
    ("too short", b'Content-Length: 20\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"shutdown"}',
     -32700),
]


def check_bad_messages():
    server = Server()
    for what, data, code in BAD:
        server.write(data)
        found = server.read()
        check_equal(f"{what}: an error", found.get("error", {}).get("code"), code)
        check(f"{what}: it says why", found.get("error", {}).get("message"), found)
        server.told.clear()
        check_equal(f"{what}: the server goes on", server.error("nosuch"), -32601)
    swallowed = message("nosuch", {}, id=77)
    body = b'{"jsonrpc":"2.0","id":1,"method":"nosuch"}'
    server.write(b"Content-Length: %d\r\n\r\n%s%s"
                 % (len(body) + len(swallowed) - 2, body, swallowed))
    check_equal("too long a length is an error", server.read()["error"]["code"], -32700)
    server.write(message("nosuch", {}, id=78))
    check_equal("the next message is not lost", server.answer_to(77)["error"]["code"], -32601)
    check_equal("nor is the one behind it", server.answer_to(78)["error"]["code"], -32601)
    server.write(b"content-length:%d\r\nX-Other: 1\r\n\r\n%s" % (len(body), body))
    check_equal("case does not matter", server.answer_to(1)["error"]["code"], -32601)
    for kind in (b"application/vscode-jsonrpc; charset=utf-8", b"x; charset=UTF8", b"text/plain"):
        server.write(b"Content-Type: %s\r\nContent-Length: %d\r\n\r\n%s" % (kind, len(body), body))
        check_equal(f"{kind} is UTF-8", server.answer_to(1)["error"]["code"], -32601)
    for byte in message("nosuch", {}, id=79):
        server.write(bytes([byte]))
    check_equal("nor does how the input is cut", server.answer_to(79)["error"]["code"], -32601)
    server.end()


def check_options():
    for options, due in (("--to=klingon", b"klingon"), ("--profile=x", b"profile"),
                         ("--jobs=2", b"--jobs"), ("file.pgn", b"file.pgn")):
        result = subprocess.run([PROGRAM, "lsp", options], stdin=subprocess.DEVNULL, check=False,
                                capture_output=True, env={"LC_ALL": "C"})
        check(f"algnot lsp {options}", result.returncode == 2 and due in result.stderr, result)
    server = Server("--profile=pgn", "--from=fr", "--variant=alphabetic")
    server.open("1. a4")
    codes = {found["code"] for found in server.diagnostics()}
    check("the profile is heeded", "missing-tag" in codes, codes)
    server.notify("workspace/didChangeConfiguration", {"settings": {
        "profile": "default", "from": "en,de", "variant": "standard"}})
    check_equal("and changed", server.diagnostics(), [])
    server.end()


def hinted(server):
    """The first hint of a game in English."""
    server.open("1. e4 e5 2. Nf3 Nc6 *\n")
    hints = server.of("inlayHint", {"range": span(0, 0, 99)})
    return hints[0]["label"] if hints else None


def check_locales():
    """Messages and moves are in the reader's language, unless the command line says otherwise."""
    for arguments, locale, hint, told in (
            ((), "fr", "Cf3", "Roi"), ((), "de_AT", "Sf3", "King"), ((), "tlh", None, "King"),
            ((), "", None, "King"), ((), 7, None, "King"), ((), None, None, "King"),
            (("--to=es",), "fr", "Cf3", "Roi"), (("--to=figurine",), "fr", "♘f3", "Roi"),
            (("--to=iccf",), None, "5254", "King"), (("--messages=fr",), "en", None, "Roi"),
            (("--messages=auto",), "fr", "Cf3", "Roi")):
        server = Server(*arguments, locale=locale)
        check_equal(f"{arguments}, {locale}: hints", hinted(server), hint)
        server.open("1. e4 e5 2. Ke3", uri="file:///b")
        found, = server.diagnostics("file:///b")
        check_equal(f"{arguments}, {locale}: messages", "coup illégal" in found["message"],
                    told == "Roi")
        server.end()
    server = Server(initializationOptions={"from": "auto", "to": "uci"})
    check_equal("options of the editor", hinted(server), "e2e4")
    server.notify("workspace/didChangeConfiguration", {"settings": {"from": ""}})
    check_equal("no language is any", hinted(server), "e2e4")
    server.notify("workspace/didChangeConfiguration", {"settings": {"from": "xx"}})
    check("an unknown one is told", "'xx'" in server.hear("window/showMessage")["message"])
    server.notify("workspace/didChangeConfiguration", {"settings": []})
    check_equal("what is no object says nothing", hinted(server), "e2e4")
    server.end()


def run_into(output):
    """What comes of a conversation whose answers go to a file."""
    given = message("initialize", {"capabilities": {}}, id=1) + message("shutdown", id=2) + \
        message("exit")
    return subprocess.run([PROGRAM, "lsp"], input=given, stdout=output, stderr=subprocess.PIPE,
                          env={"LC_ALL": "C"}, check=False)


def check_lost_answers():
    if os.path.exists("/dev/full"):
        with open("/dev/full", "wb") as full:
            result = run_into(full)
        check("answers that cannot be written are trouble", result.returncode == 2 and
              b"cannot be written" in result.stderr, result)
    reader, writer = os.pipe()
    os.close(reader)
    result = run_into(writer)
    os.close(writer)
    check("a client that has gone is none", result.returncode in (1, -signal.SIGPIPE) and
          not result.stderr, result)


def main():
    signal.alarm(PATIENCE)
    for test in (check_life, check_early_end, check_unreadable_input, check_cancellation,
                 check_crowd, check_bad_messages, check_options, check_locales,
                 check_lost_answers):
        test()
    finish("check_lsp_protocol")


main()
