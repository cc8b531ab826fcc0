/* Reads a move in one call: from text and board to a move. */
#include "algnot/notation.h"

#include "text.h"

an_code an_move_read(an_move *move, const an_position *position, an_text text,
                     const an_notation *notation, an_reason *reason)
{
    an_san san;
    an_move found;
    an_code code = an_san_parse(&san, text, notation);
    if (code == AN_OK)
        code = an_san_resolve(&found, position, &san, reason);
    if (code != AN_OK)
        return code;
    an_text rest = an_text_after(text, san.size);
    bool gives_check = an_san_describe(position, found).sign != AN_NO_SIGN;
    if (an_suffix_read(rest, gives_check).size < rest.size)
        return AN_UNREADABLE_TOKEN;
    *move = found;
    return AN_OK;
}
