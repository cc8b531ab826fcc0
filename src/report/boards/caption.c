/* The texts beside a board: whose turn it is, the last move, the pieces, the piece that must
 * move. */
#include "caption.h"

#include "notation.h"
#include "piece_letters.h"
#include "position.h"
#include "sentence.h"
#include "spell.h"
#include "terms.h"

/* ---- message ---- */

typedef enum state { STATE_TO_MOVE, STATE_IN_CHECK, STATE_MATED, STATE_STALEMATED, STATES } state;

static const char *const states[STATES][2][AN_MESSAGE_LANGUAGE_COUNT] = {
    [STATE_TO_MOVE] = {{"White to move", "Trait aux Blancs"}, {"Black to move", "Trait aux Noirs"}},
    [STATE_IN_CHECK] = {{"White to move, in check", "Trait aux Blancs, en échec"},
                        {"Black to move, in check", "Trait aux Noirs, en échec"}},
    [STATE_MATED] = {{"White is mated", "Les Blancs sont mat"},
                     {"Black is mated", "Les Noirs sont mat"}},
    [STATE_STALEMATED] = {{"White is stalemated", "Les Blancs sont pat"},
                          {"Black is stalemated", "Les Noirs sont pat"}},
};

static const char *const takers[2][AN_MESSAGE_LANGUAGE_COUNT] = {
    {"Taken by White:", "Pris par les Blancs :"}, {"Taken by Black:", "Pris par les Noirs :"}};
static const char *const last_move[AN_MESSAGE_LANGUAGE_COUNT] = {"Last move: ", "Dernier coup : "};
static const char *const beginning[AN_MESSAGE_LANGUAGE_COUNT] = {"Start", "Début"};

static const an_message must_move = {
    {"Must move: {piece}, square {number}", "Doit jouer : {piece}, case {number}"},
};
static const char *const any_piece[AN_MESSAGE_LANGUAGE_COUNT] = {
    "Must move: any piece", "Doit jouer : n'importe quelle pièce"};

static const an_role by_worth[] = {AN_KING, AN_QUEEN, AN_ROOK, AN_BISHOP, AN_KNIGHT, AN_PAWN};
enum { WORTHS = sizeof by_worth / sizeof *by_worth };

/* ---- whose turn, and after what ---- */

const char *an__state_text(const an_position *position, an_message_language language)
{
    bool is_stuck = !an_position_has_move(position), in_check = an_position_in_check(position);
    state now = is_stuck ? (in_check ? STATE_MATED : STATE_STALEMATED)
                         : (in_check ? STATE_IN_CHECK : STATE_TO_MOVE);
    return states[now][position->turn][language];
}

void an__put_last_move(an_buffer *out, const an_board *board, const an_notation *notation)
{
    char text[AN_SAN_MAX];
    const an_position *before = &board->before;
    if (!board->has_move)
        return;
    an__put_move_number(out, before->move_number, (an_color)before->turn,
                        an_chosen(notation, AN_CONVENTION_DOTS));
    an_buffer_put_char(out, ' ');
    an_buffer_add(out, text, an_move_write(text, before, board->move, notation));
}

void an__put_last_move_line(an_buffer *out, const an_board *board, const an_notation *notation,
                            an_message_language language)
{
    if (!board->has_move)
        return;
    an__buffer_put(out, last_move[language]);
    an__put_last_move(out, board, notation);
    an_buffer_put_char(out, '\n');
}

void an__put_piece_count(an_buffer *out, const an_position *position)
{
    an_buffer_put_char(out, '(');
    an__buffer_put_number(out, an_count(position->color[AN_WHITE]));
    an_buffer_put_char(out, '+');
    an__buffer_put_number(out, an_count(position->color[AN_BLACK]));
    an_buffer_put_char(out, ')');
}

void an__put_fen_line(an_buffer *out, const an_position *position, an_message_language language)
{
    char fen[AN_FEN_MAX];
    AN_PUT_ALL(out, "FEN", an__term(language, AN_TERM_COLON));
    an_buffer_add(out, fen, an_position_to_fen(fen, position));
    an_buffer_put_char(out, '\n');
}

void an__put_heading(an_buffer *out, const an_board *board, const an_notation *notation,
                     an_message_language language)
{
    if (board->has_move)
        an__put_last_move(out, board, notation);
    else
        an__buffer_put(out, beginning[language]);
    an_buffer_put_char(out, '\n');
}

/* ---- pieces ---- */

static void put_taken_by(an_buffer *out, const an_board *board, an_color taker,
                         const an_language *language, an_message_language message_language)
{
    const uint8_t *taken = board->taken[an_opposite(taker)];
    bool is_begun = false;
    for (size_t i = 0; i < WORTHS; i++)
        for (unsigned count = 0; count < taken[by_worth[i]]; count++) {
            char piece[AN_PIECE_LETTER_MAX];
            an__piece_letter_write(piece, language, by_worth[i], an_opposite(taker));
            AN_PUT_ALL(out, is_begun ? "" : takers[taker][message_language], " ", piece);
            is_begun = true;
        }
    an__buffer_put(out, is_begun ? "\n" : "");
}

void an__put_taken(an_buffer *out, const an_board *board, const an_drawing *drawing,
                   an_message_language message_language)
{
    const an_language *language = drawing->letters;
    if (language == NULL || !an_language_suits_boards(language))
        language = drawing->in_unicode ? &an_figurine : &an_languages[0];
    put_taken_by(out, board, AN_WHITE, language, message_language);
    put_taken_by(out, board, AN_BLACK, language, message_language);
}

/* Puts "rooks a1, h1". In both languages of the messages, the plural of a piece ends in s. */
static void put_pieces_of(an_buffer *out, an_squares pieces, an_role role,
                          an_message_language language)
{
    AN_PUT_ALL(out, an__term_role(language, role), (pieces & (pieces - 1)) != 0 ? "s" : "");
    for (const char *joint = " "; pieces; joint = ", ") {
        an__buffer_put(out, joint);
        an__put_square(out, an_take_first(&pieces));
    }
}

void an__put_pieces(an_buffer *out, const an_position *position, an_message_language language)
{
    for (unsigned color = AN_WHITE; color <= AN_BLACK; color++) {
        const char *joint = "";
        AN_PUT_ALL(out, color == AN_WHITE ? "" : " ", an__term_side(language, (an_color)color),
                   an__term(language, AN_TERM_COLON));
        for (size_t i = 0; i < WORTHS; i++) {
            an_squares pieces = an_pieces(position, (an_color)color, by_worth[i]);
            if (pieces == 0)
                continue;
            an__buffer_put(out, joint);
            put_pieces_of(out, pieces, by_worth[i], language);
            joint = ", ";
        }
        an_buffer_put_char(out, '.');
    }
}

/* ---- the piece that must move ---- */

an_position an__ordered_position(const an_position *position)
{
    an_position ordered = *position;
    if (an_variant_square((an_variant)position->variant, 0) == AN_NO_SQUARE)
        ordered.variant = AN_ALPHABETIC;
    return ordered;
}

unsigned an__place_of(an_variant variant, unsigned square)
{
    unsigned place = 0;
    while (an_variant_square(variant, place) != square)
        place++;
    return place;
}

void an__put_must_move(an_buffer *out, const an_position *position, an_message_language language)
{
    an_finding about = {.position = an__ordered_position(position), .has_position = true};
    unsigned first = an_priority_square(&about.position);
    about.facts.reason.piece = (uint8_t)first;
    if (first == AN_NO_SQUARE) {
        an__buffer_put(out, any_piece[language]);
        return;
    }
    about.facts.number = 1 + an__place_of((an_variant)about.position.variant, first);
    an__put_message(out, must_move, &about, language);
}
