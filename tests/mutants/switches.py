"""Switches by which faults are built into one copy of the source: a number chooses one while a program runs."""

import re
from collections import defaultdict

from patterns import OPERATOR, blanked, closing, squeezed

DECLARED = "int an__fault(int number, int tells) __attribute__((weak)); "
ASKS = re.compile(r"(?:^|_)(?:is|has|may|names|starts|ends|begins|holds|sizeof|strcmp|memcmp|strlen)(?:$|_)")
ON = "(an__fault && an__fault({number}, {tells}))"


# ---- one switch: the start, the end and the text of a change ----

def plain_switch(mutant, source, number):
    """Every time that the place is reached, the fault is."""
    chosen, old = ON.format(number=number, tells=1), source[mutant.start:mutant.end]
    if mutant.kind == "check left out":
        return mutant.start, mutant.end, f"if (!{chosen}) {old}"
    if mutant.kind == "statement left out":
        return mutant.start, mutant.end, f"{{ if (!{chosen}) {old} }}"
    start, end = mutant.start, mutant.end
    if not old.startswith("("):  # the condition of an if, which is an expression as it stands
        start, end = expression_around(blanked(source), start, end)
    new = source[start:mutant.start] + mutant.text + source[mutant.end:end]
    return start, end, f"({chosen} ? ({squeezed(new)}) : ({source[start:end]}))"


def telling_switch(mutant, source, number):
    """Only where it makes a difference, the fault is reached; None if that is not known."""
    switched = switched_constant if is_constant(mutant, source) else TELLING.get(mutant.kind)
    return switched and switched(mutant, source, blanked(source), number)


def is_constant(mutant, source):
    return in_enumeration(blanked(source), mutant.start) is not None


def is_pure(code):
    """Whether an expression may be left out or computed twice, and only its value tells."""
    called = [name for name in re.findall(r"\b(\w+)\(", code) if not ASKS.search(name)]
    return not called and re.search(r"\+\+|--|(?<![=!<>])=(?!=)|[(,] ?&\w", code) is None


def switched_check(mutant, source, code, number):
    """A check that does not hold guards nothing, whether it is there or not."""
    first = mutant.start + len("if ")
    last = closing(code, first)
    if not is_pure(code[first:last]):
        return None
    on, met = ON.format(number=number, tells=0), f"(!an__fault || an__fault({number}, 1) + 1)"
    return mutant.start, last, f"if (!{on}) if ({source[first:last]} && {met})"


def switched_statement(mutant, source, code, number):
    """A value that is there already is assigned in vain."""
    old, (left, sign, right) = source[mutant.start:mutant.end], code[mutant.start:mutant.end].partition(" = ")
    if not sign or not is_pure(left) or not is_pure(right):
        return None
    left, on = source[mutant.start:mutant.start + len(left)], ON.format(number=number, tells=0)
    return mutant.start, mutant.end, f"{{ if (!{on}) {{ __typeof__({left}) fault_old; " \
        f"__builtin_memcpy(&fault_old, &({left}), sizeof fault_old); {old} " \
        f"if (an__fault) an__fault({number}, __builtin_memcmp(&fault_old, &({left}), sizeof fault_old) != 0); }} }}"


def switched_comparison(mutant, source, code, number):
    """A comparison whose operator or bound is another mostly has the same outcome."""
    start, end = comparison_around(code, mutant.start, mutant.end)
    compared = list(OPERATOR.finditer(code, start, end))
    if len(compared) != 1 or mutant.text in ("&&", "||") or mutant.text.startswith("(!") or \
            re.search(" [&|^] ", without_groups(code[start:end])):
        return None
    at, behind = compared[0].span()
    old, sides = source[at:behind], [(start, at), (behind, end)]
    values, others, declared = [], [], ""
    for name, (first, last) in zip(("fault_a", "fault_b"), sides):
        if first <= mutant.start < last:  # the bound, which is computed twice
            if not is_pure(code[first:last]):
                return None
            values.append(f"({source[first:last]})")
            others.append(f"({squeezed(source[first:mutant.start] + mutant.text + source[mutant.end:last])})")
        else:
            declared += f"__auto_type {name} = ({source[first:last]}); "
            values.append(name)
            others.append(name)
    new = mutant.text if mutant.start == at else old
    on = ON.format(number=number, tells="fault_old != fault_new")
    return start, end, f"(__extension__ ({{ {declared}int fault_old = {old.join(values)}, " \
        f"fault_new = {new.join(others)}; {on} ? fault_new : fault_old; }}))"


def in_enumeration(code, at):
    """Where the braces around a place open if it is an enumeration."""
    match = re.search(r"\benum\b[^{};()]*\{(?=[^{}]*$)", code[:at])
    return match and match.end()


def switched_constant(mutant, source, code, number):
    """An enumerator becomes a macro, where nothing needs to know its value sooner."""
    first, last = in_enumeration(code, mutant.start), code.find(";", mutant.start) + 1
    name = re.search(r"(\w+) = [^,]*$", code[first:mutant.start])
    if name is None or len(re.findall(rf"\b{name[1]}\b", code[first:last])) > 1:
        return None
    begin, end = first + name.start() + len(name[1]) + 3, re.compile("[,}]").search(code, mutant.end).start()
    moved = squeezed(code[begin:mutant.start] + mutant.text + code[mutant.end:end])
    value, line = squeezed(code[begin:end]), source.count("\n", 0, last) + 1
    return last, last, f"\n#define {name[1]} ({ON.format(number=number, tells=1)} ? ({moved}) : ({value}))\n" \
        f"#line {line}\n"


TELLING = {"check left out": switched_check, "statement left out": switched_statement,
           "condition turned": switched_comparison, "bound moved": switched_comparison}


# ---- expressions ----

def without_groups(code):
    """An expression with nothing in its parentheses."""
    inner = re.sub(r"\([^()]+\)", "()", code)
    return code if inner == code else without_groups(inner)


def comparison_around(code, start, end):
    """What stands between && and || around a place."""
    first, last = expression_around(code, start, end)
    depth, begin = 0, first
    for at in range(first, last):
        depth += (code[at] in "([{") - (code[at] in ")]}")
        if depth == 0 and code[at:at + 2] in ("&&", "||") and code[at - 1] in " \n":
            if at >= end:
                return begin, at
            if at + 2 <= start:
                begin = at + 2
    return begin, last


def expression_around(code, start, end):
    """The widest expression that holds a place and no comma, assignment or question mark beside it."""
    depth, first = 0, start
    while first > 0:
        before = code[first - 1]
        depth += (before in ")]") - (before in "([")
        if depth < 0 or depth == 0 and (before in "{};,?:" or is_word(code, first, "return")
                                        or is_word(code, first, "case") or is_assignment(code, first - 1)):
            break
        first -= 1
    depth, last = 0, end
    while last < len(code):
        depth += (code[last] in "([") - (code[last] in ")]")
        if depth < 0 or depth == 0 and code[last] in "{};,?:":
            break
        last += 1
    return first, last


def is_word(code, end, word):
    """Whether a word ends there."""
    return re.search(rf"\b{word}$", code[max(end - len(word) - 1, 0):end]) is not None


def is_assignment(code, at):
    return code[at] == "=" and "=" not in (code[at - 1], code[at + 1]) and \
        re.search(r"(?:<<|>>|[^<>!])$", code[at - 2:at]) is not None


# ---- all of them ----

def put(sources, mutants, telling, alone):
    """The sources with a switch for each of the faults by their numbers, and with a word in each function
    that faults that are built alone may reach; and the numbers of those for which there is no room."""
    texts, left = {}, set()
    by_file = defaultdict(list)
    for number, mutant in mutants.items():
        source = sources[mutant.file]
        switch = telling_switch if number in telling else plain_switch
        by_file[mutant.file].append((*switch(mutant, source, number), number))
    for file, switches in by_file.items():
        text, begin = sources[file], len(sources[file])
        for start, end, new, number in sorted(switches, reverse=True):
            if end > begin or "#" in text[start:end]:
                left.add(number)
                continue
            text, begin = text[:start] + new + text[end:], start
        texts[file] = DECLARED + text
    for number, mutant in alone.items():
        text = texts.get(mutant.file, DECLARED + sources[mutant.file])
        texts[mutant.file] = text.replace("\n{", f"\n{{ (void)(an__fault && an__fault({number}, 1));")
    return texts, left


def is_reached_in_file(mutant, source):
    """Whether only functions of its file can reach a fault, and run in tests, not only while building."""
    head = re.findall(r"^\w[^\n]*", source[:mutant.start], re.MULTILINE)[-1]
    is_of_tests = mutant.file.endswith(".c") and not mutant.file.endswith("_make.c")
    return is_of_tests and ("static" in head or "=" not in head)
