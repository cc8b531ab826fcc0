/* Fills the holes of messages. */
#include "sentence.h"

#include <string.h>

#include "escape.h"
#include "finding_details.h"
#include "language_words.h"
#include "notation.h"
#include "spell.h"
#include "terms.h"
#include "text.h"

static an_role role_on(const an_finding *finding, unsigned square)
{
    return square < AN_SQUARE_COUNT ? an_role_at(&finding->position, square) : AN_NO_ROLE;
}

/* Puts a piece with its square: "the knight on c3", "le cavalier c3" or "du cavalier c3". */
static void put_piece(an_buffer *out, const an_finding *finding, unsigned square,
                      an_message_language language, an_article article)
{
    an_role role = role_on(finding, square);
    AN_PUT_ALL(out, an__term_article(language, article, role), an__term_role(language, role),
               an__term(language, AN_TERM_ON_SQUARE));
    an__put_square(out, square);
}

static bool read_move(an_san *san, const an_finding *finding)
{
    return finding->notation != NULL &&
           an_san_parse(san, finding->facts.text, finding->notation) == AN_OK;
}

/* Returns the role that the writer meant, by the letter of the word. */
static an_role role_meant(const an_finding *finding)
{
    an_san san;
    if (!read_move(&san, finding))
        return AN_PAWN;
    if (san.role == AN_NO_ROLE && an_has_origin(&san)) {
        an_role role = role_on(finding, an_square_at(san.from_file, san.from_rank));
        return role == AN_NO_ROLE ? AN_PAWN : role;
    }
    return san.role == AN_NO_ROLE ? AN_PAWN : (an_role)san.role;
}

static void put_quoted_move(an_buffer *out, const an_finding *finding, an_move move,
                            an_message_language language)
{
    char text[AN_SAN_MAX];
    an__put_quoted(out, an_text_from(text, an__write_move_of(text, finding, move)), language);
}

/* Puts the separator between two items of a list: "a, b or c". */
static void put_joint(an_buffer *out, unsigned i, unsigned count, an_message_language language)
{
    if (i > 0)
        an__buffer_put(out, i + 1 < count ? ", " : an__term(language, AN_TERM_OR));
}

static void put_pgn_move(an_buffer *out, const an_finding *finding, an_message_language language)
{
    char text[AN_SAN_MAX];
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    size_t size = an_move_write(text, &finding->position, finding->facts.move, &english);
    an__put_quoted(out, an_text_from(text, size), language);
}

static void put_numbering(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an_buffer number = {0};
    an__put_move_number(&number, finding->facts.number, (an_color)finding->position.turn, "...");
    an__put_quoted(out, an_buffer_text(&number), language);
    an__buffer_free_part(&number, out);
}

static void put_suggestions(an_buffer *out, const an_finding *finding, unsigned count,
                            an_message_language language)
{
    char text[AN_SAN_MAX];
    for (unsigned i = 0; i < count; i++) {
        size_t size = an__write_suggestion(text, finding, finding->help.list[i].move);
        put_joint(out, i, count, language);
        an__put_quoted(out, an_text_from(text, size), language);
    }
}

static void put_template(an_buffer *out, const char *message, const an_finding *finding,
                         an_message_language language);

/* ---- the holes ---- */

static void put_text(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an__put_quoted(out, finding->facts.text, language);
}

static void put_due(an_buffer *out, const an_finding *finding, an_message_language language)
{
    put_quoted_move(out, finding, finding->facts.move, language);
}

static void put_other(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an__put_quoted(out, finding->facts.other, language);
}

/* Puts the earlier move that lost a right to castle: "4. Ke2" or "6... Bxh1". */
static void put_earlier(an_buffer *out, const an_finding *finding, an_message_language language)
{
    bool is_capture = finding->facts.reason.detail == AN_CASTLING_ROOK_TAKEN;
    an_color us = (an_color)finding->position.turn;
    an__put_move_number(out, finding->facts.number, is_capture ? an_opposite(us) : us,
                        an__term(language, AN_TERM_BLACK_DOTS));
    an_buffer_put_char(out, ' ');
    an__put_escaped(out, finding->facts.other);
}

static void put_target(an_buffer *out, const an_finding *finding, an_message_language language)
{
    (void)language;
    an__put_square(out, finding->facts.reason.target);
}

/* Puts the square, file or rank that the word gives for the origin of the move. */
static void put_origin(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an_san san;
    (void)language;
    bool is_read = read_move(&san, finding);
    if (is_read && san.from_file != AN_UNSAID)
        an_buffer_put_char(out, (char)('a' + san.from_file));
    if (is_read && san.from_rank != AN_UNSAID)
        an_buffer_put_char(out, (char)('1' + san.from_rank));
}

static void put_role(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an__buffer_put(out, an__term_role(language, role_meant(finding)));
}

static void put_no_role(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an__buffer_put(out, an__term_article(language, AN_NO, role_meant(finding)));
    put_role(out, finding, language);
}

static void put_candidates(an_buffer *out, const an_finding *finding, an_message_language language)
{
    unsigned count = finding->facts.reason.candidate_count;
    for (unsigned i = 0; i < count; i++) {
        put_joint(out, i, count, language);
        put_quoted_move(out, finding, finding->facts.reason.candidates[i], language);
    }
}

static void put_all_suggestions(an_buffer *out, const an_finding *finding,
                                an_message_language language)
{
    put_suggestions(out, finding, finding->help.count, language);
}

/* Puts the best suggestions. More than two were named just before, and are only referred to. */
static void put_best(an_buffer *out, const an_finding *finding, an_message_language language)
{
    if (an__best_suggestions(&finding->help) > 2)
        put_template(out, an__message_of_best().in[language], finding, language);
    else
        put_suggestions(out, finding, an__best_suggestions(&finding->help), language);
}

static void put_prospect(an_buffer *out, const an_finding *finding, an_message_language language)
{
    put_template(out, an__message_of_prospect(&finding->help).in[language], finding, language);
}

static void put_hex(an_buffer *out, const an_finding *finding, an_message_language language)
{
    static const char digits[] = "0123456789abcdef";
    (void)language;
    an__buffer_put(out, "0x");
    for (int shift = finding->facts.number > 0xff ? 12 : 4; shift >= 0; shift -= 4)
        an_buffer_put_char(out, digits[finding->facts.number >> shift & 15]);
}

static void put_detail(an_buffer *out, const an_finding *finding, an_message_language language)
{
    put_template(out, an__detail_of_finding(finding).in[language], finding, language);
}

static void put_side(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an__buffer_put(out, an__term_side(language, (an_color)finding->position.turn));
}

static void put_opponent(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an__buffer_put(out, an__term_side(language, an_opposite((an_color)finding->position.turn)));
}

static const struct {
    const char *name;
    void (*put)(an_buffer *out, const an_finding *finding, an_message_language message_language);
} holes[] = {
    {"move", put_text},
    {"due", put_due},
    {"pgn", put_pgn_move},
    {"numbering", put_numbering},
    {"other", put_other},
    {"earlier", put_earlier},
    {"hex", put_hex},
    {"target", put_target},
    {"origin", put_origin},
    {"role", put_role},
    {"no role", put_no_role},
    {"candidates", put_candidates},
    {"suggestions", put_all_suggestions},
    {"best", put_best},
    {"prospect", put_prospect},
    {"detail", put_detail},
    {"language", an__put_language},
    {"languages", an__put_languages},
    {"no piece", an__put_no_piece},
    {"letters", an__put_letter_meanings},
    {"side", put_side},
    {"opponent", put_opponent},
};

/* Puts the number that a hole names. Returns false if it names none. */
static bool put_number(an_buffer *out, an_text hole, const an_finding *finding)
{
    const an_suggestion *best = &finding->help.list[0];
    const struct {
        const char *name;
        uint64_t number;
    } numbers[] = {
        {"number", finding->facts.number},
        {"move number", finding->position.move_number},
        {"unchecked", finding->unchecked},
        {"fitting", finding->help.fitting},
        {"best count", an__best_suggestions(&finding->help)},
        {"after", best->legal_after},
        {"following", best->of},
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (an_text_is(hole, numbers[i].name)) {
            an__buffer_put_number(out, numbers[i].number);
            return true;
        }
    return false;
}

static unsigned square_named(const an_finding *finding, an_text name)
{
    if (an_text_is(name, "piece"))
        return finding->facts.reason.piece;
    return an_text_is(name, "by") ? finding->facts.reason.by : finding->facts.reason.king;
}

static void put_hole(an_buffer *out, an_text hole, const an_finding *finding,
                     an_message_language language)
{
    for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
        if (an_text_is(hole, holes[i].name)) {
            holes[i].put(out, finding, language);
            return;
        }
    if (put_number(out, hole, finding))
        return;
    if (an_text_starts(hole, "of ")) {
        put_piece(out, finding, square_named(finding, an_text_after(hole, 3)), language, AN_OF_THE);
    } else if (an_text_starts(hole, "e:")) {
        unsigned square = square_named(finding, an_text_after(hole, 2));
        an__buffer_put(out, an__role_is_feminine(role_on(finding, square)) ? "e" : "");
    } else {
        put_piece(out, finding, square_named(finding, hole), language, AN_THE);
    }
}

static void put_template(an_buffer *out, const char *message, const an_finding *finding,
                         an_message_language language)
{
    for (an_text hole; an__buffer_put_to_hole(out, &message, &hole);)
        put_hole(out, hole, finding, language);
}

/* ---- what is said ---- */

void an__put_message(an_buffer *out, an_message message, const an_finding *finding,
                     an_message_language language)
{
    put_template(out, message.in[language], finding, language);
}

void an__put_sentence(an_buffer *out, const an_finding *finding, an_message_language language)
{
    put_template(out, an__message_of_finding(finding).in[language], finding, language);
}

void an__put_turn(an_buffer *out, const an_finding *finding, an_message_language language)
{
    an_message message = an__message_of_turn((an_color)finding->position.turn);
    put_template(out, message.in[language], finding, language);
}

bool an__has_help(const an_finding *finding)
{
    if (finding->help.fitting > 0)
        return true;
    return finding->help.count > 0 && finding->code != AN_MOVES_SWAPPED &&
           (finding->code != AN_AMBIGUOUS_MOVE || finding->help.list[0].legal_after > 0);
}

void an__put_help(an_buffer *out, const an_finding *finding, an_message_language language)
{
    put_template(out, an__message_of_help(finding).in[language], finding, language);
}

bool an__has_sequel(const an_finding *finding)
{
    return finding->unchecked > 0 || finding->placing != AN_PLACING_NOT_ASKED;
}

void an__put_sequel(an_buffer *out, const an_finding *finding, an_message_language language)
{
    put_template(out, an__message_of_sequel(finding).in[language], finding, language);
}
