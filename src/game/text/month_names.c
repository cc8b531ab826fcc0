/* The names of the months and of the days of the week, in full and abbreviated, by language. In
 * Slavic languages the forms behind a day are listed, too. A name of a month in several languages
 * is the same month in all of them. */
#include "month_names.h"

#include "fold.h"
#include "text.h"

enum { MONTHS = 12 };

typedef struct calendar {
    const char *language;
    const char *names[MONTHS];
} calendar;

/* clang-format off */
static const calendar calendars[] = {
    {"en", {"january", "february", "march", "april", "may", "june", "july", "august", "september",
            "october", "november", "december"}},
    {"en", {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"}},
    {"fr", {"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
            "octobre", "novembre", "décembre"}},
    {"fr", {"janv", "févr", "mars", "avr", "mai", "juin", "juil", "août", "sept", "oct", "nov",
            "déc"}},
    {"de", {"januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september",
            "oktober", "november", "dezember"}},
    {"de", {"jänner", "feber", "maerz", "apr", "mai", "jun", "jul", "aug", "sept", "okt", "nov",
            "dez"}},
    {"es", {"enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
            "octubre", "noviembre", "diciembre"}},
    {"es", {"ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "setiembre", "oct", "nov",
            "dic"}},
    {"it", {"gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
            "settembre", "ottobre", "novembre", "dicembre"}},
    {"it", {"gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"}},
    {"pt", {"janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto",
            "setembro", "outubro", "novembro", "dezembro"}},
    {"pt", {"jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"}},
    {"nl", {"januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus",
            "september", "oktober", "november", "december"}},
    {"ru", {"января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
            "октября", "ноября", "декабря"}},
    {"ru", {"январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь",
            "октябрь", "ноябрь", "декабрь"}},
    {"pl", {"stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia",
            "września", "października", "listopada", "grudnia"}},
    {"pl", {"styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień",
            "wrzesień", "październik", "listopad", "grudzień"}},
    {"cs", {"ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září",
            "října", "listopadu", "prosince"}},
    {"cs", {"leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září",
            "říjen", "listopad", "prosinec"}},
    {"sv", {"januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
            "oktober", "november", "december"}},
    {"hu", {"január", "február", "március", "április", "május", "június", "július", "augusztus",
            "szeptember", "október", "november", "december"}},
    {"ca", {"gener", "febrer", "març", "abril", "maig", "juny", "juliol", "agost", "setembre",
            "octubre", "novembre", "desembre"}},
};

/* Which day a name means is not needed, so a name that several languages share is listed once. The
 * Czech "ne" is left out, because "né le 12 mars" is no Sunday. */
static const char weekdays[] =
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|"                           /* en */
    "mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|"
    "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|"                                /* fr */
    "lun|mar|mer|jeu|ven|sam|dim|"
    "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|"                      /* de */
    "sonntag|mo|di|mi|do|fr|sa|so|"
    "lunes|martes|miércoles|jueves|viernes|sábado|domingo|"                               /* es */
    "mié|jue|vie|sáb|dom|"
    "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|"                           /* it */
    "gio|"
    "segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|"                    /* pt */
    "segunda|terça|quarta|quinta|sexta|seg|ter|qua|qui|sex|"
    "maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|"                         /* nl */
    "ma|wo|vr|za|zo|"
    "понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|"                      /* ru */
    "пн|вт|ср|чт|пт|сб|вс|"
    "poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|"                         /* pl */
    "pon|wt|śr|czw|pt|sob|niedz|"
    "pondělí|úterý|středa|čtvrtek|pátek|neděle|"                                          /* cs */
    "po|út|st|čt|pá|"
    "måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|"                                  /* sv */
    "måndagen|tisdagen|onsdagen|torsdagen|fredagen|lördagen|söndagen|"
    "mån|tis|ons|tors|fre|lör|sön|"
    "hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap|"                                /* hu */
    "dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|"                        /* ca */
    "dl|dt|dc|dj|dv|ds|dg";
/* clang-format on */

enum { COUNT = sizeof calendars / sizeof *calendars };

unsigned an__month_read(an_text text, size_t *size)
{
    enum { SHORT = 6 }; /* bytes of the longest abbreviation */
    for (size_t i = 0; i < COUNT; i++)
        for (unsigned month = 0; month < MONTHS; month++) {
            *size = an_folded_size(text, calendars[i].names[month]);
            if (*size == 0)
                continue;
            *size += *size < SHORT && an_text_starts(an_text_after(text, *size), ".");
            return month + 1;
        }
    return 0;
}

size_t an__weekday_size(an_text text)
{
    size_t size = an__listed_size(text, weekdays);
    return size > 0 ? size + an_text_starts(an_text_after(text, size), ".") : 0;
}

const char *an__month_name(size_t index, unsigned month)
{
    return index < COUNT ? calendars[index].names[month - 1] : NULL;
}
