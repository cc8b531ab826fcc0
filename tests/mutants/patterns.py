"""The faults that can be put into a source file, each a small change to its text."""

import re
from dataclasses import dataclass

LEFT_OUT = re.compile(r'//[^\n]*|/\*.*?\*/|^[ ]*#(?:[^\n]*\\\n)*[^\n]*|"(?:\\.|[^"\\\n])*"'
                      r"|'(?:\\.|[^'\\\n])+'", re.DOTALL | re.MULTILINE)
TURNED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&"}
OPERATOR = re.compile(r"(?<= )(?:<=|>=|<|>|==|!=|&&|\|\|)(?=\s)")
CONDITION = re.compile(r"\b(?:if|while) (?=\()")
NUMBER = re.compile(r"(?<![\w.])(?:[2-9]|[1-9]\d+)(?![\w.])")
ONE_MORE = re.compile(r" [+-] 1\b")
ROW = re.compile(r"^ +(?:\[[^\]\n]+\] = )?\{[^\n]*\},?$", re.MULTILINE)
STRINGS = re.compile(r'^ +("[^"\n]*",)(?: "[^"\n]*",)*$', re.MULTILINE)
CHECK = re.compile(r"^ +(if) (?=\()", re.MULTILINE)
STATEMENT = re.compile(r"^ +((?!return|else|case|goto|assert|static_assert|enum|typedef)"
                       r"(?:[\w>.\-*]|\[[^\]\n]*\])+(?:\([^\n]*\)| (?:[+\-|&^*]|<<|>>)?= [^\n]*|\+\+|--);)$",
                       re.MULTILINE)


@dataclass(frozen=True)
class Mutant:
    """One fault: the text between two places of a file is replaced."""
    file: str
    kind: str
    line: int
    before: str
    """The lines that it touches, each run of spaces as one."""
    after: str
    """The same lines with the fault; empty: they are left out."""
    start: int
    end: int
    text: str

    def apply(self, source):
        return source[:self.start] + self.text + source[self.end:]

    def __str__(self):
        return f"{self.file}:{self.line}: {self.before}  →  {self.after or '(left out)'}"


def blanked(source):
    """The code of a source, with blanks for what is none: comments, strings, the preprocessor's lines."""
    return LEFT_OUT.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), source)


def mutants_of(file, source):
    """Every fault that the patterns find in a file."""
    code = blanked(source)
    return [make(file, source, kind, *change)
            for kind, find in KINDS.items() for change in find(source, code)]


def make(file, source, kind, start, end, text):
    first = source.rfind("\n", 0, start) + 1
    last = source.find("\n", end)
    changed = squeezed(source[first:start] + text + source[end:last])
    return Mutant(file, kind, source.count("\n", 0, start) + 1, squeezed(source[first:last]),
                  "" if changed == ";" else changed, start, end, text)


def squeezed(text):
    return " ".join(text.split())


# ---- the kinds: the changes that each finds in the source, whose code has blanks for what is none ----

def turned_conditions(source, code):
    """if (x) becomes if (!(x)), and an operator its neighbour."""
    for match in CONDITION.finditer(code):
        end = closing(code, match.end())
        yield match.end(), end, f"(!{source[match.end():end]})"
    for match in OPERATOR.finditer(code):
        if not in_assertion(code, match.start()):
            yield *match.span(), TURNED[match[0]]


def moved_bounds(source, code):
    """A number becomes one less, and + 1 or - 1 goes."""
    for match in NUMBER.finditer(code):
        if not in_assertion(code, match.start()):
            yield *match.span(), str(int(match[0]) - 1)
    for match in ONE_MORE.finditer(code):
        if not in_assertion(code, match.start()):
            yield *match.span(), ""


def dropped_rows(source, code):
    """A row of a table goes, or the first word of a row of words."""
    for match in ROW.finditer(code):
        yield *match.span(), ""
    for match in STRINGS.finditer(source):
        if code[match.start():match.end()].strip(" ,") == "":
            yield *match.span(1), ""


def checks_left_out(source, code):
    """An if and what it guards goes, where there is no else."""
    for match in CHECK.finditer(code):
        after = closing(code, match.end())
        end = closing(code, after + 1) if code[after:after + 2] == " {" else code.find(";", after) + 1
        begins = code[:match.start()].rstrip()[-1:] in ("{", "}", ";", ":")
        if begins and not code[end:].lstrip().startswith("else"):
            lines = source.count("\n", match.start(1), end)
            yield match.start(1), end, "\n" * lines


def statements_left_out(source, code):
    """A call whose value nobody uses goes, or an assignment."""
    for match in STATEMENT.finditer(code):
        yield *match.span(1), ";"


KINDS = {"condition turned": turned_conditions, "bound moved": moved_bounds,
         "row dropped": dropped_rows, "check left out": checks_left_out,
         "statement left out": statements_left_out}


def closing(code, start):
    """The place behind the bracket that closes the one at start, or behind the next."""
    depth = 0
    for at in range(start, len(code)):
        depth += (code[at] in "({") - (code[at] in ")}")
        if depth == 0 and code[at] in ")}":
            return at + 1
    return len(code)


def in_assertion(code, at):
    return "assert(" in code[code.rfind("\n", 0, at) + 1:at]
