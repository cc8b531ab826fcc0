/* Commands that show the game, save it, or leave. */
#include "handlers.h"

#include "bitboard.h"
#include "record_show.h"
#include "record_tell.h"

bool handle_board(recorder *r, an_text arguments)
{
    if (arguments.size == 0)
        recorder_put_board(r);
    return arguments.size == 0;
}

bool handle_flip(recorder *r, an_text arguments)
{
    if (arguments.size > 0)
        return false;
    r->dialogue.is_flipped = !r->dialogue.is_flipped;
    recorder_put_board(r);
    return true;
}

bool handle_list(recorder *r, an_text arguments)
{
    if (arguments.size == 0)
        recorder_put_game(r, r->dialogue.shows_sheet ? AN_LAYOUT_COLUMNS : AN_LAYOUT_TEXT);
    return arguments.size == 0;
}

/* Says that there is no move to list. A program gets a dash, a user the reason. */
static void tell_no_moves(recorder *r, const an_position *position, unsigned from)
{
    char name[AN_SQUARE_NAME_MAX];
    if (!r->dialogue.is_terminal) {
        an__buffer_put(&r->answers.text, RECORD_MARGIN "-\n");
        return;
    }
    if (from == AN_NO_SQUARE) {
        recorder_tell(r, TELL_NO_MOVES);
        return;
    }
    an_square_write(name, from);
    bool is_empty = !(position->role[AN_NO_ROLE] & an_bit(from));
    bool is_ours = position->color[position->turn] & an_bit(from);
    recorder_tell(r, is_empty ? TELL_EMPTY : is_ours ? TELL_STUCK : TELL_THEIRS, name);
}

/* Lists all legal moves, or those from one square. */
bool handle_moves(recorder *r, an_text arguments)
{
    const an_position *position = an_tree_position(r->session.tree);
    an_notation notation = recorder_notation(r);
    an_move all[AN_MOVES_MAX];
    unsigned from = an_square_read(arguments);
    if (from == AN_NO_SQUARE && arguments.size > 0)
        return false;
    size_t count = an_position_moves(position, all);
    const char *joint = RECORD_MARGIN;
    bool has_any = false;
    for (size_t i = 0; i < count; i++) {
        char text[AN_SAN_MAX];
        if (from != AN_NO_SQUARE && all[i].from != from)
            continue;
        an_move_write(text, position, all[i], &notation);
        AN_PUT_ALL(&r->answers.text, joint, text);
        joint = " ";
        has_any = true;
    }
    if (has_any)
        an_buffer_put_char(&r->answers.text, '\n');
    else
        tell_no_moves(r, position, from);
    return true;
}

/* ---- the session ---- */

bool handle_save(recorder *r, an_text arguments)
{
    if (arguments.size > 0)
        return false;
    r->session.has_changed = r->session.tells_saved = true;
    return true;
}

bool handle_quit(recorder *r, an_text arguments)
{
    r->outcome.quits = arguments.size == 0;
    return arguments.size == 0;
}
