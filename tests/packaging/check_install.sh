#!/bin/sh
# Installs into a scratch folder, looks at what is there, builds programs with it, and uninstalls:
#
#     check_install.sh MAKE BUILD
#
# The variables are those of GNU's coding standards; CC is the compiler.
set -eu
make=$1 build=$2
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
CC=${CC:-cc}

fail() {
    echo "check_install: $*" >&2
    exit 1
}

install() {
    $make -s "$1" BUILD="$build" DESTDIR="$root/dest" prefix=/opt/chess libdir=/opt/chess/lib/here \
        mandir=/opt/manuals
}

install install
prefix=$root/dest/opt/chess
for file in bin/algnot include/algnot.h include/algnot/base.h lib/here/libalgnot.a \
    lib/here/libalgnot.so lib/here/libalgnot.so.0 lib/here/pkgconfig/algnot.pc \
    share/bash-completion/completions/algnot share/zsh/site-functions/_algnot \
    share/fish/vendor_completions.d/algnot.fish ../manuals/man1/algnot-validate.1 \
    ../manuals/fr/man1/algnot-validate.1 ../manuals/man3/algnot.3; do
    test -s "$prefix/$file" || fail "$file is missing"
done
"$prefix/bin/algnot" help | sed -n 's/^  \([a-z]*\)  .*/\1/p' | while read -r command; do
    test -s "$prefix/../manuals/fr/man1/algnot-$command.1" || fail "$command has no manual page"
done

cat >"$root/game.c" <<'END'
#include <algnot.h>
#include <stdio.h>
int main(void)
{
    an_position position = an_position_start();
    an_move moves[AN_MOVES_MAX];
    return printf("%s %zu\n", an_version(), an_position_moves(&position, moves)) < 0;
}
END
# pkg-config leaves out nothing, though the folder may be one of the system's
export PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1 PKG_CONFIG_ALLOW_SYSTEM_LIBS=1
export PKG_CONFIG_LIBDIR="$prefix/lib/here/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$root/dest"
due="$("$prefix/bin/algnot" version --short) 20"
if command -v pkg-config >/dev/null; then
    flags=$(pkg-config --cflags --libs algnot)
    [ "$(pkg-config --modversion algnot) 20" = "$due" ] || fail "algnot.pc has another version"
else
    echo "skipped: pkg-config is missing"
    flags="-I$prefix/include -L$prefix/lib/here -lalgnot"
fi
$CC "$root/game.c" $flags -o "$root/shared"
[ "$(LD_LIBRARY_PATH=$prefix/lib/here "$root/shared")" = "$due" ] || fail "the shared library fails"
! LD_LIBRARY_PATH="" "$root/shared" >/dev/null 2>&1 || fail "another library was found"
rm "$prefix/lib/here/libalgnot.so"
$CC "$root/game.c" $flags -o "$root/static"
[ "$("$root/static")" = "$due" ] || fail "the static library fails"

# wherever objects are put, a room sees the rooms under it
for folder in ./other ../other "$root/other"; do
    $make -nB BUILD="$folder" "$folder/input/encoding.o" | grep -q -e ' -Isrc/base ' || fail "BUILD=$folder fails"
done

install uninstall
left=$(find "$root/dest" ! -type d)
[ -z "$left" ] || fail "make uninstall leaves $left"
echo "check_install: programs were built with the libraries installed, and nothing was left"
