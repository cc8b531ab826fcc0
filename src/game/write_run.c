/* Writing what nearly all games are made of: a run of moves with nothing between them but their
 * numbers, in letters of ASCII, on lines that may be broken anywhere. */
#include "scribe.h"

#include "text.h"

/* Whether a text can be part of such a word. */
static bool is_plain(const char *text)
{
    for (; *text != '\0'; text++)
        if ((unsigned char)*text >= 0x80 || an_is_space(*text))
            return false;
    return true;
}

bool an_writes_plain_words(const an_notation *notation)
{
    static const an_convention conventions[] = {AN_CONVENTION_CASTLING, AN_CONVENTION_PROMOTION,
                                                AN_CONVENTION_CAPTURE, AN_CONVENTION_CHECK,
                                                AN_CONVENTION_MATE};
    bool sets_mate_apart = an_text_is(
        an_text_of(an_convention_choice(AN_CONVENTION_MATE, notation->choice[AN_CONVENTION_MATE])),
        "mat");
    for (size_t i = 0; i < sizeof conventions / sizeof *conventions; i++)
        if (!is_plain(an_convention_choice(conventions[i], notation->choice[conventions[i]])))
            return false;
    for (an_role role = AN_PAWN; role < AN_ROLES && !an_is_coordinates(notation); role++)
        if (!is_plain(notation->language->letter[role]))
            return false;
    return !sets_mate_apart;
}

/* Whether a token is a move that is written as it is told, with nothing glued to it. */
static bool is_bare(const an_token *token, const an_ply *ply)
{
    return token->kind == AN_TOKEN_MOVE && ply->is_played && !ply->is_mended &&
           token->size - ply->says_check == ply->size && ply->move.kind != AN_EN_PASSANT;
}

static void put_number(an_scribe *scribe, unsigned number)
{
    char word[AN_PAGE_WORD] = "", digits[8];
    size_t size = 0, count = 0;
    do
        digits[count++] = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    while (count > 0)
        word[size++] = digits[--count];
    word[size++] = '.';
    an_page_put_plain(&scribe->page, word, size);
}

static void put_move(an_scribe *scribe, const an_ply *ply)
{
    char word[AN_SAN_MAX] = "";
    an_san san = an_scribe_say(scribe, ply);
    if (san.color == AN_WHITE)
        put_number(scribe, an_scribe_number(scribe, an_scribe_current(scribe)));
    an_page_put_plain(&scribe->page, word, an_san_write(word, &san, &scribe->script.notation));
    an_scribe_pass(scribe, ply);
}

/* Black's number, and what stands between a number and its move, are not for a run. */
static bool may_begin(const an_scribe *scribe)
{
    const an_scribe_line *line = an_scribe_current(scribe);
    bool needs_number = scribe->needs_number && an_scribe_turn(scribe, line) == AN_BLACK;
    return scribe->has_plain_words && !scribe->arrangement->begin_move && !needs_number &&
           !scribe->has_number && !line->stopped;
}

size_t an_scribe_put_run(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    const an_ply *plies = scribe->judgement->plies;
    if (!may_begin(scribe))
        return index;
    for (size_t move = index; move < game->token_count; move++) {
        move += game->tokens[move].kind == AN_TOKEN_NUMBER;
        if (move == game->token_count || !is_bare(&game->tokens[move], &plies[move]))
            break;
        put_move(scribe, &plies[move]);
        scribe->needs_number = false;
        scribe->after_move = true;
        index = move + 1;
    }
    return index;
}
