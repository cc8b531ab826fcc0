/* The words and signs that messages are put together from. */
#include "terms.h"

static const char *const levels[][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_LEVEL_NOTE] = {"note", "note"},
    [AN_LEVEL_WARNING] = {"warning", "avertissement"},
    [AN_LEVEL_ERROR] = {"error", "erreur"},
};

static const char *const groups[][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_GROUP_TROUBLE] = {"trouble", "incident"},
    [AN_GROUP_READING] = {"reading", "lecture"},
    [AN_GROUP_LEGALITY] = {"legality", "légalité"},
    [AN_GROUP_GAME] = {"game", "partie"},
    [AN_GROUP_NOTATION] = {"notation", "notation"},
    [AN_GROUP_FILE] = {"file", "fichier"},
    [AN_GROUP_SHEET] = {"score sheet", "feuille de partie"},
    [AN_GROUP_FACTS] = {"facts", "faits"},
};

static const char *const roles[AN_ROLE_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_NO_ROLE] = {"piece", "pièce"},    [AN_PAWN] = {"pawn", "pion"},
    [AN_KNIGHT] = {"knight", "cavalier"}, [AN_BISHOP] = {"bishop", "fou"},
    [AN_ROOK] = {"rook", "tour"},         [AN_QUEEN] = {"queen", "dame"},
    [AN_KING] = {"king", "roi"},
};

/* Indices: an_article; whether the role is feminine in French; language of the messages. */
static const char *const articles[AN_ARTICLE_COUNT][2][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_THE] = {{"the ", "le "}, {"the ", "la "}},
    [AN_OF_THE] = {{"of the ", "du "}, {"of the ", "de la "}},
    [AN_A] = {{"a ", "un "}, {"a ", "une "}},
    [AN_NO] = {{"no ", "aucun "}, {"no ", "aucune "}},
};

static const char *const sides[][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_WHITE] = {"White", "Blancs"},
    [AN_BLACK] = {"Black", "Noirs"},
};

static const char *const terms[AN_TERM_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_TERM_OPEN_QUOTE] = {"'", "« "},       [AN_TERM_CLOSE_QUOTE] = {"'", " »"},
    [AN_TERM_COLON] = {": ", " : "},          [AN_TERM_OR] = {" or ", " ou "},
    [AN_TERM_IN_LANGUAGE] = {" in ", " en "}, [AN_TERM_ON_SQUARE] = {" on ", " "},
    [AN_TERM_BLACK_DOTS] = {"...", "…"},
};

const char *an__term_level(an_message_language language, an_level level)
{
    return levels[level][language];
}

const char *an__term_group(an_message_language language, an_group group)
{
    return groups[group][language];
}

const char *an__term_role(an_message_language language, an_role role)
{
    return roles[role][language];
}

bool an__role_is_feminine(an_role role)
{
    return role == AN_ROOK || role == AN_QUEEN || role == AN_NO_ROLE;
}

const char *an__term_article(an_message_language language, an_article article, an_role role)
{
    return articles[article][an__role_is_feminine(role)][language];
}

const char *an__term_side(an_message_language language, an_color color)
{
    return sides[color][language];
}

const char *an__term(an_message_language language, an_term_id term)
{
    return terms[term][language];
}

bool an__is_plural(an_message_language language, uint64_t count)
{
    return language == AN_MESSAGES_FRENCH ? count > 1 : count != 1;
}

const char *an_language_name(const an_language *language, an_message_language message_language)
{
    return message_language == AN_MESSAGES_FRENCH ? language->french_name : language->english_name;
}
