/* What a code means, in one of the languages of the messages. */
#include "explain.h"

static const an_explained *const tables[] = {
    an__explained_reading,  an__explained_legality, an__explained_game,
    an__explained_spelling, an__explained_export,
};

static const char *const books[AN_BOOK_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_BOOK_ALGNOT] = {"algnot", "algnot"},
    [AN_BOOK_LAWS] = {"FIDE Laws of Chess, article", "Règles du jeu d'échecs de la FIDE, article"},
    [AN_BOOK_LAWS_APPENDIX] = {"FIDE Laws of Chess, appendix",
                               "Règles du jeu d'échecs de la FIDE, annexe"},
    [AN_BOOK_PGN] = {"PGN standard, section", "standard PGN, section"},
};

static const an_explained *row_of(an_code code)
{
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        for (const an_explained *row = tables[i]; row->code != AN_OK; row++)
            if (row->code == code)
                return row;
    return NULL;
}

static const char *game_in(const char *const *texts, an_message_language language)
{
    return texts[language] != NULL ? texts[language] : texts[AN_MESSAGES_ENGLISH];
}

bool an_code_explain(an_explanation *explanation, an_code code, an_message_language language)
{
    const an_explained *row = row_of(code);
    if (row == NULL)
        return false;
    *explanation = (an_explanation){
        .summary = row->summary[language],
        .meaning = row->meaning[language],
        .example = game_in(row->example, language),
        .mended = game_in(row->mended, language),
        .command = row->command,
        .book = books[row->source.book][language],
        .clause = row->source.clause,
    };
    return true;
}
