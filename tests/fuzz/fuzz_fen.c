/* Any text as a FEN: what is read is written so that it reads the same, and so are its moves, also
 * where a side lacks its king. */
#include <string.h>

#include "checking_moves.h"
#include "fuzz.h"
#include "priority.h"

/* But for a right that the variant cannot use, which is not written. */
static bool same_en_passant(const an_position *a, const an_position *written)
{
    bool is_dropped = written->en_passant == AN_NO_SQUARE && !an__priority_allows_en_passant(a);
    return a->en_passant == written->en_passant || is_dropped;
}

static bool same_position(const an_position *a, const an_position *b)
{
    return memcmp(a->role, b->role, sizeof a->role) == 0 &&
           memcmp(a->color, b->color, sizeof a->color) == 0 && a->castling == b->castling &&
           an__priority_key(a) == an__priority_key(b) && a->halfmove_clock == b->halfmove_clock &&
           a->move_number == b->move_number && a->turn == b->turn && same_en_passant(a, b) &&
           a->variant == b->variant;
}

static bool same_move(an_move a, an_move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion && a.kind == b.kind;
}

static void check_written(const an_position *position)
{
    char first[AN_FEN_MAX], second[AN_FEN_MAX];
    an_position again;
    an_fen_fault fault;
    size_t size = an_position_to_fen(first, position);
    fuzz_expect(size == strlen(first), "the size of a FEN is that of its text");
    fuzz_expect(an_position_from_fen(&again, an_text_of(first), (an_variant)position->variant,
                                     &fault) == AN_OK,
                "a written FEN is read");
    fuzz_expect(fault.defect == AN_FEN_SOUND, "a written FEN is sound");
    fuzz_expect(same_position(position, &again), "a written FEN is the same position");
    an_position_to_fen(second, &again);
    fuzz_expect(strcmp(first, second) == 0, "a FEN is written one way");
}

static void check_moves(const an_position *position)
{
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    fuzz_expect(count == an_position_count_moves(position), "moves are counted as listed");
    fuzz_expect((count > 0) == an_position_has_move(position), "a move is seen if there is one");
    for (size_t i = 0; i < count; i++) {
        char text[AN_SAN_MAX];
        an_san san;
        an_move move;
        an_position after = an_position_play(position, moves[i]);
        an_position check = after;
        check.turn = position->turn;
        size_t size = an_move_write(text, position, moves[i], &english);
        fuzz_expect(size < AN_SAN_MAX && size == strlen(text), "a move has its room");
        fuzz_expect(an_san_parse(&san, an_text_of(text), &english) == AN_OK,
                    "a written move is read");
        fuzz_expect(an_san_resolve(&move, position, &san, NULL) == AN_OK &&
                        same_move(move, moves[i]),
                    "a written move is the same move");
        fuzz_expect(!an_position_in_check(&check), "a legal move leaves no king in check");
    }
}

static void check_checks(const an_position *position)
{
    an_move moves[AN_MOVES_MAX], checks[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves), found = 0;
    size_t listed = an__checking_moves(position, checks);
    for (size_t i = 0; i < count; i++) {
        an_position after = an_position_play(position, moves[i]);
        if (!an_position_in_check(&after))
            continue;
        found++;
        bool is_listed = false;
        for (size_t k = 0; k < listed && !is_listed; k++)
            is_listed = same_move(checks[k], moves[i]);
        fuzz_expect(is_listed, "a move that gives check is listed");
    }
    fuzz_expect(listed == found, "no other move is listed among those that give check");
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    an_text fen = {size > 0 ? (const char *)bytes : "", size};
    for (an_variant variant = AN_STANDARD; variant < AN_VARIANT_COUNT; variant++) {
        an_position position;
        an_fen_fault fault;
        if (an_position_from_fen(&position, fen, variant, &fault) != AN_OK) {
            fuzz_expect(fault.offset <= size, "a fault lies in the FEN");
            if (an_position_from_problem_fen(&position, fen, variant, NULL) != AN_OK)
                continue;
        } else {
            check_written(&position);
        }
        check_moves(&position);
        check_checks(&position);
    }
    return 0;
}
