"""The page in a real browser.

    python3 check_page.py PAGE [SCREENSHOT]

Chromium is driven through chromedriver, as a reader would use the page: a sheet is typed, its
finding clicked, a suggestion taken, a long file opened. With SCREENSHOT, a picture of the page is
left in that file.
"""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

PAGE = "file://" + os.path.abspath(sys.argv[1])
PATIENCE = 60  # seconds after which something is said not to happen
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
PINNED = "1. e4 e5 2. Cf3 Cc6 3. Fb5 d6 4. d4 Cxd4\n"
failures = 0


def check(what, is_so, seen=""):
    global failures
    if not is_so:
        failures += 1
        print(f"check_page: not so: {what}\n{seen!r}", file=sys.stderr)


class Browser:
    """A session of WebDriver."""

    def __init__(self):
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL, text=True)
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                self.base = "http://127.0.0.1:" + line.rstrip(".\n").split()[-1]
                break
        self.profile = tempfile.mkdtemp(prefix="check_page.")
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--lang=fr",
                            "--window-size=1200,900", "--user-data-dir=" + self.profile],
                   "prefs": {"intl.accept_languages": "fr"}}
        self.path = ""
        made = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options}}})
        self.path = "/session/" + made["sessionId"]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + self.path + path, data, method=method,
                                         headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE * 2) as answer:
            return json.load(answer)["value"]

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def find(self, selector):
        return self.call("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def click(self, selector):
        self.call("POST", f"/element/{self.find(selector)}/click", {})

    def type(self, selector, text):
        self.call("POST", f"/element/{self.find(selector)}/value", {"text": text})

    def wait(self, what, script):
        """Waits until a script returns something true, and returns that."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.run("return " + script)
            if seen:
                return seen
            time.sleep(0.05)
        check(what, False, self.run("return document.body.innerText.slice(0, 2000)"))
        return None

    def close(self):
        try:
            self.call("DELETE", "")
        except (urllib.error.URLError, OSError):
            pass
        self.driver.kill()
        self.driver.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


VALUE = "document.getElementById('text').value"
CONVERTED = "document.getElementById('converted').value"
UNUSUAL = "document.getElementById('unusual')"
STATUS = "document.getElementById('status').textContent"


def check_sheet(browser):
    browser.type("#text", PINNED)
    finding = browser.wait("a finding appears", "document.querySelector('#findings .error .message')"
                                                "?.textContent")
    check("it is said in French", finding and "coup illégal «\u00a0Cxd4\u00a0»" in finding, finding)
    mark = browser.run("return [...document.querySelectorAll('#marks .error')]"
                       ".map((word) => word.textContent)")
    check("its word is underlined", mark == ["Cxd4"], mark)
    browser.click("#findings .error .message")
    chosen = browser.run("const text = document.getElementById('text'); return text.value.slice("
                         "text.selectionStart, text.selectionEnd)")
    check("a click selects the word", chosen == "Cxd4", chosen)


def check_suggestion(browser):
    move = browser.run("return document.querySelector('#findings span button').textContent")
    browser.click("#findings span button")
    browser.wait("the finding is gone",
                 f"!document.querySelector('#findings .error') && {VALUE}.includes('4. d4 {move}')")
    check("the text is otherwise as it was",
          browser.run("return " + VALUE) == PINNED.replace("4. d4 Cxd4", "4. d4 " + move),
          browser.run("return " + VALUE))
    browser.wait("the game is written in PGN, which is English",
                 CONVERTED + ".includes('2. Nf3 Nc6 3. Bb5') && " + UNUSUAL + ".hidden")
    browser.run("const select = document.getElementById('notation'); select.value = '1';"
                "select.onchange()")
    browser.wait("and in French, which other programs do not read",
                 CONVERTED + ".includes('2. Cf3 Cc6 3. Fb5') && !" + UNUSUAL + ".hidden")


def check_board(browser):
    board = "document.querySelector('#board svg')?.outerHTML"
    after = browser.wait("there is a board", board)
    browser.run("document.getElementById('text').setSelectionRange(6, 6); drawBoard()")
    browser.wait("it follows the cursor", f"{board} !== {json.dumps(after)}")
    before = browser.run("return " + board)
    browser.click("#forth")
    browser.wait("the arrow goes on", f"{board} !== {json.dumps(before)}")
    heading = "Blancs : A\nNoirs : B\n\n"
    browser.run("openBytes(new TextEncoder().encode(arguments[0]), 'x');"
                "const text = document.getElementById('text');"
                "const go = () => text.value.startsWith('Blancs') ? step(true).then(() => window.at ="
                " text.selectionEnd) : setTimeout(go, 1); go()", heading + "1. e4 e5 2. Cf3\n")
    at = browser.wait("it goes on in a sheet whose board is not drawn yet", "window.at")
    check("over the names, up to the first move", at == len(heading + "1. e4"), at)
    browser.run("openBytes(new TextEncoder().encode('1. e4 2. Nf3 Nc6 3. Bb5 a6'), 'x');"
                "setTimeout(() => { const text = document.getElementById('text');"
                "text.setSelectionRange(26, 26); drawBoard(); }, 500)")
    browser.wait("a half-move that is missing gives no wrong board",
                 "document.querySelector('#board svg title')?.textContent.startsWith('3… a6')")


def check_language(browser):
    browser.click("#language")
    browser.wait("the page speaks English", "document.documentElement.lang === 'en' && "
                 "document.getElementById('sheet-title').textContent === 'Score sheet or game'")
    browser.click("#language")
    browser.wait("and French again", "document.documentElement.lang === 'fr'")


def check_odd_texts(browser):
    for text, due in (("", "Pas encore de partie."), ("bonjour", None), ("1. e4 e5 \U0001f642", None)):
        browser.run("openBytes(new TextEncoder().encode(arguments[0]), 'x')", text)
        browser.wait(f"{text!r} is answered", f"{STATUS} !== 'Lecture…' && {STATUS} !== ''")
        seen = browser.run("return " + STATUS)
        check(f"what is said of {text!r}", due is None or seen == due, seen)
        check("without a game there is no board", browser.run(
            "return document.getElementById('side').hidden") == ("e4" not in text), text)
    browser.run("openBytes(new Uint8Array([0x31, 0x2e, 0x20, 0x65, 0x34, 0x20, 0xe9]), 'x')")
    browser.wait("a byte of Windows-1252 is read as such", VALUE + " === '1. e4 é'")


def check_long_file(browser):
    """The page goes on while the file is read."""
    with open("tests/data/games/classics.pgn", "rb") as file:
        game = file.read()
    with tempfile.NamedTemporaryFile(suffix=".pgn") as file:
        file.write(game * (10000000 // len(game) + 1))
        file.flush()
        browser.run("window.ticks = 0; setInterval(() => window.ticks++, 10)")
        browser.type("#file", file.name)
        browser.wait("the page says that it reads", f"{STATUS} === 'Lecture…'")
        ticks = browser.run("return window.ticks")
        browser.wait("the page is awake meanwhile",
                     f"window.ticks > {ticks} + 5 && ({STATUS} === 'Lecture…' || true)")
        status = browser.wait("the file is judged", f"{STATUS} !== 'Lecture…' && {STATUS}")
        check("all games are counted", status and "demi-coups" in status, status)
        browser.click("#games button")
        browser.wait("a game of it opens in the editor",
                     f"!document.getElementById('editor').hidden && {VALUE}.includes('[Event')")


def main():
    browser = Browser()
    try:
        browser.call("POST", "/url", {"url": PAGE})
        browser.wait("the page is ready", "document.body.dataset.ready")
        check_sheet(browser)
        if len(sys.argv) > 2:
            with open(sys.argv[2], "wb") as file:
                file.write(base64.b64decode(browser.call("GET", "/screenshot")))
        check_suggestion(browser)
        check_board(browser)
        check_language(browser)
        check_odd_texts(browser)
        check_long_file(browser)
    finally:
        browser.close()
    if failures:
        sys.exit(f"check_page: {failures} failures")
    print("check_page: all is as it should be")


main()
