/* Styles, conventions and dialects: the ways in which a notation may spell a move. */
#include "algnot/notation.h"

#include "text.h"

static const char *const style_names[AN_STYLE_COUNT] = {"short",   "long", "full",
                                                        "minimal", "uci",  "iccf"};

enum { CHOICES_MAX = 6 };

typedef struct convention_row {
    const char *name;
    const char *choices[CHOICES_MAX]; /* NULL after the last */
} convention_row;

static const convention_row conventions[AN_CONVENTION_COUNT] = {
    [AN_CONVENTION_CASTLING] = {"castling", {"O", "0", "0–0"}},
    [AN_CONVENTION_PROMOTION] = {"promotion", {"=", "none", "()", "/"}},
    [AN_CONVENTION_CAPTURE] = {"capture", {"x", "×", ":", "none"}},
    [AN_CONVENTION_EN_PASSANT] = {"en-passant", {"omit", "mark"}},
    [AN_CONVENTION_CHECK] = {"check-sign", {"+", "†", "omit"}},
    [AN_CONVENTION_MATE] = {"mate-sign", {"#", "++", "‡", "mat", "omit"}},
    [AN_CONVENTION_RESULT] = {"result", {"1/2-1/2", "½-½", "½–½"}},
    [AN_CONVENTION_NAGS] = {"nags", {"number", "unicode", "ascii"}},
    [AN_CONVENTION_OFFER] = {"draw-offer", {"comment", "sign"}},
    [AN_CONVENTION_DOTS] = {"black-dots", {"...", "…"}},
    [AN_CONVENTION_FIGURINES] = {"figurines", {"mover", "white", "black"}},
    [AN_CONVENTION_DISAMBIGUATION] = {"disambiguation", {"orthodox", "variant"}},
};

typedef struct dialect_row {
    const char *name;
    const char *choice[AN_CONVENTION_COUNT];
} dialect_row;

static const dialect_row dialects[] = {
    {"pgn",
     {"O", "=", "x", "omit", "+", "#", "1/2-1/2", "number", "comment", "...", "mover", "orthodox"}},
    {"fide",
     {"0", "none", "x", "mark", "+", "#", "½-½", "unicode", "sign", "…", "mover", "orthodox"}},
};

an_style an_style_from_name(an_text name)
{
    for (int style = 0; style < AN_STYLE_COUNT; style++)
        if (an_text_is(name, style_names[style]))
            return (an_style)style;
    return AN_STYLE_COUNT;
}

const char *an_style_name(an_style style)
{
    return style < AN_STYLE_COUNT ? style_names[style] : NULL;
}

const char *an_convention_name(an_convention convention)
{
    return convention < AN_CONVENTION_COUNT ? conventions[convention].name : NULL;
}

const char *an_convention_choice(an_convention convention, unsigned choice)
{
    bool is_known = convention < AN_CONVENTION_COUNT && choice < CHOICES_MAX;
    return is_known ? conventions[convention].choices[choice] : NULL;
}

bool an_notation_choose(an_notation *notation, an_convention convention, an_text choice)
{
    const char *name;
    for (unsigned i = 0; (name = an_convention_choice(convention, i)) != NULL; i++) {
        if (!an_text_is(choice, name))
            continue;
        notation->choice[convention] = (uint8_t)i;
        return true;
    }
    return false;
}

bool an_notation_take_dialect(an_notation *notation, an_text dialect)
{
    for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++) {
        if (!an_text_is(dialect, dialects[i].name))
            continue;
        for (int c = 0; c < AN_CONVENTION_COUNT; c++)
            an_notation_choose(notation, (an_convention)c, an_text_of(dialects[i].choice[c]));
        return true;
    }
    return false;
}

an_notation an_notation_of(const an_language *language, an_style style)
{
    an_notation notation = {.language = language, .style = (uint8_t)style};
    bool is_english = language == NULL || strcmp(language->code, "en") == 0;
    an_notation_take_dialect(&notation, an_text_of(is_english ? "pgn" : "fide"));
    return notation;
}
