/* Marks for score sheets: the table of rules. */
#include "grade_marks.h"

#include <string.h>

#include "buffer.h"
#include "text.h"

/* What is said of each kind of error; its name is an_grade_kind_name. */
/* clang-format off */
static const struct {
    const char *one[AN_MESSAGE_LANGUAGE_COUNT], *several[AN_MESSAGE_LANGUAGE_COUNT];
    const char *sentence[AN_MESSAGE_LANGUAGE_COUNT];
} kinds[AN_GRADE_KIND_COUNT] = {
    [AN_GRADE_NOTATION] = {{"slip of notation", "faute de notation"},
        {"slips of notation", "fautes de notation"},
        {"{due}: written '{word}'", "{due} : écrit « {word} »"}},
    [AN_GRADE_OTHER] = {{"other move", "autre coup"}, {"other moves", "autres coups"},
        {"{due}: '{word}' is another move", "{due} : « {word} » est un autre coup"}},
    [AN_GRADE_ILLEGAL] = {{"illegal move", "coup illégal"}, {"illegal moves", "coups illégaux"},
        {"{due}: '{word}' cannot be played", "{due} : « {word} » n'est pas jouable"}},
    [AN_GRADE_OMITTED] = {{"missing", "oubli"}, {"missing", "oublis"},
        {"{due}: missing", "{due} : oublié"}},
    [AN_GRADE_EXTRA] = {{"too many", "coup en trop"}, {"too many", "coups en trop"},
        {"before {due}: '{word}' is one too many", "avant {due} : « {word} » est en trop"}},
    [AN_GRADE_RESULT] = {{"wrong result", "résultat faux"}, {"wrong results", "résultats faux"},
        {"result {result}: written '{word}'", "résultat {result} : écrit « {word} »"}},
};

/* What is said of a slip of notation that leaves open which piece moves. */
static const char *const ambiguous[AN_MESSAGE_LANGUAGE_COUNT] = {
    "{due}: '{word}' is ambiguous: {candidates}?",
    "{due} : « {word} » est ambigu : {candidates} ?"};

/* Words for marks from this share of the highest one on, in percent; the best first. */
static const struct {
    unsigned from;
    const char *words[AN_MESSAGE_LANGUAGE_COUNT];
} encouragements[] = {
    {100, {"Perfect!", "Sans faute, bravo !"}},
    {85, {"Very good: read your sheet through once more and it will be perfect.",
          "Très bien : une relecture, et ce sera sans faute."}},
    {65, {"Good work: a little more care with each move.",
          "Bon travail : encore un peu d'attention à chaque coup."}},
    {40, {"You are on your way: say each move aloud before you write it.",
          "Tu es sur la bonne voie : dis chaque coup à voix haute avant de l'écrire."}},
    {0, {"Keep at it: find the square first, then the letter of the piece.",
         "Courage : trouve d'abord la case, puis la lettre de la pièce."}},
};
/* clang-format on */

/* ---- the rules ---- */

/* Reads points with at most two decimals, "0.5" or "0,5", from the whole of a text. */
static bool read_points(uint64_t *points, an_text text)
{
    enum { LONGEST = 6, DECIMALS = 2 };
    size_t whole = an_digits_size(text), decimals = 0;
    if (whole == 0 || whole > LONGEST)
        return false;
    if (whole < text.size && an_is_among(text.at[whole], ".,")) {
        decimals = an_digits_size(an_text_after(text, whole + 1));
        if (decimals == 0 || decimals > DECIMALS)
            return false;
    }
    *points = 0;
    for (size_t i = 0; i < whole + (decimals > 0) + decimals; i++)
        if (an_is_digit(text.at[i]))
            *points = *points * 10 + (uint64_t)(text.at[i] - '0');
    for (size_t i = decimals; i < DECIMALS; i++)
        *points *= 10;
    return text.size == whole + (decimals > 0) + decimals;
}

static an_grade_kind kind_named(an_text name)
{
    unsigned kind = AN_GRADE_NOTATION;
    while (kind < AN_GRADE_KIND_COUNT && !an_text_is(name, an_grade_kind_name(kind)))
        kind++;
    return (an_grade_kind)kind;
}

/* Reads "illegal:2". */
static bool read_cost(mark_rules *rules, an_text rule)
{
    const char *colon = memchr(rule.at, ':', rule.size);
    if (colon == NULL)
        return false;
    size_t size = (size_t)(colon - rule.at);
    an_grade_kind kind = kind_named(an_text_from(rule.at, size));
    return kind != AN_GRADE_KIND_COUNT &&
           read_points(&rules->cost[kind], an_text_after(rule, size + 1));
}

bool mark_rules_read(mark_rules *rules, const cli_settings *settings)
{
    const char *given = settings->value[OPTION_PER_ERROR];
    uint64_t each = POINT, points;
    an_text rule;
    if (!settings_number(settings, OPTION_OUT_OF, 20, &points))
        return false;
    if (points == 0 || points > 1000)
        return settings_refuse_value(settings, OPTION_OUT_OF);
    bool is_plain = given != NULL && read_points(&each, an_text_of(given));
    *rules = (mark_rules){.out_of = points * POINT};
    for (unsigned kind = AN_GRADE_NOTATION; kind < AN_GRADE_KIND_COUNT; kind++)
        rules->cost[kind] = each;
    if (given != NULL && *given == '\0')
        return settings_refuse_value(settings, OPTION_PER_ERROR);
    while (given != NULL && !is_plain && settings_next_name(&given, &rule))
        if (!read_cost(rules, rule))
            return settings_refuse_value(settings, OPTION_PER_ERROR);
    return true;
}

uint64_t mark_of(const mark_rules *rules, const an_grade *grade)
{
    uint64_t lost = 0;
    for (unsigned kind = AN_GRADE_NOTATION; kind < AN_GRADE_KIND_COUNT; kind++)
        lost += grade->counts[kind] * rules->cost[kind];
    return lost < rules->out_of ? rules->out_of - lost : 0;
}

/* ---- what is said ---- */

void mark_put(an_buffer *out, uint64_t mark, an_message_language language)
{
    uint64_t part = mark % POINT;
    an__buffer_put_number(out, mark / POINT);
    if (part == 0)
        return;
    an_buffer_put_char(out, language == AN_MESSAGES_FRENCH ? ',' : '.');
    an_buffer_put_char(out, (char)('0' + part / 10));
    if (part % 10 != 0)
        an_buffer_put_char(out, (char)('0' + part % 10));
}

void mark_put_counts(an_buffer *out, const an_grade *grade)
{
    const char *joint = "";
    for (unsigned kind = AN_GRADE_NOTATION; kind < AN_GRADE_KIND_COUNT; kind++) {
        size_t count = grade->counts[kind];
        if (count == 0)
            continue;
        an__buffer_put(out, joint);
        an__buffer_put_number(out, count);
        an_buffer_put_char(out, ' ');
        an__buffer_put(out, count == 1 ? kinds[kind].one[message_language()]
                                       : kinds[kind].several[message_language()]);
        joint = ", ";
    }
}

const char *mark_words(const mark_rules *rules, uint64_t mark)
{
    size_t i = 0;
    while (mark * 100 < encouragements[i].from * rules->out_of)
        i++;
    return encouragements[i].words[message_language()];
}

const char *mark_sentence(const an_grade_item *item)
{
    bool is_ambiguous = item->kind == AN_GRADE_NOTATION && item->code == AN_AMBIGUOUS_MOVE;
    return is_ambiguous ? ambiguous[message_language()]
                        : kinds[item->kind].sentence[message_language()];
}
