#!/bin/sh
# Builds the release of two copies of the source, in folders with names of different length, and
# compares the bytes:
#
#     SOURCE_DATE_EPOCH=DATE check_rebuild.sh MAKE FOLDER
set -eu
make=$1 folder=$2
rm -rf "$folder"
for copy in a/source 'an other/source'; do
    mkdir -p "$folder/$copy"
    cp -R Makefile README.md LICENSE src include tests "$folder/$copy"
    # in another place, at another time, with other permissions for new files and another locale
    (cd "$folder/$copy" && umask 027 && LC_ALL=fr_FR.UTF-8 TZ=Asia/Tokyo $make -s release BUILD=build >/dev/null)
done
cd "$folder"
cmp a/source/build/*.tar.gz 'an other/source'/build/*.tar.gz
echo "check_rebuild: $(basename a/source/build/*.tar.gz), $(wc -c <"$(echo a/source/build/*.tar.gz)") bytes, the same twice"
cd / && rm -rf "$folder"
