/* Results: two scores joined by a dash or a colon, with or without blanks. */
#include "result.h"

#include "bytes.h"
#include "glyphs.h"
#include "text.h"
#include "utf8.h"

typedef struct score {
    const char *text;
    int half_points;
} score;

/* The ways to write a score, and its value in half points. Some letters stand for digits, because
 * scans confuse them. */
static const score scores[] = {{"1/2", 1}, {"1⁄2", 1}, {"½", 1}, {"0.5", 1}, {"0,5", 1},
                               {"1", 2},   {"l", 2},   {"0", 0}, {"O", 0}};

static const char *const result_names[AN_RESULT_COUNT] = {"*", "1-0", "0-1", "1/2-1/2", "*"};

/* Reads the score of one side. Returns it in half points, or -1 if there is none. *size becomes its
 * bytes. */
static int read_score(an_text text, size_t *size)
{
    enum { HALF = 0xbd }; /* ½ in Windows-1252; in UTF-8 it follows 0xc2 */
    unsigned char first = text.size > 0 ? (unsigned char)*text.at : '\0';
    bool may_be = first == '0' || first == '1' || first == 'O' || first == 'l' || first == 0xc2 ||
                  first == HALF;
    for (size_t i = 0; may_be && i < sizeof scores / sizeof *scores; i++) {
        *size = an_utf8_match(text, scores[i].text);
        if (*size > 0)
            return scores[i].half_points;
    }
    return -1;
}

/* Reads the score of the other side, behind a joint of `joint` bytes. Returns it in half points, or
 * -1 if there is none. */
static int read_other_score(an_text text, size_t joint, size_t *size)
{
    return joint == 0 ? -1 : read_score(an_text_after(text, joint), size);
}

/* Returns the bytes of a dash or a colon. */
static size_t joint_size(an_text text)
{
    return an_text_starts(text, ":") ? 1 : an__joint_size(text);
}

/* Returns the bytes of a dash or a colon with the blanks around it, within a line. */
static size_t parted_joint_size(an_text text)
{
    size_t size = an__parted_size(text, joint_size);
    for (size_t i = 0; i < size; i++)
        if (an_is_line_end(text.at[i]))
            return 0;
    return size;
}

/* Returns the bytes of a dash at the end of a line and of the line end, in a result whose second
 * score is on the next line. */
static size_t broken_joint_size(an_text text)
{
    size_t size = an__joint_size(text), dash = size;
    if (dash == 0)
        return 0;
    size += an_text_starts(an_text_after(text, size), "\r");
    size += an_text_starts(an_text_after(text, size), "\n");
    return size > dash ? size : 0;
}

/* Reads a result as PGN writes it, which nearly all are, with a blank or nothing behind it. Returns
 * AN_NO_RESULT for any other. It has no branch on who won, because that cannot be predicted. */
static an_result read_name(an_text text, size_t *size)
{
    char few[AN_EIGHT] = "";
    if (text.size > 0 && text.size < AN_EIGHT)
        memcpy(few, text.at, text.size);
    uint64_t eight = an_eight_bytes(text.size < AN_EIGHT ? few : text.at);
    uint64_t three = eight & 0xffffff, seven = eight & ~UINT64_C(0) >> 8;
    bool ends_three = (eight >> 24 & 0xff) <= ' ', ends_seven = eight >> 56 <= ' ';
    bool wins = three == an_eight_bytes("1-0\0\0\0\0"),
         loses = three == an_eight_bytes("0-1\0\0\0\0"), draws = seven == an_eight_bytes("1/2-1/2");
    int result = ends_three * (wins * AN_WHITE_WINS | loses * AN_BLACK_WINS) |
                 (ends_seven & draws) * AN_DRAW;
    if (result != AN_NO_RESULT)
        *size = result == AN_DRAW ? 7 : 3;
    return (an_result)result;
}

static an_result read_narrow(an_text text, size_t *size)
{
    if (text.size > 0 && *text.at == '*') {
        *size = 1;
        return AN_UNFINISHED;
    }
    size_t first, second;
    int white = read_score(text, &first);
    if (white < 0)
        return AN_NO_RESULT;
    an_text rest = an_text_after(text, first);
    size_t joint = joint_size(rest);
    int black = read_other_score(rest, joint, &second);
    if (black < 0) {
        /* Separated scores are joined only if they add up to one point, because of "1/2 - 1.
         * d4". */
        joint = broken_joint_size(rest);
        joint = joint > 0 ? joint : parted_joint_size(rest);
        black = read_other_score(rest, joint, &second);
        black = white + black == 2 ? black : -1;
    }
    if (black < 0 && white == 1) {
        *size = first;
        return AN_DRAW;
    }
    if (black < 0 || white + black != 2)
        return AN_NO_RESULT;
    /* With letters on both sides, "l-O" is more likely a damaged castling. */
    if (an_is_letter(*text.at) && an_is_letter(text.at[first + joint]))
        return AN_NO_RESULT;
    *size = first + joint + second;
    /* F stands for a forfeit. */
    *size += white != 1 && an_text_starts(an_text_after(text, *size), "F");
    return white > black ? AN_WHITE_WINS : white < black ? AN_BLACK_WINS : AN_DRAW;
}

an_result an_result_read(an_text text, size_t *size)
{
    an_narrow narrow;
    an_result named = read_name(text, size);
    if (named != AN_NO_RESULT)
        return named;
    an_text read = an__narrow_text(&narrow, text);
    an_result result = read_narrow(read, size);
    if (result != AN_NO_RESULT && read.at == narrow.bytes)
        *size = narrow.at[*size];
    return result;
}

bool an__is_half(an_text result)
{
    enum { CHARACTERS = 3 }; /* 0.5 */
    size_t count = 0, size;
    for (; result.size > 0 && count <= CHARACTERS; result = an_text_after(result, size), count++) {
        if (*result.at == '*' || *result.at == ':' || an__dash_size(result) > 0)
            return false;
        an_utf8_decode(result, &size);
    }
    return count <= CHARACTERS;
}

const char *an_result_name(an_result result)
{
    return result < AN_RESULT_COUNT ? result_names[result] : NULL;
}

const char *an_result_write(an_result result, const an_notation *notation)
{
    if (result != AN_DRAW)
        return an_result_name(result);
    return an_convention_choice(AN_CONVENTION_RESULT, notation->choice[AN_CONVENTION_RESULT]);
}

an_result an__result_on_board(const an_position *end)
{
    if (an_position_has_move(end))
        return AN_NO_RESULT;
    if (!an_position_in_check(end))
        return AN_DRAW;
    return end->turn == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS;
}
