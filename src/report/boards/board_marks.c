/* Marked squares and arrows, as comments and command lines write them. */
#include "board_marks.h"

#include "position.h"
#include "text.h"

/* The letters are those of [%csl] and [%cal]. A mark without a color has the first one. */
static const an_mark_style styles[] = {
    {'G', "#2f7d32", "none"},
    {'R', "#b3202c", "9 4"},
    {'Y', "#a87900", "2.5 4.5"},
    {'B', "#1f5a8c", "10 4 2.5 4"},
};

const an_mark_style *an__mark_style_of(char color)
{
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
        if (styles[i].color == color)
            return &styles[i];
    return NULL;
}

/* ---- one mark ---- */

/* Removes a square from the beginning of a text. Returns false if there is none. */
static bool take_square(an_text *text, uint8_t *square)
{
    if (text->size < 2 || text->at[0] < 'a' || text->at[0] > 'h' || text->at[1] < '1' ||
        text->at[1] > '8')
        return false;
    *square = (uint8_t)an_square_at((unsigned)(text->at[0] - 'a'), (unsigned)(text->at[1] - '1'));
    *text = an_text_after(*text, 2);
    return true;
}

static bool read_mark(an_board_mark *mark, an_board_mark_kind kind, an_text text)
{
    mark->color = styles[0].color;
    if (text.size > 0 && an__mark_style_of(*text.at) != NULL) {
        mark->color = *text.at;
        text = an_text_after(text, 1);
    }
    if (!take_square(&text, &mark->from))
        return false;
    mark->to = mark->from;
    if (kind == AN_MARK_ARROW && (!take_square(&text, &mark->to) || mark->to == mark->from))
        return false;
    return text.size == 0;
}

/* ---- lists ---- */

/* Removes everything up to the next comma from a list. Returns it without the blanks around it. */
static an_text take_item(an_text *list)
{
    size_t size = 0;
    while (size < list->size && list->at[size] != ',')
        size++;
    an_text item = an_text_from(list->at, size);
    *list = an_text_after(*list, size < list->size ? size + 1 : size);
    return an_text_trimmed(item);
}

bool an_board_marks_add(an_board_marks *marks, an_board_mark_kind kind, an_text list,
                        an_text *wrong)
{
    bool is_sound = true;
    do {
        an_board_mark mark;
        an_text item = take_item(&list);
        bool is_mark = read_mark(&mark, kind, item);
        if (is_mark && marks->count < AN_MARKS_MAX)
            marks->list[marks->count++] = mark;
        if (!is_mark && is_sound)
            *wrong = item;
        is_sound = is_sound && is_mark;
    } while (list.size > 0);
    return is_sound;
}

/* ---- in comments ---- */

static const struct {
    const char *begin;
    an_board_mark_kind kind;
} commands[] = {{"[%csl ", AN_MARK_SQUARE}, {"[%cal ", AN_MARK_ARROW}};

/* Adds the marks of the command at the beginning of a text, if there is one. */
static bool add_of_command(an_board_marks *marks, an_text text, an_text *wrong)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (!an_text_starts(text, commands[i].begin))
            continue;
        an_text list = an_text_after(text, strlen(commands[i].begin));
        const char *end = memchr(list.at, ']', list.size);
        return end == NULL ||
               an_board_marks_add(marks, commands[i].kind,
                                  an_text_from(list.at, (size_t)(end - list.at)), wrong);
    }
    return true;
}

bool an_board_marks_add_of_comment(an_board_marks *marks, an_text comment, an_text *wrong)
{
    bool is_sound = true;
    for (; comment.size > 0; comment = an_text_after(comment, 1)) {
        an_text here = comment;
        bool is_command_sound = add_of_command(marks, comment, &here);
        if (!is_command_sound && is_sound)
            *wrong = here;
        is_sound = is_sound && is_command_sound;
    }
    return is_sound;
}
