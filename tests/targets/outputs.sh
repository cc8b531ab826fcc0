#!/bin/sh
# Writes what a program says of the games in tests/data, a file for each call, with its status:
#
#     outputs.sh FOLDER PROGRAM...
#
# PROGRAM may be several words, as an emulator and what it runs.
set -u
folder=$1
shift
mkdir -p "$folder"
number=0

# says NAME COMMAND...: runs the program, and keeps its output, its status and then its messages: how
# both mix in one file depends on the buffers of the system's library
says() {
    number=$((number + 1))
    output=$folder/$(printf '%03d' $number)-$1
    shift
    {
        "$@" </dev/null 2>"$folder/messages"
        echo "status $?"
        cat "$folder/messages"
    } >"$output"
}

for game in tests/data/games/*.pgn tests/data/games/[a-z]*.txt tests/data/articles/[a-z]*-01.txt; do
    name=$(basename "$game")
    while read -r options; do
        # the options are words
        # shellcheck disable=SC2086
        says "${options%% *}-$name" "$@" $options "$game"
    done <<END
validate --verbose
validate --format=jsonl
validate --profile=pgn --format=short --max-errors=1000
validate --profile=fide --after-error=repair
convert --to=en
convert --to=fr --style=long --layout=lines
convert --to=figurine --layout=columns
convert --to=ru --layout=keep
convert --to=de --style=minimal --on-error=fix --layout=oneline
convert --to=uci --layout=jsonl
convert --to=iccf --drop=comments,variations
convert --check --format=jsonl --to=fr
languages --detect
show --every=9 --charset=unicode
show --form=svg --flip
moves --trace --to=fr
END
    "$@" record --echo=fen "$folder/recorded" <"$game" >"$folder/record-$name" \
        2>"$folder/record-messages-$name"
    mv "$folder/recorded" "$folder/recorded-$name" 2>/dev/null
done

for variant in standard chess960 alphabetic antialphabetic-white numeric antinumeric-black; do
    says "perft-$variant" "$@" perft 3 --divide --variant=$variant
    says "moves-$variant" "$@" moves --trace --variant=$variant --messages=fr
done
for language in en fr; do
    for command in validate convert record show moves perft languages symbols explain help; do
        says "help-$command-$language" "$@" help $command --messages=$language
        says "man-$command-$language" "$@" help --man=$command --messages=$language
    done
    for what in languages symbols explain; do
        says "$what-$language" "$@" $what --messages=$language
    done
done
for code in $("$@" explain --messages=en | sed -n 's/^  \([a-z-]*\)  .*/\1/p'); do
    says "explain-$code" "$@" explain "$code" --messages=fr
done
for shell in bash zsh fish; do
    says "completion-$shell" "$@" help --completion=$shell
done
rm "$folder/messages"
