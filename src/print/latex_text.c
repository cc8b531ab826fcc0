/* Text of any bytes in LaTeX. */
#include "latex_text.h"

#include "markup.h"
#include "rtl.h"
#include "text.h"
#include "utf8.h"

/* The command for a character. Braces at its end keep TeX from dropping the blank behind it. */
static const struct {
    uint32_t point;
    const char *command;
} commands[] = {
    {'\\', "\\textbackslash{}"},
    {'{', "\\{"},
    {'}', "\\}"},
    {'$', "\\$"},
    {'&', "\\&"},
    {'#', "\\#"},
    {'%', "\\%"},
    {'_', "\\_"},
    {'^', "\\textasciicircum{}"},
    {'~', "\\textasciitilde{}"},
    {'\t', " "},
    {'\n', " "},
    {'\r', " "},
    {0xa0, "~"},
    {0x202f, "\\,"},
    {0x2060, ""},  /* TeX never breaks a line there */
    {0x2212, "−"}, /* the main font has this sign */
    /* Signs of the Informator, where every font of skak has one that looks like it. */
    {0x2a72, "\\wbetter{}"},
    {0x2a71, "\\bbetter{}"},
    {0xb1, "\\wupperhand{}"},
    {0x2213, "\\bupperhand{}"},
    {0x221e, "\\unclear{}"},
    {0x2a00, "\\zugzwang{}"},
    {0x2299, "\\zugzwang{}"},
    {0x2206, "\\withidea{}"},
    {0x25a1, "\\onlymove{}"},
    {0x2191, "\\withinit{}"},
    {0x2192, "\\withattack{}"},
    {0x21c6, "\\counterplay{}"},
    {0x25cb, "\\moreroom{}"},
    {0x27f3, "\\devadvantage{}"},
    {0x2313, "\\betteris{}"},
    {0x2295, "\\timelimit{}"},
    {0x22a5, "\\ending{}"},
    {0x2715, "\\weakpt{}"},
    /* Figurines of both colors. */
    {0x2654, "\\symking{}"},
    {0x2655, "\\symqueen{}"},
    {0x2656, "\\symrook{}"},
    {0x2657, "\\symbishop{}"},
    {0x2658, "\\symknight{}"},
    {0x2659, "\\sympawn{}"},
    {0x265a, "\\symking{}"},
    {0x265b, "\\symqueen{}"},
    {0x265c, "\\symrook{}"},
    {0x265d, "\\symbishop{}"},
    {0x265e, "\\symknight{}"},
    {0x265f, "\\sympawn{}"},
};

/* Ranges of characters, and the command for each. Consecutive characters of a range stand in one
 * command. */
static const struct {
    uint32_t from, to;
    const char *command;
} scripts[] = {
    {0x2190, 0x2bff, "\\Sign{"},   {0x2e80, 0xa4cf, "\\Han{"},   {0xac00, 0xd7ff, "\\Han{"},
    {0xf900, 0xfaff, "\\Han{"},    {0xfe30, 0xfe4f, "\\Han{"},   {0xff00, 0xffef, "\\Han{"},
    {0x1f000, 0x1faff, "\\Sign{"}, {0x20000, 0x3ffff, "\\Han{"},
};

static const char *command_of(uint32_t point)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (commands[i].point == point)
            return commands[i].command;
    return NULL;
}

/* Returns the command that a character must stand in; NULL if the main font has the character. */
static const char *script_of(uint32_t point)
{
    if (an__is_rtl(point))
        return "\\RightToLeft{";
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++)
        if (point >= scripts[i].from && point <= scripts[i].to)
            return scripts[i].command;
    return NULL;
}

/* Returns whether, behind blanks and dashes, a text continues from right to left. */
static bool goes_on_rtl(an_text text)
{
    size_t size;
    while (text.size > 0 && (an_is_space(*text.at) || an_is_among(*text.at, "-.,'\"")))
        text = an_text_after(text, 1);
    return text.size > 0 && an__is_rtl(an_utf8_decode(text, &size));
}

static void put_point(an_buffer *out, uint32_t point)
{
    const char *command = command_of(point);
    if (command != NULL)
        an__buffer_put(out, command);
    else
        an__buffer_put_point(out, point);
}

/* Closes the command of the previous character, and opens that of the next one, if they differ. */
static void change_script(an_buffer *out, const char **script, const char *next)
{
    if (*script == next)
        return;
    an__buffer_put(out, *script != NULL ? "}" : "");
    an__buffer_put(out, next != NULL ? next : "");
    *script = next;
}

void an__latex_put_text(an_buffer *out, an_text text)
{
    const char *script = NULL;
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        uint32_t point = an__printable_of(an_utf8_decode(text, &size));
        bool is_amid_rtl =
            script != NULL && strcmp(script, "\\RightToLeft{") == 0 && goes_on_rtl(text);
        if (an__commands_direction(point))
            continue;
        if (!is_amid_rtl)
            change_script(out, &script, command_of(point) != NULL ? NULL : script_of(point));
        put_point(out, point);
    }
    change_script(out, &script, NULL);
}
