"""Compares what the library exports with what its public headers declare:

    symbols.py "libalgnot.a libalgnot.so.0" HEADER...

Every exported name begins with an_. A name that a public header declares does not begin with an__;
every other name, which rooms of the library share, does. The shared library, where there is one,
exports the public names and no others.
"""

import re
import subprocess
import sys


def exported(library, *options):
    listing = subprocess.run(["nm", "-g", "--defined-only", *options, library], check=True, text=True,
                             stdout=subprocess.PIPE).stdout
    return {match[1] for match in re.finditer(r"^[0-9a-f]+ [A-Z] (\S+)$", listing, re.MULTILINE)}


def declared(headers):
    names = set()
    for path in headers:
        with open(path, encoding="utf-8") as file:
            code = re.sub(r"/\*.*?\*/", " ", file.read(), flags=re.DOTALL)
        names |= set(re.findall(r"\ban_\w+", code))
    return names


def faults(names, public):
    for name in sorted(names):
        if not name.startswith("an_"):
            yield f"{name} does not begin with an_"
        elif name.startswith("an__") and name in public:
            yield f"{name} is declared in a public header, but begins with an__"
        elif not name.startswith("an__") and name not in public:
            yield f"{name} is in no public header, but does not begin with an__"


def main():
    archive, *shared = sys.argv[1].split()
    names = exported(archive)
    public = {name for name in names if not name.startswith("an__")}
    found = list(faults(names, declared(sys.argv[2:])))
    for library in shared:
        found += [f"{name} is in one of the libraries only"
                  for name in sorted(public ^ exported(library, "-D"))]
    for fault in found:
        print("symbols:", fault)
    if found:
        sys.exit(1)
    print("symbols: the public headers declare every name that begins with an_, but for an__")


main()
