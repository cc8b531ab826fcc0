# Asks an interactive zsh for completions:
#
#     zsh -f complete.zsh FOLDER LINE...
#
# FOLDER has the script _algnot, and room for a file. For each LINE, with the cursor behind it, a line
# with what may stand there is printed: words with blanks between.
zmodload zsh/zpty zsh/zselect
folder=$1
shift
zpty shell zsh -f -i
zpty -w shell "
PROMPT= fpath=($folder \$fpath)
autoload -Uz compinit && compinit -u -D
compadd() {
    local -a hits
    [[ \$* == *-[OAD]\ * ]] || { builtin compadd -A hits \"\$@\"; print -r -- \$hits >>$folder/hits }
    builtin compadd \"\$@\"
}
probe() { zle complete-word; BUFFER=; print END >>$folder/hits }
zle -N probe
bindkey '^X' probe
"
for line; do
    : >$folder/hits
    zpty -w -n shell "$line"$'\C-x'
    for ((tries = 0; tries < 3000; tries++)); do
        [[ "$(<$folder/hits)" == (*$'\n'|)END ]] && break
        zselect -t 2 # hundredths of a second
    done
    hits=(${(f)"$(<$folder/hits)"})
    print -r -- ${hits:#END}
done
zpty -d shell
