/* Positions and moves as the tables of tests write them. */
#include "positions.h"

#include <stdlib.h>
#include <string.h>

an_position position_of(const char *fen, an_variant variant)
{
    an_position position;
    an_fen_fault fault;
    an_code code = an_position_from_fen(&position, an_text_of(fen), variant, &fault);
    assert_string_equal(an_code_slug(code), an_code_slug(AN_OK));
    assert_int_equal(fault.defect, AN_FEN_SOUND);
    return position;
}

an_position position_of_row(const tsv_row *row)
{
    an_variant variant = an_variant_from_name(an_text_of(tsv_field(row, "variant")));
    assert_int_not_equal(variant, AN_VARIANT_COUNT);
    return position_of(tsv_field(row, "fen"), variant);
}

an_move move_of(const an_position *position, const char *uci)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++) {
        char name[AN_UCI_MAX];
        an_move_to_uci(name, position, moves[i]);
        if (strcmp(name, uci) == 0)
            return moves[i];
    }
    print_error("%s is not legal\n", uci);
    fail();
    return (an_move){0};
}

an_position position_after(an_position position, const char *moves)
{
    while (*moves != '\0') {
        char uci[AN_UCI_MAX] = "";
        size_t length = strcspn(moves, " ");
        assert_in_range(length, 4, AN_UCI_MAX - 1);
        memcpy(uci, moves, length);
        position = an_position_play(&position, move_of(&position, uci));
        moves += length + (moves[length] == ' ');
    }
    return position;
}

static int compare(const void *a, const void *b)
{
    return strcmp(a, b);
}

void uci_join(char *list, char (*moves)[AN_UCI_MAX], size_t count)
{
    *list = '\0';
    qsort(moves, count, sizeof *moves, compare);
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(moves[i]);
        if (i > 0)
            *list++ = ' ';
        memcpy(list, moves[i], length + 1);
        list += length;
    }
}

void uci_list(char *list, const an_position *position)
{
    an_move moves[AN_MOVES_MAX];
    char names[AN_MOVES_MAX][AN_UCI_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++)
        an_move_to_uci(names[i], position, moves[i]);
    uci_join(list, names, count);
}
