/* The words that head a game, by what they say.
 *
 *     Martin - Petit 0-1                    1. e4 e5 2. Cf3 Cc6
 *     1. d4 d5 2. c4                        Partie 2 : 1. d4 d5 0-1
 */
#include "labels.h"

#include "fold.h"
#include "glyphs.h"
#include "prose_words.h"
#include "utf8.h"
#include "word.h"

static bool begins_name(an_text text)
{
    return text.size > 0 && (an_is_upper(*text.at) || (unsigned char)*text.at >= 0x80);
}

bool an__names_two(an_text words)
{
    if (!begins_name(words))
        return false;
    for (; words.size > 0; words = an_text_after(words, 1)) {
        size_t space = an__space_size(words), dash = an__dash_size(an_text_after(words, space));
        an_text behind = an_text_after(words, space + dash);
        size_t gap = an__space_size(behind);
        if (space > 0 && dash > 0 && gap > 0)
            return begins_name(an_text_after(behind, gap));
    }
    return false;
}

/* Returns true if `word` begins with a small Latin letter. */
static bool begins_small(an_text word)
{
    size_t size;
    uint32_t point = an_utf8_decode(word, &size);
    return (point >= 'a' && point <= 'z') || (point >= 0xe0 && point <= 0xff);
}

/* Counts the words among `words`. `*are_names` is set to false if one of more than three bytes
 * begins with a small letter. */
static size_t count_words(an_text words, bool *are_names)
{
    enum { SHORT = 3 };
    size_t count = 0;
    *are_names = true;
    while (words.size > 0) {
        size_t size = 1;
        while (size < words.size && !an_is_space(words.at[size]))
            size++;
        *are_names = *are_names && !(size > SHORT && begins_small(words));
        count += an__is_word(an_text_from(words.at, size));
        words = an_text_trimmed(an_text_after(words, size));
    }
    return count;
}

bool an__are_names(an_text words)
{
    bool are_names;
    return count_words(words, &are_names) > 1 && are_names;
}

bool an__is_label(an_text words)
{
    return words.size > 0 && words.at[words.size - 1] == ':';
}

/* ---- before number 1, on its line ---- */

/* Marks of bold letters and headings, and blanks among them. */
static const char marks[] = "*_# ";

/* Returns `text` without marks around it: "**Partie 2 :**". */
static an_text without_marks(an_text text)
{
    while (text.size > 0 && an_is_among(*text.at, marks))
        text = an_text_after(text, 1);
    while (text.size > 0 && an_is_among(text.at[text.size - 1], marks))
        text.size--;
    return text;
}

/* Returns true if the token before `at` stands on the same line and cannot be part of a heading.
 * Most numbers follow a move, so that this is asked first. */
static bool follows_move(const an_prose *p, const char *at)
{
    const an_token *last = an_prose_last(p);
    return last != NULL && !an__may_be_of_heading(last) && an_prose_at(p, last) < at &&
           !an_holds_line_end(an_prose_end_of(p, last), at);
}

/* Returns everything on the line before `number`. Returns an empty text if moves are among it, or
 * if the line is a long one. */
static an_text words_before(const an_prose *p, uint32_t number)
{
    const an_draft *draft = p->draft;
    const char *at = draft->base + number;
    if (follows_move(p, at))
        return an_text_from(at, 0);
    const char *line = an_line_begin(draft->base, at, AN_HEADING_LINE);
    if (line > draft->base && !an_is_line_end(line[-1]))
        return an_text_from(at, 0);
    for (size_t i = draft->tokens.count; i > 0; i--) {
        const an_token *token = &draft->tokens.items[i - 1];
        if (an_prose_end_of(p, token) <= line)
            break;
        if (!an__may_be_of_heading(token))
            return an_text_from(at, 0);
    }
    return an_text_trimmed(an_text_from(line, (size_t)(at - line)));
}

/* Words for a game, a round, a board or a table. */
static const char heads_of_games[] =
    "partie|ronde|table|échiquier|game|round|board|partita|turno|tavolo|partida|ronda|mesa|tablero|"
    "runde|tisch|brett|partij|parti|партия|тур|доска|стол|partia|runda|játszma|partije|"
    "szachownica";

static bool begin_as_head(an_text words)
{
    return an__listed_size(words, heads_of_games) > 0;
}

bool an__heads_game(an_text words)
{
    words = without_marks(words);
    return words.size > 0 && an__is_label(words) && (begin_as_head(words) || an__names_two(words));
}

bool an__follows_colon(const an_prose *p, const char *at)
{
    const char *begin = p->draft->base;
    while (at > begin && (at[-1] == '\t' || an_is_among(at[-1], marks)))
        at--;
    return at > begin && at[-1] == ':';
}

bool an__prose_stands_behind_label(const an_prose *p, const an_token *token)
{
    return an__follows_colon(p, an_prose_at(p, token)) &&
           begin_as_head(without_marks(words_before(p, token->offset)));
}

bool an__prose_stands_behind_head(const an_prose *p, const an_token *number)
{
    an_text words = without_marks(words_before(p, number->offset));
    return words.size > 0 && an_holds_digit(words) && begin_as_head(words);
}

bool an__is_number_of_label(const an_prose *p, const an_token *number)
{
    an_text rest = an_text_after(an__prose_text_from(p, number), number->size);
    rest = an_text_after(rest, an__space_size(rest));
    return rest.size > 0 && *rest.at == ':' && an_prose_is_bare(p, number) &&
           begin_as_head(without_marks(words_before(p, number->offset)));
}

/* Returns true if words of prose stand right before the line that `words` begins, without an empty
 * line between, so that one sentence may go on. Behind the end of a game, "nulle" say, none does.
 */
static bool goes_on_from_words(const an_prose *p, an_text words)
{
    const an_draft *draft = p->draft;
    size_t i = draft->tokens.count;
    while (i > 0 && (an_prose_at(p, &draft->tokens.items[i - 1]) >= words.at ||
                     an_text_is(an_prose_text(p, &draft->tokens.items[i - 1]), ".")))
        i--;
    if (i == 0 || draft->tokens.items[i - 1].kind != AN_TOKEN_PROSE)
        return false;
    return !an__says_end(p, &draft->tokens.items[i - 1]) &&
           !an__follows_empty_line(draft->lexer.begin, words.at);
}

/* Returns true if `words` are the mark of an item in a list: "2)", "b)", "II.", "3 -". */
static bool is_bullet(an_text words)
{
    enum { LONGEST = 4 };
    size_t size = 0;
    while (size < words.size && (an_is_letter(words.at[size]) || an_is_digit(words.at[size])))
        size++;
    an_text mark = an_text_trimmed(an_text_after(words, size));
    return size > 0 && size < LONGEST && mark.size > 0 &&
           (an_is_among(*mark.at, ").") || an__dash_size(mark) > 0) &&
           (mark.size == 1 || an__dash_size(mark) == mark.size);
}

/* Returns the last sentence between the last move and `number`: in "a6. Une belle partie. Partie 2
 * : 1. d4" that is "Partie 2 :". Returns an empty text if it is long or stands on several lines. */
static an_text words_behind_move(const an_prose *p, uint32_t number)
{
    enum { LONGEST = 64 };
    const an_draft *draft = p->draft;
    const char *at = draft->base + number, *begin = at;
    const char *behind = an_prose_end_of(p, &draft->tokens.items[p->line.last_move]);
    if (!p->has_moves || behind > at)
        return an_text_from(at, 0);
    while (begin > behind && at - begin < LONGEST &&
           !(an_is_space(*begin) && an_is_among(begin[-1], ".,;!?")))
        begin--;
    an_text words = an_text_trimmed(an_text_from(begin, (size_t)(at - begin)));
    bool is_whole = at - begin < LONGEST && !an_holds_line_end(words.at, at);
    return is_whole ? words : an_text_from(at, 0);
}

an_label an__prose_label_before(const an_prose *p, uint32_t number)
{
    enum { FEW = 3 }; /* words that are no sentence */
    an_text line = words_before(p, number), words = without_marks(line);
    if (line.size == 0) {
        words = without_marks(words_behind_move(p, number));
        return an__is_label(words) && begin_as_head(words) ? AN_LABEL_OF_GAME : AN_NO_LABEL;
    }
    if (!an__is_word(words))
        return AN_NO_LABEL;
    bool stands_apart = !goes_on_from_words(p, line);
    bool are_names;
    size_t count = count_words(words, &are_names);
    bool is_named = are_names && count > 1 && begins_name(words);
    bool is_short = an_holds_digit(words) && (is_named || count <= FEW);
    if (an__is_label(words))
        return is_short || an__names_two(words) ? AN_LABEL_OF_GAME : AN_LABEL;
    if (!stands_apart)
        return AN_NO_LABEL;
    if (is_bullet(words))
        return AN_LABEL;
    bool is_head = is_short && (is_named || begin_as_head(words));
    return is_head || an__names_two(words) ? AN_LABEL_OF_GAME : AN_WORDS;
}

bool an__may_be_of_heading(const an_token *token)
{
    return token->kind == AN_TOKEN_PROSE || token->kind == AN_TOKEN_COMMENT ||
           token->kind == AN_TOKEN_LINE_COMMENT || token->kind == AN_TOKEN_NUMBER ||
           token->kind == AN_TOKEN_NAG || token->kind == AN_TOKEN_SIGN;
}
