/* Any word as a move: the first byte is 0 for UCI or the number of a language from 1, the rest is
 * the word. What is understood is written, in every style, so that it is understood the same. */
#include <string.h>

#include "fuzz.h"

/* Castling, promotion, en passant, pins, checks, many of a kind, Chess960. */
static const struct {
    const char *fen;
    an_variant variant;
} boards[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", AN_STANDARD},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", AN_STANDARD},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1pP1P3/2N2Q1p/PP1BBPPP/R3K2R b KQkq c3 0 1", AN_STANDARD},
    {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", AN_STANDARD},
    {"8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1", AN_STANDARD},
    {"4k3/8/8/8/Q2Q3N/4B3/5R1N/Q3K2R w K - 0 1", AN_STANDARD},
    {"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", AN_CHESS960},
};

static bool same_move(an_move a, an_move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion && a.kind == b.kind;
}

static bool is_legal(const an_position *position, an_move move)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++)
        if (same_move(moves[i], move))
            return true;
    return move.kind == AN_NULL_STEP && !an_position_in_check(position);
}

static void check_written(const an_position *position, an_move move, const an_notation *notation)
{
    char text[AN_SAN_MAX];
    an_san described = an_san_describe(position, move), san;
    an_move again;
    size_t size = an_san_write(text, &described, notation);
    fuzz_expect(size < AN_SAN_MAX && size == strlen(text), "a move has its room");
    fuzz_expect(an_san_parse(&san, an_text_of(text), notation) == AN_OK, "a written move is read");
    fuzz_expect(an_san_resolve(&again, position, &san, NULL) == AN_OK && same_move(move, again),
                "a written move is the same move");
    an_text rest = {text + san.size, size - san.size};
    an_suffix suffix = an_suffix_read(rest, described.sign != AN_NO_SIGN);
    fuzz_expect(suffix.size == rest.size && suffix.nag_count == 0 && !suffix.draw_offer,
                "a written move is read whole");
}

/* A refusal can be told in every message_language, and changes nothing. */
static void check_refusal(an_code code, const an_position *position, const an_reason *reason,
                          an_text word, const an_notation *notation)
{
    an_finding finding = {.code = code,
                          .level = AN_LEVEL_ERROR,
                          .where.ply = 1,
                          .has_position = true,
                          .position = *position,
                          .facts.reason = *reason,
                          .facts.text = word,
                          .notation = notation};
    fuzz_expect(an_code_group(code) == AN_GROUP_LEGALITY, "a refusal is about legality");
    for (an_message_language message_language = AN_MESSAGES_ENGLISH;
         message_language < AN_MESSAGE_LANGUAGE_COUNT; message_language++) {
        an_report *report = an_report_open(AN_OUTPUT_SHORT, message_language, false);
        if (report != NULL)
            fuzz_expect(an_report_sentence(report, &finding).size > 0, "a refusal has a sentence");
        an_report_close(report);
    }
}

static void check_on(const an_position *position, const an_san *san, an_text word,
                     const an_notation *notation)
{
    const an_move untouched = {1, 2, 3, 4};
    an_move move = untouched, unasked;
    an_reason reason;
    an_code code = an_san_resolve(&move, position, san, &reason);
    fuzz_expect(an_san_resolve(&unasked, position, san, NULL) == code,
                "a move is judged the same without its reason");
    if (code != AN_OK) {
        fuzz_expect(same_move(move, untouched), "a refusal leaves the move untouched");
        check_refusal(code, position, &reason, word, notation);
        return;
    }
    fuzz_expect(is_legal(position, move), "a move is legal");
    for (an_style style = AN_STYLE_SHORT; style < AN_STYLE_COUNT; style++) {
        if (style != AN_STYLE_UCI && notation->language == NULL)
            continue;
        an_notation to = an_notation_of(notation->language, style);
        check_written(position, move, &to);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    if (size == 0)
        return 0;
    an_notation notation = an_notation_of(NULL, AN_STYLE_UCI);
    if (bytes[0] > 0)
        notation =
            an_notation_of(&an_languages[(bytes[0] - 1u) % an_language_count], AN_STYLE_SHORT);
    an_text word = {(const char *)bytes + 1, size - 1};
    an_san san;
    an_code code = an_san_parse(&san, word, &notation);
    bool has_shape = an_san_has_shape(word);
    if (code != AN_OK) {
        fuzz_expect(code == AN_UNREADABLE_TOKEN || (code == AN_UNKNOWN_PIECE_LETTER && has_shape),
                    "a word is no move, or has the shape of one");
        return 0;
    }
    fuzz_expect(san.size > 0 && san.size <= word.size, "a move lies in its word");
    an_text rest = {word.at + san.size, word.size - san.size};
    an_suffix suffix = an_suffix_read(rest, true);
    fuzz_expect(suffix.size <= rest.size && suffix.spelling <= suffix.size,
                "signs lie in their word");
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        an_position position;
        if (an_position_from_fen(&position, an_text_of(boards[i].fen), boards[i].variant, NULL) ==
            AN_OK)
            check_on(&position, &san, word, &notation);
    }
    return 0;
}
