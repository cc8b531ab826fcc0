/* How boards are to be drawn, as the command line says. */
#include "drawing.h"

#include <string.h>

#include "say.h"
#include "text.h"

/* Returns whether the locale, read as a string, names UTF-8: "fr_FR.UTF-8", "C.utf8". */
static bool locale_is_utf_8(void)
{
    const char *locale = locale_for("LC_CTYPE");
    for (; locale != NULL && *locale != '\0'; locale++) {
        char name[6] = "";
        size_t size = 0;
        for (const char *at = locale; *at != '\0' && size < 5; at++)
            if (*at != '-')
                name[size++] = an_lower(*at);
        if (an_text_starts(an_text_of(name), "utf8"))
            return true;
    }
    return false;
}

static bool read_letters(const cli_settings *settings, bool in_letters, an_drawing *drawing)
{
    static const message why[] = {
        [AN_LACKS_LETTER] = SAY_LACKS_LETTER, [AN_LACKS_CASE] = SAY_LACKS_CASE};
    const char *name = settings->value[OPTION_LETTERS];
    if (name == NULL)
        return true;
    drawing->letters = language_of_name(an_text_of(name));
    if (drawing->letters == NULL)
        return false;
    an_unfitness unfitness = an_language_unfitness(drawing->letters);
    if (unfitness == AN_SUITS_BOARDS || !in_letters)
        return true;
    return say(why[unfitness], name);
}

/* ---- pictures ---- */

static bool add_marks(an_board_marks *marks, const char *list, an_board_mark_kind kind)
{
    char word[32] = "";
    an_text wrong;
    if (an_board_marks_add(marks, kind, an_text_of(list), &wrong))
        return true;
    memcpy(word, wrong.at, wrong.size < sizeof word ? wrong.size : sizeof word - 1);
    return say(kind == AN_MARK_SQUARE ? SAY_NO_SQUARE : SAY_NO_ARROW, word);
}

bool settings_marks(const cli_settings *settings, an_board_marks *marks)
{
    marks->count = 0;
    for (size_t i = 0; i < settings->given_count; i++) {
        const option_value *given = &settings->given[i];
        bool is_mark = given->option == OPTION_MARK;
        if (!is_mark && given->option != OPTION_ARROW)
            continue;
        if (!add_marks(marks, given->text, is_mark ? AN_MARK_SQUARE : AN_MARK_ARROW))
            return false;
    }
    return true;
}

/* Returns false after a message if an option was given that is for pictures alone. */
static bool goes_without_picture(const cli_settings *settings)
{
    static const option_id of_pictures[] = {OPTION_MARK, OPTION_ARROW, OPTION_CAPTION, OPTION_TURN,
                                            OPTION_HATCHED};
    return settings_need(settings, "--form=svg", of_pictures,
                         sizeof of_pictures / sizeof *of_pictures);
}

/* Reads what a picture alone has. */
static bool read_picture(const cli_settings *settings, an_drawing *drawing)
{
    int turn = settings_named(settings, OPTION_TURN, 0);
    const char *caption = settings->value[OPTION_CAPTION];
    drawing->is_bare = turn == 1;
    drawing->is_hatched = settings->value[OPTION_HATCHED] != NULL;
    drawing->caption = caption != NULL && an_text_is(an_text_of(caption), "auto") ? "" : caption;
    bool is_crowded = drawing->coordinates == AN_COORDINATES_INSIDE && drawing->numbers_squares;
    if (is_crowded)
        return say(SAY_NOT_TOGETHER, "--coordinates=inside", "--priority");
    return turn >= 0;
}

/* ---- all options ---- */

bool settings_drawing(const cli_settings *settings, board_form form, an_drawing *drawing)
{
    enum { CHARSET_AUTO, CHARSET_UNICODE, CHARSET_ASCII };
    static const an_coordinates meant[] = {AN_COORDINATES_OUTSIDE, AN_COORDINATES_NONE,
                                           AN_COORDINATES_INSIDE};
    int charset = settings_named(settings, OPTION_CHARSET, CHARSET_AUTO);
    int place = settings_named(settings, OPTION_COORDINATES, 0);
    if (charset < 0 || place < 0)
        return false;
    *drawing =
        (an_drawing){.in_unicode = charset == CHARSET_UNICODE ||
                                   (charset == CHARSET_AUTO &&
                                    settings_write_to_terminal(settings) && locale_is_utf_8()),
                     .is_flipped = settings->value[OPTION_FLIP] != NULL,
                     .coordinates = meant[place],
                     .numbers_squares = settings->value[OPTION_PRIORITY] != NULL};
    if (form == BOARD_SVG)
        return read_picture(settings, drawing) && read_letters(settings, false, drawing);
    if (drawing->coordinates == AN_COORDINATES_INSIDE)
        return say(SAY_GOES_WITH, "--coordinates=inside", "--form=svg");
    return goes_without_picture(settings) && read_letters(settings, form == BOARD_TEXT, drawing);
}
