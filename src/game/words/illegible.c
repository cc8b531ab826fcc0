/* Words and signs that stand for a move which could not be read. */
#include "illegible.h"

#include <string.h>

#include "fold.h"
#include "lines.h"
#include "text.h"

/* "Illegible", by language. */
static const char words[] =
    "illegible|unreadable|illisible|unleserlich|unlesbar|ilegible|illeggibile|ilegível|onleesbaar|"
    "неразборчиво|нечитаемо|нечётко|nieczytelne|nieczytelny|nečitelné|nečitelný|il·legible|"
    "nečitljivo";

/* Marks that stand for a move, alone or several times in a row. */
static const char *const marks[] = {"?", "_", ".", "…", "---", "----"};

static an_text without_brackets(an_text word)
{
    while (word.size > 1 && an_is_among(*word.at, "([{") &&
           an_is_among(word.at[word.size - 1], ")]}"))
        word = an_text_trimmed(an_text_from(word.at + 1, word.size - 2));
    return word;
}

static bool consists_of(an_text word, const char *mark)
{
    while (an_text_starts(word, mark))
        word = an_text_after(word, strlen(mark));
    return word.size == 0;
}

bool an__says_illegible(an_text text)
{
    enum { SHORTEST = 8, LONGEST = 40 };
    for (; text.size >= SHORTEST && text.size <= LONGEST; text = an_text_after(text, 1))
        if (an__listed_size(text, words) > 0)
            return true;
    return false;
}

an_text an__without_illegible(an_text text)
{
    const char *comma = memchr(text.at, ',', text.size);
    if (comma == NULL)
        return text;
    const size_t first = (size_t)(comma - text.at);
    size_t last = text.size;
    while (text.at[last - 1] != ',')
        last--;
    if (an__says_illegible(an_text_from(text.at, first)))
        return an_text_trimmed(an_text_after(text, first + 1));
    const bool is_last = an__says_illegible(an_text_after(text, last));
    return is_last ? an_text_trimmed(an_text_from(text.at, last - 1)) : text;
}

bool an__is_hole(an_text word)
{
    an_text inside = without_brackets(word);
    if (inside.size == 0)
        return false;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (consists_of(inside, marks[i]) && !an_text_is(inside, "."))
            return true;
    return an__says_illegible(inside);
}

bool an__is_hole_or_null(an_text word)
{
    return an_text_is(word, "--") || an__is_hole(word);
}

size_t an__hole_at(an_text text)
{
    size_t size = 0, end = an__line_size(text);
    const char *closing = text.size > 0 ? strchr("()[]{}", *text.at) : NULL;
    if (closing != NULL && *closing != '\0') {
        const char *close = memchr(text.at, closing[1], end);
        size = close != NULL ? (size_t)(close - text.at) + 1 : 0;
    } else {
        while (size < end && !an_is_space(text.at[size]))
            size++;
    }
    return an__is_hole(an_text_from(text.at, size)) ? size : 0;
}
