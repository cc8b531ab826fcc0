"""A client of the language server, which believes nothing that it is told.

The scripts beside it use it; its own reckoning of places and edits knows nothing of the server's.
"""
import json
import os
import subprocess
import sys

PROGRAM = os.path.abspath(sys.argv[1])
PATIENCE = 120  # seconds, for all that a script does
URI = "file:///games.pgn"
failures = 0
escapes = False


def check(what, is_so, seen=""):
    global failures
    if not is_so:
        failures += 1
        print(f"not so: {what}\n  {seen!r}"[:1500], file=sys.stderr)


def check_equal(what, seen, due):
    check(what, seen == due, {"seen": seen, "due": due})


def finish(name):
    """Ends a script."""
    print(f"{name}:", f"{failures} failures" if failures else "all is as it should be")
    sys.exit(failures > 0)


# ---- the client ----

def framed(body):
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def message(method, params=None, **members):
    """Every second one escapes what need not be escaped, as some editors do."""
    global escapes
    escapes = not escapes
    whole = {"jsonrpc": "2.0", **members, "method": method}
    if params is not None:
        whole["params"] = params
    body = json.dumps(whole, ensure_ascii=escapes)
    return framed((body.replace("/", "\\/") if escapes else body).encode())


def place(line, character):
    return {"line": line, "character": character}


def span(line, start, end, last=None):
    return {"start": place(line, start), "end": place(line if last is None else last, end)}


class Server:
    """A server that runs, and what it has said of its own accord."""

    def __init__(self, *arguments, capabilities=None, begins=True, **params):
        self.process = subprocess.Popen([PROGRAM, "lsp", *arguments], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env={"LC_ALL": "C"})
        self.last_id, self.told, self.versions = 0, [], {}
        if begins:
            self.answer = self.request("initialize",
                                       {"capabilities": capabilities or {}, **params})
            self.notify("initialized", {})

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def read(self):
        """The next message; None at the end."""
        size = None
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                return None
            name, value = line.split(b":")
            check_equal("a header", name, b"Content-Length")
            size = int(value)
        body = self.process.stdout.read(size)
        check_equal("a message is whole", len(body), size)
        found = json.loads(body.decode("utf-8"))
        check_equal("JSON-RPC", found.get("jsonrpc"), "2.0")
        return found

    def answer_to(self, number):
        while (found := self.read()) is not None:
            if "method" not in found and found.get("id") == number:
                return found
            self.told.append(found)
        raise EOFError(f"no answer to {number}: {self.process.stderr.read()}")

    def ask(self, method, params=None):
        self.last_id += 1
        self.write(message(method, params, id=self.last_id))
        return self.answer_to(self.last_id)

    def request(self, method, params=None):
        found = self.ask(method, params)
        check(f"{method} has a result", "result" in found and "error" not in found, found)
        return found.get("result")

    def error(self, method, params=None):
        return self.ask(method, params).get("error", {}).get("code")

    def notify(self, method, params=None):
        self.write(message(method, params))

    def hear(self, method):
        """What is told next by a notification, or was told before and is not heard yet."""
        while True:
            for i, found in enumerate(self.told):
                if found.get("method") == method:
                    return self.told.pop(i)["params"]
            found = self.read()
            if found is None:
                raise EOFError(f"{method} is never told: {self.process.stderr.read()}")
            self.told.append(found)

    def open(self, text, uri=URI, version=None):
        version = self.versions[uri] = version or self.versions.get(uri, 0) + 1
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "pgn", "version": version, "text": text}})

    def diagnostics(self, uri=URI):
        """What was found in the text as it is now; what is told of earlier ones is passed over."""
        while True:
            found = self.hear("textDocument/publishDiagnostics")
            if (found["uri"], found["version"]) == (uri, self.versions[uri]):
                return found["diagnostics"]

    def of(self, method, params=None, uri=URI):
        return self.request("textDocument/" + method,
                            {"textDocument": {"uri": uri}, **(params or {})})

    def change(self, *changes, uri=URI):
        self.versions[uri] += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]},
            "contentChanges": list(changes)})

    def end(self, status=0):
        """Ends the conversation as it should end; the status is the one that is due."""
        self.request("shutdown")
        self.notify("exit")
        self.finish(status)

    def finish(self, status):
        """What is found in a text is told when there is time for it: perhaps only now."""
        output, errors = self.process.communicate()
        while output.startswith(b"Content-Length: "):
            head, _, rest = output.partition(b"\r\n\r\n")
            size = int(head.split(b":")[1])
            if json.loads(rest[:size]).get("method") != "textDocument/publishDiagnostics":
                break
            output = rest[size:]
        check_equal(f"status {status}, and nothing else is said",
                    (self.process.returncode, output, errors), (status, b"", b""))


# ---- places and edits, by the client's own reckoning ----

def units(text, encoding):
    return len(text.encode("utf-16-le")) // 2 if encoding == "utf-16" else len(text.encode())


def lines_of(text):
    """The lines with their ends: only LF, CR and CRLF are ends."""
    lines = [""]
    for i, c in enumerate(text):
        lines[-1] += c
        if c == "\n" or c == "\r" and text[i + 1:i + 2] != "\n":
            lines.append("")
    return lines


def place_of(text, offset, encoding):
    before = lines_of(text[:offset] + ("" if text[offset:offset + 1] == "\n" else "\0"))
    last = before[-1].rstrip("\0")
    return place(len(before) - 1, units(last, encoding))


def offset_of(text, where, encoding):
    lines = lines_of(text)
    at = sum(len(line) for line in lines[:where["line"]])
    line = lines[where["line"]]
    count = 0
    while units(line[:count], encoding) < where["character"]:
        count += 1
    return at + count


def applied(text, edits, encoding="utf-16"):
    """The text after edits, which all speak of the text before."""
    places = [(offset_of(text, edit["range"]["start"], encoding),
               offset_of(text, edit["range"]["end"], encoding), edit["newText"]) for edit in edits]
    for start, end, new in sorted(places, reverse=True):
        text = text[:start] + new + text[end:]
    return text
