/* From what is to be said to text, in any notation. */
#include "algnot/notation.h"

#include "text.h"

static char *put(char *out, const char *text)
{
    size_t size = strlen(text);
    memcpy(out, text, size);
    return out + size;
}

static const char *chosen(const an_notation *notation, an_convention convention)
{
    return an_convention_choice(convention, notation->choice[convention]);
}

static bool is_choice(const an_notation *notation, an_convention convention, const char *name)
{
    return strcmp(chosen(notation, convention), name) == 0;
}

static char *put_file(char *out, unsigned file)
{
    *out = (char)('a' + file);
    return out + 1;
}

static char *put_rank(char *out, unsigned rank)
{
    *out = (char)('1' + rank);
    return out + 1;
}

static char *put_coordinates(char *out, const an_san *san)
{
    if (san->kind == AN_SAN_NULL)
        return put(out, "0000");
    out = put_rank(put_file(out, san->from_file), san->from_rank);
    out = put_rank(put_file(out, san->to_file), san->to_rank);
    if (san->promotion)
        *out++ = "  nbrq"[san->promotion];
    return out;
}

static char *put_castling(char *out, const an_san *san, const an_notation *notation)
{
    const char *choice = chosen(notation, AN_CONVENTION_CASTLING);
    const char *letter = *choice == 'O' ? "O" : "0";
    const char *dash = strcmp(choice, "0–0") == 0 ? "–" : "-";
    out = put(put(put(out, letter), dash), letter);
    if (san->kind == AN_SAN_LONG_CASTLING)
        out = put(put(out, dash), letter);
    return out;
}

static char *put_origin(char *out, const an_san *san, const an_notation *notation)
{
    bool whole = notation->style != AN_SHORT;
    if (whole || (san->needs & AN_NEEDS_FILE))
        out = put_file(out, san->from_file);
    if (whole || (san->needs & AN_NEEDS_RANK))
        out = put_rank(out, san->from_rank);
    return out;
}

static char *put_joint(char *out, const an_san *san, const an_notation *notation)
{
    bool is_long = notation->style != AN_SHORT;
    bool takes = (san->forms & AN_FORM_CAPTURE_SIGN) != 0;
    if (takes && !is_choice(notation, AN_CONVENTION_CAPTURE, "none"))
        return put(out, chosen(notation, AN_CONVENTION_CAPTURE));
    return is_long ? put(out, "-") : out;
}

static char *put_promotion(char *out, const an_san *san, const an_notation *notation)
{
    const char *choice = chosen(notation, AN_CONVENTION_PROMOTION);
    bool in_parentheses = *choice == '(';
    if (strcmp(choice, "none") != 0)
        *out++ = *choice;
    out = put(out, notation->language->letter[san->promotion]);
    if (in_parentheses)
        *out++ = ')';
    return out;
}

static char *put_sign(char *out, const an_san *san, const an_notation *notation)
{
    an_convention convention = san->sign == AN_SIGN_MATE ? AN_CONVENTION_MATE : AN_CONVENTION_CHECK;
    if (san->sign == AN_NO_SIGN || is_choice(notation, convention, "omit"))
        return out;
    if (is_choice(notation, convention, "mat"))
        *out++ = ' ';
    return put(out, chosen(notation, convention));
}

size_t an_san_write(char *out, const an_san *san, const an_notation *notation)
{
    char *at = out;
    if (notation->style == AN_UCI) {
        at = put_coordinates(at, san);
    } else if (san->kind == AN_SAN_NULL) {
        at = put(at, "--");
    } else if (san->kind != AN_SAN_MOVE) {
        at = put_sign(put_castling(at, san, notation), san, notation);
    } else {
        if (san->role != AN_PAWN || notation->style == AN_FULL)
            at = put(at, notation->language->letter[san->role]);
        at = put_joint(put_origin(at, san, notation), san, notation);
        at = put_rank(put_file(at, san->to_file), san->to_rank);
        if (san->promotion)
            at = put_promotion(at, san, notation);
        at = put_sign(at, san, notation);
        if (san->en_passant && is_choice(notation, AN_CONVENTION_EN_PASSANT, "mark"))
            at = put(at, " e.p.");
    }
    *at = '\0';
    return (size_t)(at - out);
}

size_t an_move_write(char *out, const an_position *position, an_move move,
                     const an_notation *notation)
{
    an_san san = an_san_describe(position, move);
    return an_san_write(out, &san, notation);
}
