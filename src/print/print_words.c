/* The words that print adds to games. */
#include "print_words.h"

#include "text.h"

/* English stands first. */
static const char *const words[AN_WORD_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_WORD_GAMES] = {"Chess games", "Parties d’échecs"},
    [AN_WORD_GAME] = {"Game", "Partie"},
    [AN_WORD_ROUND] = {"round", "ronde"},
    [AN_WORD_NOTES] = {"Notes:", "Notes\xC2\xA0:"},
    [AN_WORD_AFTER] = {"after", "après"},
    [AN_WORD_NOT_READ] = {"Not read:", "Non lu\xC2\xA0:"},
    [AN_WORD_SCORE_SHEET] = {"Score sheet", "Feuille de partie"},
    [AN_WORD_ROUND_LABEL] = {"Round", "Ronde"},
    [AN_WORD_EVENT] = {"Event", "Tournoi"},
    [AN_WORD_DATE] = {"Date", "Date"},
    [AN_WORD_BOARD] = {"Board", "Échiquier"},
    [AN_WORD_WHITE] = {"White", "Blancs"},
    [AN_WORD_BLACK] = {"Black", "Noirs"},
    [AN_WORD_RATING] = {"Rating", "Elo"},
    [AN_WORD_RESULT] = {"Result", "Résultat"},
    [AN_WORD_SIGNATURE] = {"Signature", "Signature"},
    [AN_WORD_ILLEGAL] = {"(illegal)", "(illégal)"},
};

const char *an__print_word(an_print_word word, an_message_language language)
{
    return words[word][language];
}

/* ---- dates ---- */

enum { MONTHS = 12 };

static const char *const months[AN_MESSAGE_LANGUAGE_COUNT][MONTHS] = {
    {"January", "February", "March", "April", "May", "June", "July", "August", "September",
     "October", "November", "December"},
    {"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
     "octobre", "novembre", "décembre"},
};

/* The parts of a PGN date, YYYY.MM.DD. */
enum { YEAR = 4, MONTH_AT = 5, DAY_AT = 8, DATE_SIZE = 10 };

/* Returns the number that two digits make; 0 if they are "??". */
static unsigned two_digits(const char *at)
{
    return an_is_digit(at[0]) && an_is_digit(at[1])
               ? (unsigned)(at[0] - '0') * 10 + (unsigned)(at[1] - '0')
               : 0;
}

static bool is_date(an_text date)
{
    return date.size == DATE_SIZE && date.at[YEAR] == '.' && date.at[DAY_AT - 1] == '.' &&
           two_digits(date.at + MONTH_AT) <= MONTHS;
}

void an__print_date(an_buffer *out, an_text date, an_message_language language)
{
    if (!is_date(date)) {
        an_buffer_put_text(out, date);
        return;
    }
    unsigned month = two_digits(date.at + MONTH_AT), day = two_digits(date.at + DAY_AT);
    if (an_digits_size(an_text_from(date.at, YEAR)) < YEAR)
        return;
    if (month > 0 && day > 0) {
        an__buffer_put_number(out, day);
        an__buffer_put(out, language == AN_MESSAGES_FRENCH && day == 1 ? "er" : "");
        an__buffer_put(out, "\xC2\xA0");
    }
    if (month > 0) {
        an__buffer_put(out, months[language][month - 1]);
        an_buffer_put_char(out, ' ');
    }
    an_buffer_add(out, date.at, YEAR);
}
