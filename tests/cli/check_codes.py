"""Every code is raised in a session.

    python3 check_codes.py PROGRAM

The codes are those that "algnot explain" lists. One that only a profile finds is in the output of
profiles.test, any other in that of codes.test.
"""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def run(*arguments):
    return subprocess.run([sys.argv[1], *arguments, "--messages=en"], capture_output=True, text=True, check=True).stdout


def shown(name):
    """The codes in the output of a file of sessions."""
    with open(os.path.join(HERE, name), encoding="utf-8") as sessions:
        return {code for line in sessions if line[0] in ">!" for code in re.findall(r"\[([a-z0-9-]+)\]", line)}


codes = re.findall(r"^  ([a-z0-9-]+)  ", run("explain"), re.M)
missing = []
for code in codes:
    file = "profiles.test" if "--profile=" in run("explain", code).split("\n")[0] else "codes.test"
    if code not in shown(file):
        missing.append(f"{code}: no session of tests/cli/{file} shows it")
print("\n".join(missing) or f"{len(codes)} codes: each is raised in a session")
sys.exit(bool(missing) or len(codes) < 80)
