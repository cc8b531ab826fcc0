/* Plain words of moves: read, said as a san, and found on a board. */
#include "plain.h"

#include "notation.h"
#include "origins.h"
#include "plain_letters.h"
#include "text.h"

/* ---- reading ---- */

/* Pieces go to any rank. On the last rank, pawns must say what they become; captures must say from
 * where. */
#define ZEROES  (UINT32_C(1) << AN_PLAIN_ZEROES)
#define CAPTURE (UINT32_C(1) << AN_PLAIN_CAPTURE | ZEROES)
#define STEP    (AN_LETTER_STEPS << AN_PLAIN_LETTER | ZEROES | 0x7e)
#define TAKE(n) (AN_LETTER_TAKES << AN_PLAIN_LETTER | (n) << AN_PLAIN_ORIGIN | CAPTURE | 0x7e)
#define GO(n)   ((n) << AN_PLAIN_LETTER | 0xff)
#define GOX(n)  (GO(n) | CAPTURE)

const an_plain an__plain_forms[AN_PLAIN_FORMS][AN_BYTE_VALUES] = {
    [AN_FORM_STEP] = {['a'] = STEP, STEP, STEP, STEP, STEP, STEP, STEP, STEP},
    [AN_FORM_GO] = {['A'] = GO(1), GO(2),  GO(3),  GO(4),  GO(5),  GO(6),  GO(7),  GO(8),  GO(9),
                    GO(10),        GO(11), GO(12), GO(13), GO(14), GO(15), GO(16), GO(17), GO(18),
                    GO(19),        GO(20), GO(21), GO(22), GO(23), GO(24), GO(25), GO(26)},
    [AN_FORM_TAKE] = {['A'] = GOX(1), GOX(2),  GOX(3),  GOX(4),  GOX(5),  GOX(6),          GOX(7),
                      GOX(8),         GOX(9),  GOX(10), GOX(11), GOX(12), GOX(13),         GOX(14),
                      GOX(15),        GOX(16), GOX(17), GOX(18), GOX(19), GOX(20),         GOX(21),
                      GOX(22),        GOX(23), GOX(24), GOX(25), GOX(26), ['a'] = TAKE(1), TAKE(2),
                      TAKE(3),        TAKE(4), TAKE(5), TAKE(6), TAKE(7), TAKE(8)}};

#define SIGN(sign) (1u << AN_PLAIN_SUFFIX | (an_plain)(sign) << AN_PLAIN_SIGN)

const an_plain an__plain_signs[AN_BYTE_VALUES] = {
    ['+'] = SIGN(AN_SIGN_CHECK), ['#'] = SIGN(AN_SIGN_MATE)};

#define FROM(n) ((n) << AN_PLAIN_ORIGIN)

const an_plain an__plain_origins[AN_BYTE_VALUES] = {
    ['a'] = FROM(1), FROM(2),  FROM(3),  FROM(4),  FROM(5),  FROM(6),  FROM(7),  FROM(8),
    ['1'] = FROM(9), FROM(10), FROM(11), FROM(12), FROM(13), FROM(14), FROM(15), FROM(16)};

static bool is_square(const char *at)
{
    return (unsigned)(at[0] - 'a') < 8 && (unsigned)(at[1] - '1') < 8;
}

static unsigned square_at(const char *at)
{
    return an_square_at((unsigned)(at[0] - 'a'), (unsigned)(at[1] - '1'));
}

static bool ends_word(char c)
{
    return an_is_space(c) || c == '\0' || c == '{' || c == ')';
}

/* Returns the bytes of castling, such as O-O or 0-0-0; 0 if there is none. */
static size_t castling_size(const char *word)
{
    char o = word[0];
    if ((o != 'O' && o != '0') || word[1] != '-' || word[2] != o)
        return 0;
    return word[3] == '-' && word[4] == o ? 5 : 3;
}

/* Reads e2e4 or e7e8q, and moves *word behind it. */
static an_plain read_coordinates(const char **word)
{
    static const char letters[] = "nbrq";
    const char *at = *word;
    unsigned origin = AN_ORIGIN_SQUARES + square_at(at), to = square_at(at + 2);
    const char *letter = an_bit(to) & (AN_RANK_1 | AN_RANK_8) ? memchr(letters, at[4], 4) : NULL;
    *word += letter != NULL ? 5 : 4;
    unsigned number = letter == NULL ? (unsigned)AN_LETTER_COORDINATES
                                     : AN_LETTER_BECOMES + AN_KNIGHT + (unsigned)(letter - letters);
    return to | number << AN_PLAIN_LETTER | origin << AN_PLAIN_ORIGIN;
}

/* Reads the move without its signs, and moves *word behind it. Returns 0 if it is not plain. */
static an_plain read_move(const char **word)
{
    const char *at = *word;
    size_t castling = castling_size(at);
    *word += castling;
    unsigned letter = castling == 3 ? AN_LETTER_SHORT : AN_LETTER_LONG, origin = AN_ORIGIN_UNSAID;
    if (castling > 0)
        return letter << AN_PLAIN_LETTER;
    if (is_square(at) && is_square(at + 2))
        return read_coordinates(word);
    letter = an__plain_take_letter(&at);
    bool takes = false, is_pawn = letter == 0;
    if (!is_square(at)) {
        origin = an_plain_origin(an__plain_origins[(unsigned char)*at]);
        at += origin != AN_ORIGIN_UNSAID;
        takes = *at == 'x';
        at += takes;
        /* A pawn is written with a file, not a rank, and only where it captures. */
        if (!is_square(at) || (is_pawn && (an_origin_file(origin) == AN_UNSAID || !takes)))
            return 0;
    } else if ((at[2] == '-' || at[2] == 'x') && is_square(at + 3)) {
        origin = AN_ORIGIN_SQUARES + square_at(at);
        takes = at[2] == 'x';
        if (is_pawn && takes == (at[0] == at[3]))
            return 0;
        at += 3;
    }
    unsigned target = square_at(at);
    at += 2;
    if (is_pawn && *at == '=') {
        at++;
        letter = an__plain_take_letter(&at);
        if (letter == 0)
            return 0;
        letter += AN_LETTER_PROMOTES;
    } else if (is_pawn) {
        bool on_last_rank = an_bit(target) & (AN_RANK_1 | AN_RANK_8);
        letter = on_last_rank ? AN_LETTER_PROMOTES : takes ? AN_LETTER_TAKES : AN_LETTER_STEPS;
    }
    *word = at;
    return target | letter << AN_PLAIN_LETTER | origin << AN_PLAIN_ORIGIN |
           (unsigned)takes << AN_PLAIN_CAPTURE | (unsigned)(takes || is_pawn) << AN_PLAIN_ZEROES;
}

an_plain an__plain_read(const char *word, size_t *size)
{
    const char *at = word;
    an_plain plain = read_move(&at);
    const char *suffix = at;
    unsigned sign = *at == '+' ? AN_SIGN_CHECK : *at == '#' ? AN_SIGN_MATE : AN_NO_SIGN;
    at += sign != AN_NO_SIGN;
    const char *annotation = at;
    while (at < annotation + 2 && (*at == '!' || *at == '?'))
        at++;
    if (plain == 0 || !ends_word(*at))
        return 0;
    *size = (size_t)(at - word);
    return plain | sign << AN_PLAIN_SIGN | (unsigned)(at - suffix) << AN_PLAIN_SUFFIX;
}

an_plain an__plain_read_far(const char *word, const char *end)
{
    enum { LEAST = 3 };
    const char *at = word;
    if ((unsigned char)*word < 0x80 || end - word < LEAST)
        return 0;
    an_plain sign = an__plain_signs[(unsigned char)end[-1]];
    const char *square = end - 2 - (sign >> AN_PLAIN_SUFFIX);
    size_t takes = square[-1] == 'x';
    unsigned letter = an__plain_take_letter(&at);
    an_plain origin = at < square - takes ? an__plain_origins[(unsigned char)*at] : 0;
    if (letter == 0 || at + (origin != 0) + takes != square || !is_square(square))
        return 0;
    return square_at(square) | letter << AN_PLAIN_LETTER | origin | sign |
           (an_plain)takes << AN_PLAIN_CAPTURE | (an_plain)takes << AN_PLAIN_ZEROES;
}

an_plain an__plain_read_joined(const char *word, const char *end)
{
    enum { SQUARE = 2, JOINT = 1, LEAST = 2 * SQUARE + JOINT };
    an_plain sign = an__plain_signs[(unsigned char)end[-1]];
    const char *to = end - SQUARE - (sign >> AN_PLAIN_SUFFIX), *from = to - JOINT - SQUARE;
    if (end - word < LEAST || (size_t)(from - word) > 1 || (to[-1] != '-' && to[-1] != 'x') ||
        !is_square(from) || !is_square(to))
        return 0;
    const bool takes = to[-1] == 'x', is_pawn = from == word;
    if (is_pawn ? takes == (from[0] == to[0]) : !an_is_upper(*word))
        return 0;
    unsigned target = square_at(to), origin = AN_ORIGIN_SQUARES + square_at(from);
    an_plain form = an__plain_forms[takes     ? AN_FORM_TAKE
                                    : is_pawn ? AN_FORM_STEP
                                              : AN_FORM_GO][(unsigned char)*word];
    const an_plain replaced = AN_PLAIN_ORIGINS | 0xff;
    return form >> an_rank_of(target) & 1
               ? (form & ~replaced) | target | origin << AN_PLAIN_ORIGIN | sign
               : 0;
}

/* ---- meaning ---- */

/* Does what an_plain_row does, but returns the row of a pawn for a promotion. *promotion becomes
 * the row of the new piece. */
static unsigned row_and_promotion(an_plain plain, const an_plain_letters *letters,
                                  unsigned *promotion)
{
    unsigned letter = an_plain_letter(plain);
    bool becomes = letter >= AN_LETTER_KR + 1 && letter < AN_LETTER_FIGURINES;
    *promotion = becomes ? letter - AN_LETTER_BECOMES : AN_NO_ROLE;
    if (letters->rows[letter] != AN_ROW_PROMOTES)
        return letters->rows[letter];
    if (letter > AN_LETTER_PROMOTES)
        *promotion = letters->rows[letter - AN_LETTER_PROMOTES];
    return an_plain_captures(plain) ? AN_PAWN : AN_NO_ROLE;
}

bool an__plain_say(an_san *san, an_plain plain, const an_plain_letters *letters)
{
    unsigned promotion, row = row_and_promotion(plain, letters, &promotion);
    unsigned origin = an_plain_origin(plain);
    bool takes = an_plain_captures(plain), is_pawn = row < AN_KNIGHT,
         is_named = row == AN_ROW_NAMED;
    bool is_by_square = row == AN_ROW_COORDINATES;
    if ((!an_row_is_of_pieces(row) && row != AN_ROW_CASTLES && !is_named && !is_by_square) ||
        !an_row_is_of_pieces(promotion))
        return false;
    bool has_figurine = row >= AN_ROW_FIGURINES || promotion >= AN_ROW_FIGURINES;
    *san = (an_san){.from_file = (uint8_t)an_origin_file(origin),
                    .from_rank = (uint8_t)an_origin_rank(origin),
                    .to_file = AN_UNSAID,
                    .to_rank = AN_UNSAID};
    san->forms = (takes ? AN_FORM_CAPTURE_SIGN : 0) | (is_named ? AN_FORM_PAWN_LETTER : 0) |
                 (has_figurine ? AN_FORM_FIGURINE : 0) | (is_by_square ? AN_FORM_COORDINATES : 0);
    if (row == AN_ROW_CASTLES) {
        bool is_short = an_plain_letter(plain) == AN_LETTER_SHORT;
        san->kind = is_short ? AN_SAN_SHORT_CASTLING : AN_SAN_LONG_CASTLING;
        san->role = AN_KING;
        san->size = is_short ? 3 : 5;
        return true;
    }
    san->role = is_pawn || is_by_square ? AN_NO_ROLE
                : is_named              ? AN_PAWN
                                        : (uint8_t)an_row_of_pieces(row);
    san->to_file = (uint8_t)an_file_of(an_plain_target(plain));
    san->to_rank = (uint8_t)an_rank_of(an_plain_target(plain));
    san->promotion = (uint8_t)an_row_of_pieces(promotion);
    int before = is_by_square                  ? 2
                 : an_origin_is_square(origin) ? 3
                                               : (origin != AN_ORIGIN_UNSAID) + takes;
    unsigned letter = an_plain_letter(plain);
    int piece = is_pawn || is_by_square ? 0 : an_plain_letter_size(letter);
    int new_piece = promotion == AN_NO_ROLE ? 0
                    : is_by_square          ? 1
                                            : 1 + an_plain_letter_size(letter - AN_LETTER_PROMOTES);
    san->size = (uint8_t)(piece + before + 2 + new_piece);
    return true;
}

static const an_move unresolved = {.kind = AN_NULL_STEP};

/* Resolves castling with `rook`, which is AN_NO_SQUARE if castling is not allowed. */
static an_move resolve_castling(const an_position *p, an_squares checkers, unsigned rook)
{
    unsigned square;
    bool may = rook != AN_NO_SQUARE && checkers == 0;
    if (!may || an__castling_path_test(p, rook, &square) != AN_CASTLING_FREE)
        return unresolved;
    unsigned king = an_king_square(p, (an_color)p->turn);
    return (an_move){(uint8_t)king, (uint8_t)rook, AN_NO_ROLE, AN_CASTLING};
}

an_move an__plain_resolve(const an_position *p, an_squares checkers, an_plain plain,
                          const an_plain_letters *letters)
{
    an_color us = (an_color)p->turn;
    unsigned promotion, row = row_and_promotion(plain, letters, &promotion);
    unsigned to = an_plain_target(plain);
    if (p->variant > AN_CHESS960)
        return unresolved;
    an_san san;
    if (row == AN_ROW_CASTLES && an__plain_say(&san, plain, letters))
        return resolve_castling(p, checkers, an__castling_rook_meant(p, &san));
    if (row == AN_ROW_COORDINATES && an__plain_say(&san, plain, letters)) {
        unsigned rook = an__castling_rook_by_squares(p, &san);
        if (rook != AN_NO_SQUARE)
            return resolve_castling(p, checkers, rook);
        row = an_plain_row_by_square(p, us, plain);
    }
    if (row == AN_ROW_NAMED)
        row = an_plain_pawn_row(plain);
    if (!an_row_is_of_pieces(row))
        return unresolved;
    row = an_row_of_pieces(row);
    bool is_pawn = row < AN_KNIGHT, in_passing = row == AN_PAWN && to == p->en_passant;
    bool on_last_rank = is_pawn && (an_bit(to) & (AN_RANK_1 | AN_RANK_8));
    promotion = an_row_of_pieces(promotion);
    bool fits =
        on_last_rank ? promotion >= AN_KNIGHT && promotion <= AN_QUEEN : promotion == AN_NO_ROLE;
    an_squares barred = row == AN_NO_ROLE               ? an_occupied(p)
                        : row == AN_PAWN && !in_passing ? ~p->color[an_opposite(us)]
                                                        : p->color[us];
    if (!fits || (barred & an_bit(to)))
        return unresolved;
    unsigned from = an_plain_from(p, us, plain, row);
    if (from == AN_NO_SQUARE)
        return unresolved;
    bool leaps = is_pawn && (from ^ to) == 16;
    an_move move = {(uint8_t)from, (uint8_t)to, (uint8_t)promotion,
                    in_passing ? AN_EN_PASSANT
                    : leaps    ? AN_DOUBLE_STEP
                               : AN_ORDINARY};
    an_role role = is_pawn ? AN_PAWN : (an_role)row;
    return an_keeps_king_safe(p, move, role, checkers) ? move : unresolved;
}
