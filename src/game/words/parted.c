/* Moves with blanks between their parts. */
#include "parted.h"

#include <string.h>

#include "bitboard.h"
#include "confusions.h"
#include "glyphs.h"
#include "letters.h"
#include "sign_words.h"
#include "text.h"
#include "utf8.h"
#include "word.h"

/* Returns the bytes of a sign with the white space around it; 0 if there is no white space. */
static size_t parting_size(an_text text, size_t (*sign_size)(an_text text))
{
    size_t size = an__parted_size(text, sign_size);
    return size > sign_size(text) ? size : 0;
}

/* Returns the bytes of castling with blanks in it: "0 - 0 - 0". */
static size_t parted_castling_size(an_text text)
{
    size_t count = 1, size = 1, dash;
    if (*text.at != 'O' && *text.at != '0' && *text.at != 'o')
        return 0;
    while (count < 3 && (dash = parting_size(an_text_after(text, size), an__joint_size)) > 0 &&
           size + dash < text.size && text.at[size + dash] == *text.at) {
        size += dash + 1;
        count++;
    }
    return count > 1 ? size - 1 + an__word_size(an_text_after(text, size - 1), false) : 0;
}

/* Returns the bytes of a sign of capture or a dash, with the white space around it; 0 if there is
 * none. */
static size_t joining_size(an_text text)
{
    const size_t taking = an__parted_size(text, an__taking_size);
    return taking > 0 ? taking : an__parted_size(text, an__joint_size);
}

/* Returns the bytes of a square at the beginning of `text` whose file and rank stand apart, before
 * what joins it to another square: "f 1" in "Lf 1 —d3". Returns 0 if there is none. */
static size_t torn_square_size(an_text text)
{
    enum { LEAST = 6 }; /* bytes of "f 1-d3" */
    if (text.size < LEAST || !an_names_file(*text.at))
        return 0;
    const size_t gap = an_blanks_size(an_text_after(text, 1));
    const an_text rank = an_text_after(text, 1 + gap);
    if (gap == 0 || rank.size == 0 || !an_names_rank(*rank.at))
        return 0;
    const an_text behind = an_text_after(rank, 1),
                  target = an_text_after(behind, joining_size(behind));
    const bool is_joined = target.size < behind.size && target.size >= strlen("d3");
    return is_joined && an_names_square(target.at) ? 1 + gap + 1 : 0;
}

/* Returns the bytes of the origin of a move, behind the piece letter if there is one: a square, a
 * file, or a rank, which pawns never have. */
static size_t origin_size(an_text text, bool is_pawn)
{
    if (an_names_square(text.at))
        return strlen("e4");
    const size_t torn = is_pawn ? 0 : torn_square_size(text);
    if (torn > 0)
        return torn;
    return an_names_file(*text.at) || (!is_pawn && an_names_rank(*text.at));
}

/* Returns the bytes of a move like "Cf3 x e5", "Tf x f7" or "e2 - e4" whose piece letter has
 * `letter` bytes. A pawn has none. A scanner may have misread the rank of one of a piece's two
 * squares: "Cgl x f3", "Cb8 - có"; or seen a blank in the first one: "Lf 1 —d3". */
static size_t step_size(an_text text, size_t letter, an_joining joins)
{
    enum { SQUARE = 2 };
    const an_text origin = an_text_after(text, letter);
    const size_t alike = letter > 0 ? an__square_alike_size(origin) : 0;
    const size_t size = letter + (alike > 0 ? alike : origin_size(origin, letter == 0));
    const bool is_square = alike == 0 && size >= letter + SQUARE;
    const bool is_torn = alike == 0 && size > letter + SQUARE;
    if (size == 0)
        return 0;
    an_text rest = an_text_after(text, size);
    size_t sign = parting_size(rest, an__taking_size);
    if (sign == 0 && is_torn)
        sign = joining_size(rest);
    else if (sign == 0 && (alike > 0 || (is_square && joins == AN_JOINS_SQUARES)))
        sign = parting_size(rest, an__joint_size);
    rest = an_text_after(rest, sign);
    if (sign == 0 || rest.size < SQUARE)
        return 0;
    bool is_step =
        an_names_square(rest.at) || (letter > 0 && is_square && an__square_alike_size(rest) > 0);
    return is_step ? size + sign + an__word_size(rest, false) : 0;
}

/* Returns true if a sign of capture or a dash stands at the end of the first word of `text` or
 * behind it: "Cf3x e5", "Cf3 x e5". This sorts out nearly every word before any letter is looked
 * up. */
static bool may_be_parted(an_text text)
{
    enum { LONGEST = 16 }; /* bytes of a letter, a square and a sign */
    size_t size = 0, last = 0;
    while (size < text.size && size < LONGEST && !an_ends_word(text.at[size]) &&
           an__space_size(an_text_after(text, size)) == 0) {
        an_utf8_decode(an_text_after(text, size), &last);
        size += last;
    }
    an_text end = an_text_from(text.at + size - last, last), behind = an_text_after(text, size);
    if (size > 1 && torn_square_size(an_text_after(text, size - 1)) > 0)
        return true;
    return size > 0 && (an__capture_size(end) > 0 || an__dash_size(end) > 0 ||
                        an__parted_size(behind, an__taking_size) > 0 ||
                        an__parted_size(behind, an__joint_size) > 0);
}

/* Returns the bytes of a move with a piece letter of any language. In "Крe1 - e2" the letter may be
 * Кр or К. Several letters before a colon are rather a word of a sentence. Those that end with an
 * x, as Cx for Ĉ does, are rather a letter and a capture: "Cxe5 xd4" is two moves. */
static size_t parted_step_size(an_text text, an_joining joins)
{
    enum { LEAST = 5 }; /* bytes of "C xe5" */
    an_letter letters[AN_LETTERS_MAX + 1];
    size_t step = 0, one;
    if (text.size < LEAST || !may_be_parted(text))
        return 0;
    an_utf8_decode(text, &one);
    size_t count = an__any_letters_read(letters, text);
    if (count == 0 && (unsigned char)*text.at >= 0x80)
        letters[count++].size = (uint8_t)one;
    for (size_t i = 0; i < count && step == 0; i++) {
        size_t size = letters[i].size;
        bool is_word = size > one &&
                       (an_text_starts(an_text_after(text, size), ":") || text.at[size - 1] == 'x');
        step = is_word ? 0 : step_size(text, size, joins);
    }
    return step > 0 ? step : step_size(text, 0, joins);
}

/* Returns the bytes of the letter or name of a piece, with the parentheses around it, if signs or
 * the end of the word follow. */
static size_t new_piece_size(an_text text)
{
    an_letter letters[AN_LETTERS_MAX];
    uint8_t role;
    bool is_enclosed = an_text_starts(text, "(");
    an_text inside = an_text_after(text, is_enclosed);
    size_t size = an__piece_name_size(inside, NULL, &role);
    if (size == 0 && an__any_letters_read(letters, inside) > 0)
        size = letters[0].size;
    an_text rest = an_text_after(inside, size);
    if (size == 0 || (is_enclosed && !an_text_starts(rest, ")")))
        return 0;
    size += 2 * (size_t)is_enclosed;
    for (rest = an_text_after(text, size); rest.size > 0 && an_is_among(*rest.at, "+#!?");
         rest = an_text_after(text, size))
        size++;
    return rest.size == 0 || an_ends_word(*rest.at) || *rest.at == '.' ? size : 0;
}

/* Returns the bytes of a pawn's move to the last rank whose new piece stands apart: "bxa8 = D", "a8
 * (Dame)", "a8 promu en Dame". */
static size_t parted_promotion_size(an_text text)
{
    enum { SQUARE = 2, LONGEST = 5 }; /* bytes of "b7xa8" */
    size_t size = 0;
    while (size < text.size && size < LONGEST && !an_ends_word(text.at[size]) &&
           text.at[size] != '=')
        size++;
    if (size < SQUARE || !an_names_file(*text.at) || !an_names_square(text.at + size - SQUARE) ||
        !an_is_among(text.at[size - 1], "18"))
        return 0;
    size_t joint = an__becoming_size(an_text_after(text, size));
    size_t piece = joint > 0 ? new_piece_size(an_text_after(text, size + joint)) : 0;
    return piece > 0 ? size + joint + piece : 0;
}

size_t an__parted_squares_size(an_text text)
{
    enum { LEAST = 5 }; /* bytes of "g xf6" */
    return text.size >= LEAST && may_be_parted(text) ? step_size(text, 0, AN_JOINS_CAPTURES) : 0;
}

size_t an__parted_move_size(an_text text, an_joining joins)
{
    size_t size = parted_castling_size(text);
    size = size > 0 ? size : parted_promotion_size(text);
    return size > 0 ? size : parted_step_size(text, joins);
}
