"""The manual pages and the completions that algnot makes, read by man, groff, mandoc, bash, zsh and
fish.

    python3 check_guides.py PROGRAM

Each page says what the help says, in English and in French, and neither groff nor mandoc has anything
to say against it. man runs ten programs for a page: it reads one. Each shell completes commands, options and values, and the values are those that
the program itself lists when it refuses another.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = os.path.dirname(os.path.abspath(__file__))
failures = checks = 0


def check(condition, what):
    global failures, checks
    checks += 1
    if not condition:
        failures += 1
        print("FAILED:", what)


def call(command, **more):
    variables = {"PATH": os.environ["PATH"], "HOME": more.pop("home", "/nowhere"), "LC_ALL": "C.UTF-8"}
    variables.update(more.pop("env", {}))
    result = subprocess.run(command, capture_output=True, check=False, env=variables, **more)
    return result.stdout.decode(), result.stderr.decode()


def algnot(*arguments):
    return call([PROGRAM, *arguments], env={"SOURCE_DATE_EPOCH": "0"})[0]


COMMANDS = re.findall(r"^  ([a-z]+)  ", algnot("help").split("Commands:")[1], re.MULTILINE)


def options_of(command):
    """The options of a command with what stands behind the =, as its help lists them."""
    listed = re.findall(r"^  (?:-., |    )--([a-z-]+)(\S*)", algnot("help", command), re.MULTILINE)
    return {name: value.strip("=[]") for name, value in listed}


# ---- manual pages ----

def check_page(page, language, folder):
    section = "3" if page == "3" else "1"
    path = os.path.join(folder, f"{page or 'algnot'}.{section}")
    text = algnot("help", f"--man={page}", f"--messages={language}")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    words = text.replace("\\-", "-")
    for option in options_of(page) if page in COMMANDS else []:
        check(f"--{option}\\fR" in words, f"{language} {page}: --{option} is not in the page")
    if page == "":
        heads = re.findall(r'^\.SH "(.*)"', text, re.MULTILINE)
        check(heads[1:3] == ["SYNOPSIS", "DESCRIPTION"], f"{language} {page}: its sections are {heads}")
    check(not re.search(r'^\.S[HS] ""', text, re.MULTILINE), f"{language} {page}: a section has no title")
    own = f"algnot-{page} (1)" if page in COMMANDS else f"algnot ({section})"
    check(f".BR {own}" not in words, f"{language} {page}: the page refers to itself")
    if shutil.which("mandoc"):
        out, err = call(["mandoc", "-T", "lint", "-W", "warning", path])
        check(out + err == "", f"mandoc: {out}{err}")
    if not shutil.which("groff"):
        return text
    shown, err = call(["groff", "-K", "utf8", "-T", "utf8", "-P-cbou", "-rLL=78n", "-ww", "-man", path])
    check(err == "", f"groff: {language} {page}: {err}")
    check(max(map(len, shown.splitlines()), default=0) <= 80, f"{language} {page}: a line is too long")
    if page == "" and shutil.which("man"):
        read, err = call(["man", "--warnings", "-E", "UTF-8", "-l", path], env={"MANWIDTH": "80"})
        check(err == "" and "SOLVE" in read.upper(), f"man: {language} {page}: {err}")
    return shown


def check_example(page):
    """The program in algnot(3) compiles."""
    lines = page.split("\nEXAMPLE\n")[1].split("\nSEE ALSO\n")[0]
    out, err = call(["cc", "-std=c17", "-Wall", "-Wextra", "-Werror", "-Iinclude", "-fsyntax-only", "-x",
                     "c", "-"], input=lines.encode())
    check(out + err == "", f"the program in algnot(3): {err}")


def check_headers(shown):
    """Each header of the library has its line in algnot(3)."""
    told = re.findall(r"^ +algnot/(\w+\.h)$", shown.split("\nHEADERS\n")[1], re.MULTILINE)
    check(sorted(told) == sorted(os.listdir("include/algnot")), f"algnot(3) tells the headers {told}")


def check_recipes(page, shown):
    """The lines for other programs can be copied from the page as from the help."""
    told = algnot("help", page)
    if "\nIn editors and hooks:" not in told:
        return
    for line in re.findall(r"^    (\S.*|  .*\S)$", told.split("\nIn editors and hooks:")[1].split("\n\n")[0],
                           re.MULTILINE):
        check(re.search(rf"^ *{re.escape(line)}$", shown, re.MULTILINE), f"{page}: not in the page: {line}")


def check_statuses(page, shown):
    """A command whose status may be 1 or 2 says when."""
    statuses = re.findall(r"^ +([012]) +\S", shown.split("\nEXIT STATUS\n")[1], re.MULTILINE)
    due = ["0", "2"] if page in ("symbols", "help", "version") else ["0", "1", "2"]
    check(statuses[:3] == due, f"{page}: its page tells the statuses {statuses}")


def check_pages():
    for tool in ("groff", "man", "mandoc"):
        if not shutil.which(tool):
            print(f"skipped: {tool} is missing")
    with tempfile.TemporaryDirectory() as folder:
        for language in ("en", "fr"):
            for page in ["", "3", *COMMANDS]:
                shown = check_page(page, language, folder)
                if page in COMMANDS and language == "en" and shutil.which("groff"):
                    check_recipes(page, shown)
                    check_statuses(page, shown)
                if page == "3" and language == "en" and shutil.which("groff"):
                    check_headers(shown)
                    if shutil.which("cc"):
                        check_example(shown)


# ---- completions ----

# What is typed, and some of what may stand there; "!" is what may not.
LINES = [
    ("algnot ", "validate version", "check"),
    ("algnot con", "convert", "validate"),
    ("algnot convert --to=f", "fr figurine", "de"),
    ("algnot convert -t f", "fr figurine", "de"),
    ("algnot convert --from=fr,d", "de", "fr"),
    ("algnot convert --la", "--layout", "--letters"),
    ("algnot languages --format=", "text jsonl", "short"),
    ("algnot check --format=", "text short jsonl", "yes"),
    ("algnot check --allow=pinned", "pinned-piece", "ambiguous-move"),
    ("algnot explain amb", "ambiguous-move", "pinned-piece"),
    ("algnot help --man=v", "validate version", "convert"),
    ("algnot help --completion=", "bash zsh fish", "tcsh"),
    ("algnot perft ", "", "README.md"),
    ("algnot solve --format=", "text pgn jsonl popeye", "sarif"),
    ("algnot solve --m", "--max-nodes --memory", "--max-errors"),
    ("algnot solve --input=", "auto text pgn jsonl popeye", "csv"),
    ("algnot merge --", "--by --strict --layout", "--check"),
    ("algnot grade --format=", "text csv jsonl", "popeye"),
    ("algnot grade --", "--key --out-of --per-error", "--fix"),
]


def split_words(line):
    """The words of a line as bash gives them to completions: an = is one."""
    words = [part for word in line.split(" ") for part in re.split(r"(=)", word)]
    return [word for i, word in enumerate(words) if word != "" or i == len(words) - 1 and
            words[i - 1] != "="]


def of_bash(script, lines):
    runs = "".join(f"COMP_WORDS=({' '.join(map(repr, words))}) COMP_CWORD={len(words) - 1}\n"
                   "_algnot; echo \"${COMPREPLY[*]}\"\n" for words in map(split_words, lines))
    out, err = call(["bash", "--norc", "-c", script + runs])
    check(err == "", f"bash: {err}")
    return out.splitlines()


def of_zsh(script, lines):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "_algnot"), "w", encoding="utf-8") as file:
            file.write(script)
        out, err = call(["zsh", "-f", os.path.join(FOLDER, "complete.zsh"), folder, *lines], home=folder)
    check(err == "", f"zsh: {err}")
    return out.splitlines()


def of_fish(script, lines):
    with tempfile.TemporaryDirectory() as folder:
        runs = "".join(f"echo (complete -C {line!r} | string replace -r '\\t.*' '')\n" for line in lines)
        out, err = call(["fish", "--no-config", "-c", script + runs], home=folder)
    check(err == "", f"fish: {err}")
    # a value comes with its option before it
    return [re.sub(r"(^| )--[a-z]+=", r"\1", line) for line in out.splitlines()]


def check_shells():
    for shell, ask in (("bash", of_bash), ("zsh", of_zsh), ("fish", of_fish)):
        if not shutil.which(shell):
            print(f"skipped: {shell} is missing")
            continue
        answers = ask(algnot("help", f"--completion={shell}"), [line for line, _, _ in LINES])
        check(len(answers) == len(LINES), f"{shell}: {answers}")
        for (line, due, wrong), answer in zip(LINES, answers):
            given = [re.sub(r"^.*,|=$", "", word) for word in answer.split()]
            check(set(due.split()) <= set(given) and wrong not in given, f"{shell}: {line}: {answer}")


def check_values():
    """What a script completes is what the program lists when it refuses a value."""
    listed = {}
    for command in COMMANDS:
        for option in [name for name, value in options_of(command).items() if value]:
            _, err = call([PROGRAM, command, f"--{option}=/%/"], input=b"")
            told = re.search(r"one of: (.*)", err)
            if told is not None and option != "man":
                listed[f"algnot {command} --{option}="] = told[1].split(", ")
    answers = of_bash(algnot("help", "--completion=bash"), listed)
    check(len(answers) == len(listed), f"{len(answers)} answers of bash to {len(listed)} lines")
    for (line, due), answer in zip(listed.items(), answers):
        check(answer.split() == due, f"{line}: {answer}")


check_pages()
if shutil.which("bash"):
    check_values()
check_shells()
print(f"check_guides: {checks} checks")
sys.exit(1 if failures else 0)
