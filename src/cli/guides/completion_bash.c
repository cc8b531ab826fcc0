/* The completion script for bash. */
#include "completion.h"

#include "complete.h"

static const char head[] = "# Completes the command lines of algnot in bash. Made by: algnot help "
                           "--completion=bash\n\n";

static const char body[] =
    "_algnot() {\n"
    "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
    "    local command=${COMP_WORDS[1]} option= done= kind= values=() value\n"
    "    COMPREPLY=()\n"
    "    # an = between an option and its value is a word of its own, unless somebody took it out of\n"
    "    # COMP_WORDBREAKS\n"
    "    if [[ $word == '=' ]]; then\n"
    "        option=$before word=\n"
    "    elif [[ $before == '=' ]]; then\n"
    "        option=${COMP_WORDS[COMP_CWORD-2]}\n"
    "    elif [[ $word == --*=* ]]; then\n"
    "        option=${word%%=*} done=$option= word=${word#*=}\n"
    "    elif _algnot_needs_value \"$before\"; then\n"
    "        option=$before\n"
    "    fi\n"
    "    if [[ -n $option ]]; then\n"
    "        _algnot_values \"$command:$option\"\n"
    "    elif ((COMP_CWORD == 1)); then\n"
    "        _algnot_values help:operand\n"
    "        values+=(--help --version)\n"
    "    elif [[ $word == -* ]]; then\n"
    "        _algnot_options \"$command\"\n"
    "    else\n"
    "        _algnot_values \"$command:operand\"\n"
    "    fi\n"
    "    if [[ $kind == file ]]; then\n"
    "        compopt -o default 2>/dev/null\n"
    "        return\n"
    "    fi\n"
    "    if [[ $kind == names && $word == *,* ]]; then\n"
    "        done+=${word%,*}, word=${word##*,}\n"
    "    fi\n"
    "    for value in \"${values[@]}\"; do\n"
    "        [[ $value == \"$word\"* ]] && COMPREPLY+=(\"$done$(printf %q \"$value\")\")\n"
    "    done\n"
    "    # a value follows, or a comma may\n"
    "    if [[ $kind == names || ( ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == --*= ) ]]; then\n"
    "        compopt -o nospace 2>/dev/null\n"
    "    fi\n"
    "}\n\n"
    "complete -F _algnot algnot\n";

static void put_options(FILE *file, command_id command)
{
    const command_row *row = command_row_of(command);
    fprintf(file, "    %s%s%s) values=(", row->name, row->alias != NULL ? "|" : "",
            row->alias != NULL ? row->alias : "");
    for (option_id option = 0; option < OPTION_COUNT; option++)
        if (complete_offers(command, option))
            fprintf(file, " --%s%s", option_row_of(option)->name,
                    option_needs_value(option) ? "=" : "");
    fputs(" ) ;;\n", file);
}

static void put_needing_value(FILE *file)
{
    const char *between = "";
    fputs("_algnot_needs_value() {\n    case $1 in\n    ", file);
    for (option_id option = 0; option < OPTION_COUNT; option++) {
        const option_row *row = option_row_of(option);
        if (!option_needs_value(option))
            continue;
        fprintf(file, "%s--%s", between, row->name);
        between = "|";
        if (row->letter != '\0')
            fprintf(file, "|-%c", row->letter);
    }
    fputs(") return 0 ;;\n    esac\n    return 1\n}\n\n", file);
}

void completion_put_bash(FILE *file)
{
    fputs(head, file);
    complete_put_values(file);
    fputs("_algnot_options() {\n    case $1 in\n", file);
    for (command_id command = 0; command < COMMAND_COUNT; command++)
        put_options(file, command);
    fputs("    esac\n}\n\n", file);
    put_needing_value(file);
    fputs(body, file);
}
