/* From a description to text, in any notation. */
#include "algnot/notation.h"

#include "glyphs.h"
#include "notation.h"
#include "placing.h"
#include "text.h"

static char *put(char *out, const char *text)
{
    /* For a few bytes, calling memcpy would cost more. */
    while (*text != '\0')
        *out++ = *text++;
    return out;
}

static bool is_choice(const an_notation *notation, an_convention convention, const char *name)
{
    return strcmp(an_chosen(notation, convention), name) == 0;
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

/* Writes a move as ICCF does: files and ranks as numbers, and for promotion 1 Q, 2 R, 3 B, 4 N. */
static char *put_numbers(char *out, const an_san *san)
{
    if (san->kind == AN_SAN_NULL)
        return put(out, "0000");
    const uint8_t numbers[] = {san->from_file, san->from_rank, san->to_file, san->to_rank};
    for (size_t i = 0; i < sizeof numbers; i++)
        *out++ = (char)('1' + numbers[i]);
    if (san->promotion)
        *out++ = "  4321"[san->promotion];
    return out;
}

/* Writes a figurine in the color that the notation chooses. */
static char *put_figurine(char *out, const an_san *san, an_role role, const an_notation *notation)
{
    bool black = is_choice(notation, AN_CONVENTION_FIGURINES, "black") ||
                 (is_choice(notation, AN_CONVENTION_FIGURINES, "mover") && san->color == AN_BLACK);
    return put(out, black ? an__black_figurines[role] : an_figurine.letter[role]);
}

static char *put_letter(char *out, const an_san *san, an_role role, const an_notation *notation)
{
    if (notation->language == &an_figurine)
        return put_figurine(out, san, role, notation);
    return put(out, notation->language->letter[role]);
}

static char *put_castling(char *out, const an_san *san, const an_notation *notation)
{
    const char *choice = an_chosen(notation, AN_CONVENTION_CASTLING);
    const char *letter = *choice == 'O' ? "O" : "0";
    const char *dash = strcmp(choice, "0–0") == 0 ? "–" : "-";
    out = put(put(put(out, letter), dash), letter);
    if (san->kind == AN_SAN_LONG_CASTLING)
        out = put(put(out, dash), letter);
    return out;
}

static char *put_origin(char *out, const an_san *san, const an_notation *notation)
{
    bool whole = notation->style == AN_STYLE_LONG || notation->style == AN_STYLE_FULL;
    bool is_told =
        (san->needs & AN_IS_BOUND) && is_choice(notation, AN_CONVENTION_DISAMBIGUATION, "variant");
    unsigned needs = is_told ? 0 : san->needs;
    if (whole || (needs & AN_NEEDS_FILE))
        out = put_file(out, san->from_file);
    if (whole || (needs & AN_NEEDS_RANK))
        out = put_rank(out, san->from_rank);
    return out;
}

static char *put_joint(char *out, const an_san *san, const an_notation *notation)
{
    bool is_long = notation->style == AN_STYLE_LONG || notation->style == AN_STYLE_FULL;
    bool takes = (san->forms & AN_FORM_CAPTURE_SIGN) != 0;
    if (takes && notation->style != AN_STYLE_MINIMAL &&
        !is_choice(notation, AN_CONVENTION_CAPTURE, "none"))
        return put(out, an_chosen(notation, AN_CONVENTION_CAPTURE));
    return is_long ? put(out, "-") : out;
}

static char *put_promotion(char *out, const an_san *san, const an_notation *notation)
{
    const char *choice = an_chosen(notation, AN_CONVENTION_PROMOTION);
    bool in_parentheses = *choice == '(';
    if (strcmp(choice, "none") != 0)
        *out++ = *choice;
    out = put_letter(out, san, (an_role)san->promotion, notation);
    if (in_parentheses)
        *out++ = ')';
    return out;
}

static char *put_sign(char *out, const an_san *san, const an_notation *notation)
{
    an_convention convention = san->sign == AN_SIGN_MATE ? AN_CONVENTION_MATE : AN_CONVENTION_CHECK;
    if (san->sign == AN_NO_SIGN || is_choice(notation, convention, "omit") ||
        (notation->style == AN_STYLE_MINIMAL && san->sign != AN_SIGN_MATE))
        return out;
    if (is_choice(notation, convention, "mat"))
        *out++ = ' ';
    return put(out, an_chosen(notation, convention));
}

static char *put_move(char *out, const an_san *san, const an_notation *notation)
{
    if (san->role != AN_PAWN || notation->style == AN_STYLE_FULL)
        out = put_letter(out, san, (an_role)san->role, notation);
    out = put_joint(put_origin(out, san, notation), san, notation);
    out = put_file(out, san->to_file);
    bool files_suffice = notation->style == AN_STYLE_MINIMAL && san->role == AN_PAWN &&
                         san->captured && !san->promotion && !(san->needs & AN_NEEDS_TARGET);
    if (!files_suffice)
        out = put_rank(out, san->to_rank);
    if (san->promotion)
        out = put_promotion(out, san, notation);
    out = put_sign(out, san, notation);
    if (san->en_passant && notation->style != AN_STYLE_MINIMAL &&
        is_choice(notation, AN_CONVENTION_EN_PASSANT, "mark"))
        out = put(out, " e.p.");
    return out;
}

size_t an_san_write(char *out, const an_san *san, const an_notation *notation)
{
    char *at;
    if (notation->style == AN_STYLE_UCI)
        at = put_coordinates(out, san);
    else if (notation->style == AN_STYLE_ICCF)
        at = put_numbers(out, san);
    else if (san->kind == AN_SAN_NULL)
        at = put(out, "--");
    else if (san->kind != AN_SAN_MOVE)
        at = put_sign(put_castling(out, san, notation), san, notation);
    else
        at = put_move(out, san, notation);
    *at = '\0';
    return (size_t)(at - out);
}

size_t an_move_write(char *out, const an_position *position, an_move move,
                     const an_notation *notation)
{
    an_san san = an_san_describe(position, move);
    if (san.kind == AN_SAN_MOVE && !an_move_is_legal(position, move))
        san.needs = (uint8_t)an__placing_needs(position, move);
    return an_san_write(out, &san, notation);
}
