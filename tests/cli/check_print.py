"""What algnot prints, read by other programs.

    python3 check_print.py PROGRAM

HTML is well-formed, without a style sheet too, and gives back every text of a game, whatever bytes it
is made of; the moves in it are those of the game. So does LaTeX, whose braces match. Where tidy,
xelatex with xskak, or typst is installed, they have nothing to complain of.
"""
import html.parser
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
OPERA = os.path.abspath("tests/data/print/opera.pgn")
VOID = {"meta", "br", "link"}
SPACES = str.maketrans("\u00a0\u202f\u2060", "   ")
failures = checked = 0


def complain(what, text=""):
    global failures
    failures += 1
    print(f"check_print: not so: {what}\n{text[:2000]}", file=sys.stderr)


def run(*arguments, data=b""):
    result = subprocess.run([PROGRAM, *arguments], input=data, capture_output=True, check=False,
                            env={"LC_ALL": "C"})
    return result.stdout.decode()


def uci_of(data, language="en"):
    text = run("convert", "--to=uci", "--layout=text", "--drop=comments,variations,nags",
               f"--from={language}", data=data)
    return re.findall(r"\b[a-h][1-8][a-h][1-8][qrbn]?\b", text)


# ---- HTML ----

class Page(html.parser.HTMLParser):
    """The texts of a page, by the element in which they stand."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.stack, self.ids, self.found, self.faults = [], [], [], []

    def handle_starttag(self, tag, attrs):
        self.ids += [value for name, value in attrs if name == "id"]
        if tag in ("p", "h2", "li", "figure"):
            self.found.append([tag, ""])
        if tag not in VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.ids += [value for name, value in attrs if name == "id"]

    def handle_endtag(self, tag):
        if not self.stack or self.stack.pop() != tag:
            self.faults.append(f"</{tag}>")

    def handle_data(self, data):
        if self.found and not set(self.stack) & {"style", "title", "svg"}:
            bold = "b" in self.stack and self.found[-1][0] == "p"
            self.found[-1][1] += f"\u0001{data}\u0002" if bold else data


def page_of(text):
    page = Page()
    page.feed(text)
    page.close()
    if page.stack or page.faults or len(page.ids) != len({*page.ids}):
        complain(f"HTML is not well-formed: {page.stack} {page.faults} {sorted(page.ids)}", text)
    for character in text:
        if ord(character) < 32 and character not in "\n" or 127 <= ord(character) < 160:
            complain(f"HTML holds {character!r}", text)
            break
    return page


# ---- games of any bytes ----

PARTS = ["&", "<", ">", '"', "'", "\\", "$", "#", "%", "_", "^", "~", "*", "`", "@", "=", "-", "--",
         "</b>", "<!--", "]]>", "&amp;", "\\end{game}", "#let", "//", "/*", "a", "b", "word", " ",
         " ", "12.", "é", "Ж", "Ω", "国", "ש", "م", "\u202e", "\u2066", "\x01", "\x1b", "\x7f",
         "\u0085", "\ufffe", "\u00a0", "$5$", "``", "!`", "⟦", "🙂", "[", "]", "(", ")", ";"]


def shown(text):
    """A text as it appears on the page."""
    for character in text:
        point = ord(character)
        if point < 32 and character not in "\t\n\r":
            yield chr(0x2400 + point)
        elif point == 127:
            yield "\u2421"
        elif 127 < point < 160 or (point & 0xfffe) == 0xfffe:
            yield "\ufffd"
        else:
            yield character


def squeezed(text):
    return " ".join(text.translate(SPACES).split())


def any_text(dice):
    text = "x" + "".join(dice.choice(PARTS) for _ in range(dice.randint(0, 12))) + "x"
    return re.sub(r"\[(?=[%#])", "", text)


def any_comment(dice):
    return any_text(dice).replace("}", ")")


def quoted(text):
    return text.replace("\\", "\\\\").replace('"', '\\"')


def any_game(dice):
    white, black, event = (any_text(dice) for _ in range(3))
    remark, aside = any_comment(dice), any_comment(dice)
    pgn = (f'[Event "{quoted(event)}"]\n[White "{quoted(white)}"]\n[Black "{quoted(black)}"]\n'
           f'[Result "1-0"]\n\n1. e4 {{{remark}}} e5 (1... c5 {{{aside}}}) 2. Nf3 Nc6 1-0\n\n')
    return pgn, [f"{white} – {black}", event, remark, aside]


def check_any_games():
    dice = random.Random(1858)
    games = [any_game(dice) for _ in range(200)]
    data = "".join(pgn for pgn, _ in games).encode()
    page = page_of(run("convert", "--to=en", "--layout=html", data=data))
    texts = [squeezed(re.sub("\u0001[^\u0002]*\u0002", "", text)) for _, text in page.found]
    for _, parts in games:
        due = [squeezed("".join(shown(part))) for part in parts]
        there = [texts.pop(0) for _ in range(5)]
        if there[:3] != due[:3] or there[3] != f"1... c5 {due[3]}":
            complain(f"texts of a game: {due}", repr(there))
            return data
    return data


# ---- moves ----

def check_moves():
    global checked
    data = open(OPERA, "rb").read()
    due = uci_of(data)
    for language in ("en", "fr", "de", "ru", "he", "figurine"):
        for style in ("short", "long"):
            for spacing in ("1. e4", "1.e4"):
                text = run("convert", f"--to={language}", f"--style={style}", "--layout=html",
                           f"--spacing={spacing}", OPERA)
                bold = [part for _, text in page_of(text).found
                        for part in re.findall("\u0001([^\u0002]*)\u0002", text)]
                line = re.sub(r"[\u00a0\u202f\u2060]", "", " ".join(bold))
                checked += 1
                if uci_of(line.encode(), language) != due:
                    complain(f"moves in {language}, {style}, {spacing}", line)
        latex = run("convert", f"--to={language}", "--layout=latex", OPERA)
        hidden = re.search(r"^\\hidemoves\{(.*)\}$", latex, re.M).group(1)
        if uci_of(hidden.encode()) != due:
            complain(f"hidden moves in {language}", hidden)


# ---- other programs ----

def braces_match(latex):
    depth = 0
    for brace in re.findall(r"\\.|[{}]", latex, re.S):
        depth += {"{": 1, "}": -1}.get(brace, 0)
        if depth < 0:
            return False
    return depth == 0


def tells(command, folder):
    result = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=100)
    return result.returncode, (result.stdout + result.stderr).decode(errors="replace")


def has_package(name):
    found = subprocess.run(["kpsewhich", name], capture_output=True, check=False)
    return found.returncode == 0


def check_with(name, is_there, suffix, options, judge):
    """Has another program read the annotated game and some games of any bytes."""
    global checked
    if not is_there:
        print(f"skipped: {name} is missing: what is printed for it was not compiled")
        return
    with tempfile.TemporaryDirectory() as folder:
        data = open(OPERA, "rb").read() + b"\n" + ANY_GAMES[:3000]
        text = run("convert", *options, "--diagrams=2w", "--title=Any & <all>", "--page=a5",
                   data=data)
        with open(os.path.join(folder, f"page.{suffix}"), "w", encoding="utf-8") as page:
            page.write(text)
        checked += 1
        fault = judge(folder, "page")
        if fault:
            complain(f"{name} complains", fault)


def judge_tidy(folder, name):
    status, text = tells(["tidy", "-q", "-e", "-utf8", name + ".html"], folder)
    return text if status > 1 else ""


def judge_tex(folder, name):
    status, text = tells(["xelatex", "-interaction=nonstopmode", "-halt-on-error", name + ".tex"],
                         folder)
    return text[-1500:] if status or not os.path.exists(os.path.join(folder, name + ".pdf")) else ""


def judge_typst(folder, name):
    status, text = tells(["typst", "compile", name + ".typ"], folder)
    return text[-1500:] if status else ""


ANY_GAMES = check_any_games()
check_moves()
for options in (["--layout=latex"], ["--layout=latex", "--to=he", "--style=long"]):
    if not braces_match(run("convert", *options, data=ANY_GAMES)):
        complain("braces of LaTeX do not match", " ".join(options))
page_of(run("convert", "--layout=scoresheet", "--to=fr", data=ANY_GAMES))
check_with("tidy", shutil.which("tidy"), "html", ["--layout=html", "--to=fr"], judge_tidy)
check_with("xelatex with xskak", shutil.which("xelatex") and has_package("xskak.sty") and
           has_package("pst-node.sty") and has_package("lambda.sty"),
           "tex", ["--layout=latex", "--to=fr"], judge_tex)
check_with("typst", shutil.which("typst"), "typ", ["--layout=typst", "--to=fr"], judge_typst)
print(f"check_print: {checked} documents read,",
      f"{failures} failures" if failures else "all is as it should be")
sys.exit(failures > 0)
