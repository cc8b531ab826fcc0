/* The signs around a move: check and mate, en passant, annotations, results, dashes. */
#include "symbols.h"

#include "text.h"
#include "utf8.h"

typedef struct spelling {
    const char *text;
    uint8_t meaning;
} spelling;

/* Whether a byte can begin a sign: asked of every move, so that few look further. */
static bool may_begin_sign(char c)
{
    static const bool begins[128] = {
        ['+'] = true, ['#'] = true, ['!'] = true, ['?'] = true, ['='] = true,
        ['-'] = true, ['('] = true, ['['] = true, [' '] = true, ['e'] = true,
        ['a'] = true, ['m'] = true, ['c'] = true, ['X'] = true};
    return (unsigned char)c >= 0x80 || begins[(unsigned char)c];
}

/* Of spellings that begin alike the longer stands first. */
static const spelling annotations[] = {
    {"!!", 3},   {"??", 4},   {"!?", 5},   {"?!", 6},   {"!", 1},    {"?", 2},    {"‼", 3},
    {"⁇", 4},    {"⁉", 5},    {"⁈", 6},    {"[]", 7},   {"□", 7},    {"=/∞", 44}, {"∞/=", 44},
    {"=∞", 44},  {"+/=", 14}, {"=/+", 15}, {"+=", 14},  {"=+", 15},  {"+/-", 16}, {"+/−", 16},
    {"-/+", 17}, {"−/+", 17}, {"+--", 20}, {"+−−", 20}, {"--+", 21}, {"−−+", 21}, {"+-", 18},
    {"+—", 18},  {"+–", 18},  {"+−", 18},  {"-+", 19},  {"—+", 19},  {"–+", 19},  {"−+", 19},
    {"=", 10},   {"∞", 13},   {"⩲", 14},   {"⩱", 15},   {"±", 16},   {"∓", 17},   {"⯹", 44},
};

static const spelling check_signs[] = {
    {"++", AN_SIGN_DOUBLE}, {"††", AN_SIGN_DOUBLE}, {"+", AN_SIGN_CHECK},  {"†", AN_SIGN_CHECK},
    {"#", AN_SIGN_MATE},    {"‡", AN_SIGN_MATE},    {"≠", AN_SIGN_MATE},   {"matt", AN_SIGN_MATE},
    {"mate", AN_SIGN_MATE}, {"mat", AN_SIGN_MATE},  {"ch", AN_SIGN_CHECK}, {"X", AN_SIGN_MATE},
};

static const char *const result_names[AN_RESULTS] = {"*", "1-0", "0-1", "1/2-1/2", "*"};

static const char *const en_passant_marks[] = {"(e.p.)", "(ep)", "e. p.", "e.p.",
                                               "e.p",    "ep.",  "ep",    "a.p."};

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

/* The first row that a text begins with, or NULL. */
static const spelling *find(an_text text, const spelling *rows, size_t count)
{
    for (size_t i = 0; text.size > 0 && i < count; i++)
        if (*text.at == *rows[i].text && an_text_starts(text, rows[i].text))
            return &rows[i];
    return NULL;
}

size_t an_dash_size(an_text text)
{
    if (text.size == 0)
        return 0;
    if (*text.at == '-')
        return 1;
    size_t size;
    uint32_t point = an_utf8_decode(text, &size);
    return (point >= 0x2010 && point <= 0x2015) || point == 0x2212 ? size : 0;
}

size_t an_capture_size(an_text text)
{
    if (text.size == 0)
        return 0;
    if (*text.at == 'x' || *text.at == 'X' || *text.at == ':')
        return 1;
    return an_text_starts(text, "×") ? strlen("×") : 0;
}

size_t an_en_passant_size(an_text text)
{
    size_t blanks = 0;
    while (blanks < text.size && text.at[blanks] == ' ')
        blanks++;
    text = an_text_after(text, blanks);
    if (text.size == 0 || (*text.at != 'e' && *text.at != 'a' && *text.at != '('))
        return 0;
    for (size_t i = 0; i < COUNT(en_passant_marks); i++)
        if (an_text_starts(text, en_passant_marks[i]))
            return blanks + strlen(en_passant_marks[i]);
    return 0;
}

an_role an_figurine_read(an_text text, size_t *size)
{
    static const uint8_t roles[] = {AN_KING, AN_QUEEN, AN_ROOK, AN_BISHOP, AN_KNIGHT, AN_PAWN};
    if (text.size < 3)
        return AN_NO_ROLE;
    uint32_t point = an_utf8_decode(text, size);
    if (point < 0x2654 || point > 0x265f)
        return AN_NO_ROLE;
    an_text rest = an_text_after(text, *size);
    if (an_text_starts(rest, "\uFE0E") || an_text_starts(rest, "\uFE0F"))
        *size += 3;
    return (an_role)roles[(point - 0x2654) % 6];
}

/* Annotations up to the end; 0 bytes left over if all of them are known. */
static void read_annotations(an_suffix *suffix, an_text text)
{
    while (suffix->size < text.size) {
        an_text rest = an_text_after(text, suffix->size);
        const spelling *row = find(rest, annotations, COUNT(annotations));
        if (row != NULL && suffix->nag_count < AN_NAGS_MAX) {
            suffix->nags[suffix->nag_count++] = row->meaning;
            suffix->size += strlen(row->text);
        } else if (an_text_starts(rest, "(=)")) {
            suffix->draw_offer = true;
            suffix->size += strlen("(=)");
        } else {
            return;
        }
    }
}

static an_suffix read_with_sign(an_text text, bool takes_sign)
{
    an_suffix suffix = {0};
    const spelling *sign = NULL;
    /* the en passant mark stands before the check sign or after it */
    for (int turn = 0; turn < 2; turn++) {
        an_text rest = an_text_after(text, suffix.size);
        size_t mark = suffix.en_passant ? 0 : an_en_passant_size(rest);
        if (mark > 0)
            suffix.en_passant = true;
        suffix.size += mark;
        rest = an_text_after(text, suffix.size);
        if (takes_sign && sign == NULL)
            sign = find(rest, check_signs, COUNT(check_signs));
        if (sign != NULL && suffix.sign == AN_NO_SIGN) {
            suffix.sign = sign->meaning;
            suffix.size += strlen(sign->text);
        }
    }
    suffix.spelling = suffix.size;
    read_annotations(&suffix, text);
    return suffix;
}

an_suffix an_suffix_read(an_text text, bool gives_check)
{
    if (text.size == 0 || !may_begin_sign(*text.at))
        return (an_suffix){0};
    /* the reading the board confirms first; the other if it leaves nothing over */
    an_suffix first = read_with_sign(text, true);
    if (gives_check && first.size == text.size)
        return first;
    an_suffix second = read_with_sign(text, false);
    if (second.size == text.size)
        return second;
    return first;
}

const char *an_nag_sign(unsigned nag)
{
    static const char *const suffixes[] = {"", "!", "?", "!!", "??", "!?", "?!"};
    if (nag < COUNT(suffixes))
        return suffixes[nag];
    /* the last spelling of a NAG is its Unicode sign */
    const char *sign = "";
    for (size_t i = 0; i < COUNT(annotations); i++)
        if (annotations[i].meaning == nag)
            sign = annotations[i].text;
    return sign;
}

/* What one side scores, in half points; -1 if it is no score. */
static int read_score(an_text text, size_t *size)
{
    static const spelling scores[] = {{"1/2", 1}, {"½", 1}, {"0.5", 1},
                                      {"0,5", 1}, {"1", 2}, {"0", 0}};
    const spelling *row = find(text, scores, COUNT(scores));
    if (row == NULL)
        return -1;
    *size = strlen(row->text);
    return row->meaning;
}

an_result an_result_read(an_text text, size_t *size)
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
    size_t joint = an_text_starts(rest, ":") ? 1 : an_dash_size(rest);
    int black = joint == 0 ? -1 : read_score(an_text_after(rest, joint), &second);
    if (black < 0 && white == 1) {
        *size = first;
        return AN_DRAW;
    }
    if (black < 0 || white + black != 2)
        return AN_NO_RESULT;
    *size = first + joint + second;
    /* by forfeit */
    *size += white != 1 && an_text_starts(an_text_after(text, *size), "F");
    return white > black ? AN_WHITE_WINS : white < black ? AN_BLACK_WINS : AN_DRAW;
}

const char *an_result_name(an_result result)
{
    return result_names[result];
}

const char *an_result_write(an_result result, const an_notation *notation)
{
    if (result != AN_DRAW)
        return result_names[result];
    return an_convention_choice(AN_CONVENTION_RESULT, notation->choice[AN_CONVENTION_RESULT]);
}
