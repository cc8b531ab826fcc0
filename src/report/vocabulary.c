/* The words that stand in the holes of sentences, or beside them. */
#include "vocabulary.h"

static const char *const levels[AN_TONGUES][3] = {
    {"note", "warning", "error"},
    {"note", "avertissement", "erreur"},
};

static const char *const groups[AN_TONGUES][AN_GROUP_FACTS + 1] = {
    {"trouble", "reading", "legality", "game", "notation", "file", "score sheet", "facts"},
    {"incident", "lecture", "légalité", "partie", "notation", "fichier", "feuille de partie",
     "faits"},
};

static const char *const roles[AN_TONGUES][AN_ROLES] = {
    {"man", "pawn", "knight", "bishop", "rook", "queen", "king"},
    {"pièce", "pion", "cavalier", "fou", "tour", "dame", "roi"},
};

/* Masculine and feminine. */
static const char *const articles[AN_TONGUES][4][2] = {
    {[AN_THE] = {"the ", "the "},
     [AN_OF_THE] = {"of the ", "of the "},
     [AN_A] = {"a ", "a "},
     [AN_NO] = {"no ", "no "}},
    {[AN_THE] = {"le ", "la "},
     [AN_OF_THE] = {"du ", "de la "},
     [AN_A] = {"un ", "une "},
     [AN_NO] = {"aucun ", "aucune "}},
};

static const char *const sides[AN_TONGUES][2] = {{"White", "Black"}, {"Blancs", "Noirs"}};

static const char *const small_words[AN_SMALL_WORDS][AN_TONGUES] = {
    [AN_WORD_OPEN_QUOTE] = {"'", "« "},  [AN_WORD_CLOSE_QUOTE] = {"'", " »"},
    [AN_WORD_OR] = {" or ", " ou "},     [AN_WORD_IN_LANGUAGE] = {" in ", " en "},
    [AN_WORD_ON_SQUARE] = {" on ", " "},
};

const char *an_word_level(an_tongue tongue, an_level level)
{
    return levels[tongue][level];
}

const char *an_word_group(an_tongue tongue, an_group group)
{
    return groups[tongue][group];
}

const char *an_word_role(an_tongue tongue, an_role role)
{
    return roles[tongue][role];
}

bool an_role_is_feminine(an_role role)
{
    return role == AN_ROOK || role == AN_QUEEN || role == AN_NO_ROLE;
}

const char *an_word_article(an_tongue tongue, an_article article, an_role role)
{
    return articles[tongue][article][an_role_is_feminine(role)];
}

const char *an_word_side(an_tongue tongue, an_color color)
{
    return sides[tongue][color];
}

const char *an_word(an_tongue tongue, an_small_word word)
{
    return small_words[word][tongue];
}

const char *an_language_name(const an_language *language, an_tongue tongue)
{
    return tongue == AN_FRENCH ? language->french_name : language->english_name;
}
