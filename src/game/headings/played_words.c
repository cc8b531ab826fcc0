/* Sentences that say when and where a game was played:
 *
 *     Partie jouée   à             Dijon,   le 12/03/2023
 *     participle     preposition   place    date
 */
#include "played_words.h"

#include "fold.h"
#include "player_names.h"
#include "text.h"

static const char participles[] =
    "played|game played|fait|faite|jouée|partie jouée|partie amicale jouée|friendly game played|"
    "disputée|partie disputée|gespielt|partie gespielt|"
    "gespielt wurde|jugada|partida jugada|disputada|giocata|partita giocata|jogada|partida jogada|"
    "gespeeld|partij gespeeld|сыграна|партия сыграна|играна|rozegrana|partia rozegrana|grana|hraná|"
    "hráno|spelad|spelat|spillet|játszották";

/* Words before a place or a year. */
static const char prepositions[] = "à|at|in|en|em|te|zu|w|we|v|ve|в|i|på|op|no|na";

/* Returns the bytes of a date, or of a preposition and a year, that `text` begins with. */
static size_t when_size(an_text text, an_day_order order, an_found_values *said)
{
    an_text year = text;
    an__take_listed(&year, prepositions);
    size_t size = an__heading_date_read(year, order, said);
    size = size > 0 ? size : an__heading_year_read(year, said);
    return size > 0 ? (size_t)(year.at - text.at) + size : 0;
}

size_t an__played_read(an_text text, an_day_order order, an_found_values *said)
{
    an_text rest = text;
    if (!an__take_listed(&rest, participles))
        return 0;
    for (size_t i = 0; i < rest.size; i++) {
        bool begins_word = i == 0 || rest.at[i - 1] == ' ';
        size_t size = begins_word ? when_size(an_text_after(rest, i), order, said) : 0;
        if (size == 0)
            continue;
        an_text place = an_text_stripped_end(an_text_from(rest.at, i), " ,");
        an_text name = place;
        bool is_place = an__take_listed(&name, prepositions) && an__may_be_name(name);
        if (name.size > 0)
            said->values[AN_FOUND_SITE] = name;
        return place.size == 0 || is_place ? (size_t)(rest.at - text.at) + i + size : 0;
    }
    return 0;
}
