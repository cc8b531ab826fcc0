/* The names of squares. */
#include "bitboard.h"

size_t an_square_write(char *out, unsigned square)
{
    out[0] = (char)('a' + an_file_of(square));
    out[1] = (char)('1' + an_rank_of(square));
    out[2] = '\0';
    return 2;
}

unsigned an_square_read(an_text name)
{
    if (name.size != 2 || !an_names_square(name.at))
        return AN_NO_SQUARE;
    return an_square_at((unsigned)(name.at[0] - 'a'), (unsigned)(name.at[1] - '1'));
}
