"""What checking one file came to, and the exceptions that excuse known failures."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

COLUMNS = ("section", "file", "game", "field", "reason")


@dataclass(frozen=True)
class Failure:
    file: str
    game: int
    field: str
    detail: str

    def __str__(self):
        return f"{self.file}: game {self.game}: {self.field}: {self.detail}"


@dataclass
class Outcome:
    """The counts, failures and warnings of one file; `game` 0 stands for the whole file."""

    file: str
    counts: Counter = field(default_factory=Counter)
    failures: list = field(default_factory=list)
    warnings: list = field(default_factory=list)

    def fail(self, game, field_name, detail):
        self.failures.append(Failure(self.file, game, field_name, detail))

    def warn(self, game, field_name, detail):
        self.warnings.append(Failure(self.file, game, field_name, detail))


@dataclass(frozen=True)
class ExceptionRow:
    """A line of the exceptions file; `*` as game or field stands for any."""

    section: str
    file: str
    game: str
    field: str
    reason: str

    def covers(self, section, failure):
        return (self.section == section and self.file == failure.file
                and self.game in ("*", str(failure.game))
                and self.field in ("*", failure.field))

    def __str__(self):
        return f"{self.file}: game {self.game}: {self.field}: {self.reason}"


def read_exceptions(path):
    """The rows of a tab-separated file with `#` comments under its header."""
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    rows = [tuple(line.split("\t")) for line in lines if line.strip() and line[0] != "#"]
    if not rows or rows[0] != COLUMNS:
        raise ValueError(f"{path}: the header is not {' '.join(COLUMNS)}")
    for row in rows[1:]:
        if len(row) != len(COLUMNS) or not all(row):
            raise ValueError(f"{path}: not five columns: {' '.join(row)}")
    return [ExceptionRow(*row) for row in rows[1:]]
