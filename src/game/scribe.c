/* Writes a judged game again: tags and movetext in a layout, every move in the scribe's notation.
 */
#include "scribe.h"

#include <stdlib.h>

#include "notation.h"
#include "text.h"

static const char *const layout_names[AN_LAYOUTS] = {"auto", "pgn", "text", "lines", "keep"};

an_layout an_layout_from_name(an_text name)
{
    for (int layout = 0; layout < AN_LAYOUTS; layout++)
        if (an_text_is(name, layout_names[layout]))
            return (an_layout)layout;
    return AN_LAYOUTS;
}

const char *an_layout_name(an_layout layout)
{
    return layout_names[layout];
}

an_scribe *an_scribe_open(const an_notation *notation, an_layout layout, size_t width)
{
    an_scribe *scribe = calloc(1, sizeof *scribe);
    if (scribe == NULL)
        return NULL;
    scribe->notation = *notation;
    scribe->asked = layout;
    scribe->page.width = width;
    return scribe;
}

void an_scribe_close(an_scribe *scribe)
{
    if (scribe == NULL)
        return;
    an_buffer_free(&scribe->page.out);
    an_variations_free(&scribe->lines);
    free(scribe);
}

static void put_string(an_scribe *scribe, const char *word)
{
    an_page_put(&scribe->page, an_text_of(word));
}

static an_text text_of(const an_scribe *scribe, const an_token *token)
{
    return an_text_from(scribe->judgement->game->bytes.at + token->offset, token->size);
}

static const char *chosen(const an_scribe *scribe, an_convention convention)
{
    return an_convention_choice(convention, scribe->notation.choice[convention]);
}

/* ---- tags ---- */

static void put_tag(an_scribe *scribe, an_text name, an_text value)
{
    an_buffer *out = &scribe->page.out;
    an_buffer_put_char(out, '[');
    an_buffer_put_text(out, name);
    an_buffer_put(out, " \"");
    an_buffer_put_text(out, value);
    an_buffer_put(out, "\"]\n");
}

static const char *const roster[] = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};

static bool is_in_roster(an_text name)
{
    for (size_t i = 0; i < sizeof roster / sizeof *roster; i++)
        if (an_text_is(name, roster[i]))
            return true;
    return false;
}

/* The seven tags first, in their order (PGN 8.1.1), the others as they stand. */
static void put_tags(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_game *game = judgement->game;
    for (size_t i = 0; i < sizeof roster / sizeof *roster; i++) {
        an_text value = an_game_tag(game, roster[i]);
        if (strcmp(roster[i], "Result") == 0) {
            size_t size;
            an_result result = an_result_read(value, &size);
            if (value.at == NULL || (result != AN_NO_RESULT && size == value.size))
                value = an_text_of(an_result_name(value.at == NULL ? judgement->result : result));
        }
        put_tag(scribe, an_text_of(roster[i]), value.at == NULL ? an_text_of("?") : value);
    }
    for (size_t i = 0; i < game->tag_count; i++)
        if (!is_in_roster(game->tags[i].name))
            put_tag(scribe, game->tags[i].name, game->tags[i].value);
}

static bool starts_as_usual(const an_judgement *judgement)
{
    an_position usual = an_position_start();
    return judgement->start.key == usual.key && judgement->variant == AN_STANDARD;
}

/* What a reader must know to replay a game that does not begin at the usual start. */
static void put_start_tags(an_scribe *scribe, bool only_missing)
{
    const an_judgement *judgement = scribe->judgement;
    if (starts_as_usual(judgement))
        return;
    if (judgement->variant == AN_CHESS960 &&
        !(only_missing && an_game_tag(judgement->game, "Variant").at != NULL))
        put_tag(scribe, an_text_of("Variant"), an_text_of("Chess960"));
    if (only_missing && an_game_tag(judgement->game, "FEN").at != NULL)
        return;
    char fen[AN_FEN_MAX];
    an_position_to_fen(fen, &judgement->start);
    put_tag(scribe, an_text_of("SetUp"), an_text_of("1"));
    put_tag(scribe, an_text_of("FEN"), an_text_of(fen));
}

/* ---- movetext ---- */

static void put_number(an_scribe *scribe, const an_position *position)
{
    char number[16], *at = number + sizeof number;
    unsigned value = position->move_number;
    *--at = '\0';
    const char *dots = position->turn == AN_WHITE ? "." : chosen(scribe, AN_CONVENTION_DOTS);
    do
        *--at = (char)('0' + value % 10);
    while ((value /= 10) > 0);
    char word[32];
    size_t digits = strlen(at), size = strlen(dots);
    memcpy(word, at, digits);
    memcpy(word + digits, dots, size);
    an_page_put(&scribe->page, an_text_from(word, digits + size));
}

static void put_offer(an_scribe *scribe)
{
    bool as_comment = strcmp(chosen(scribe, AN_CONVENTION_OFFER), "comment") == 0;
    put_string(scribe, as_comment ? "{(=)}" : "(=)");
    scribe->needs_number = scribe->needs_number || as_comment;
}

static void put_nag(an_scribe *scribe, unsigned nag)
{
    const char *sign = an_nag_sign(nag);
    bool as_number = strcmp(chosen(scribe, AN_CONVENTION_NAGS), "number") == 0;
    if (as_number || *sign == '\0') {
        char word[8] = "$";
        char digits[4], *at = digits + sizeof digits;
        *--at = '\0';
        do
            *--at = (char)('0' + nag % 10);
        while ((nag /= 10) > 0);
        memcpy(word + 1, at, strlen(at) + 1);
        put_string(scribe, word);
        return;
    }
    /* ! and ? are glued to the move, evaluations stand apart */
    scribe->page.glued = nag <= 6 && scribe->after_move;
    put_string(scribe, sign);
}

static void put_suffix(an_scribe *scribe, an_text text, bool gives_check)
{
    an_suffix suffix = an_suffix_read(text, gives_check);
    for (unsigned i = 0; i < suffix.nag_count; i++)
        put_nag(scribe, suffix.nags[i]);
    if (suffix.draw_offer)
        put_offer(scribe);
    if (suffix.size < text.size)
        an_page_put(&scribe->page, an_text_after(text, suffix.size));
}

/* The part of a word behind the move. */
static an_text suffix_of(const an_scribe *scribe, an_text word)
{
    an_san san;
    if (an_san_parse(&san, word, scribe->judgement->notation) != AN_OK)
        return an_text_after(word, word.size);
    return an_text_after(word, san.size);
}

static void put_move(an_scribe *scribe, size_t index, an_variation *line)
{
    const an_ply *ply = &scribe->judgement->plies[index];
    an_text word = text_of(scribe, &scribe->judgement->game->tokens[index]);
    bool is_white = line->position.turn == AN_WHITE;
    if (scribe->layout == AN_LAYOUT_LINES && is_white && scribe->lines.count == 1)
        an_page_end_line(&scribe->page);
    if (is_white || scribe->needs_number)
        put_number(scribe, &line->position);
    char text[AN_SAN_MAX];
    an_san san = an_san_described(&line->position, ply->move, (an_check_sign)ply->sign);
    an_san_write(text, &san, &scribe->notation);
    an_page_put_text(&scribe->page, an_text_of(text));
    scribe->needs_number = false;
    scribe->after_move = true;
    put_suffix(scribe, suffix_of(scribe, word), ply->sign != AN_NO_SIGN);
    an_variation_play(line, ply->move);
}

/* Whether text in round brackets would be read as it is meant: a comment. */
static bool may_stand_in_parentheses(an_text text)
{
    for (size_t i = 0; i < text.size; i++)
        if (strchr("(){}", text.at[i]) != NULL)
            return false;
    an_text first = an_text_trimmed(text);
    size_t size = 0;
    while (size < first.size && !an_is_space(first.at[size]))
        size++;
    return size > 0 && !an_is_digit(*first.at) && *first.at != '=' && *first.at != '.' &&
           !an_san_has_shape(an_text_from(first.at, size));
}

/* A comment, with the brackets its layout calls for. */
static void put_comment(an_scribe *scribe, an_text text)
{
    bool plain = scribe->layout != AN_LAYOUT_PGN && may_stand_in_parentheses(text);
    bool has_brace = memchr(text.at, '}', text.size) != NULL;
    if (has_brace) {
        an_page_end_line(&scribe->page);
        put_string(scribe, ";");
        scribe->page.glued = true;
        an_page_put(&scribe->page, text);
        an_page_end_line(&scribe->page);
    } else {
        put_string(scribe, plain ? "(" : "{");
        scribe->page.glued = true;
        an_page_put_text(&scribe->page, text);
        scribe->page.glued = true;
        put_string(scribe, plain ? ")" : "}");
    }
    scribe->needs_number = true;
    scribe->after_move = false;
}

/* The text of a comment token without its brackets. */
static an_text comment_text(an_text token)
{
    char first = *token.at, last = token.at[token.size - 1];
    if (first == ';')
        return an_text_after(token, 1);
    token = an_text_after(token, 1);
    if (token.size > 0 && ((first == '{' && last == '}') || (first == '(' && last == ')')))
        token.size--;
    return token;
}

/* Prose, or a word among the moves that is none. */
static bool is_prose(const an_scribe *scribe, size_t index)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    return token->kind == AN_TOKEN_PROSE ||
           (token->kind == AN_TOKEN_MOVE && !scribe->judgement->plies[index].is_played &&
            !an_san_has_shape(text_of(scribe, token)));
}

/* A run of prose becomes a comment: from its first word to its last. */
static size_t put_prose(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    size_t last = index;
    while (last + 1 < game->token_count && is_prose(scribe, last + 1))
        last++;
    const an_token *from = &game->tokens[index], *to = &game->tokens[last];
    put_comment(scribe,
                an_text_from(game->bytes.at + from->offset, to->offset + to->size - from->offset));
    return last;
}

/* ---- where the game could not be read ---- */

static const char *reason_at(const an_scribe *scribe, const an_token *token)
{
    for (size_t i = 0; i < scribe->judgement->finding_count; i++) {
        const an_finding *finding = &scribe->judgement->findings[i];
        if (finding->offset == token->offset && finding->level == AN_ERROR)
            return an_code_slug(finding->code);
    }
    return NULL;
}

static void put_refused(an_scribe *scribe, size_t index)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    const char *reason = reason_at(scribe, token);
    if (reason != NULL) {
        put_string(scribe, "{algnot:");
        put_string(scribe, "not");
        put_string(scribe, "converted");
        put_string(scribe, "from");
        put_string(scribe, "here:");
        put_string(scribe, reason);
        scribe->page.glued = true;
        put_string(scribe, "}");
    }
    an_page_put(&scribe->page, text_of(scribe, token));
    scribe->needs_number = false;
}

/* Numbers are written anew, but those before a move that is left as it stands stay. */
static bool keeps_number(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    for (size_t i = index + 1; i < game->token_count; i++)
        if (game->tokens[i].kind == AN_TOKEN_MOVE)
            return !scribe->judgement->plies[i].is_played;
        else if (game->tokens[i].kind != AN_TOKEN_NUMBER)
            break;
    return false;
}

/* ---- the walk ---- */

static bool put_token(an_scribe *scribe, size_t *index)
{
    const an_judgement *judgement = scribe->judgement;
    const an_token *token = &judgement->game->tokens[*index];
    an_variation *line = an_variations_current(&scribe->lines);
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_NUMBER:
        if (keeps_number(scribe, *index))
            an_page_put(&scribe->page, text_of(scribe, token));
        break;
    case AN_TOKEN_MOVE:
        if (judgement->plies[*index].is_played)
            put_move(scribe, *index, line);
        else if (is_prose(scribe, *index))
            *index = put_prose(scribe, *index);
        else
            put_refused(scribe, *index);
        break;
    case AN_TOKEN_SIGN:
        put_suffix(scribe, text_of(scribe, token), line->in_check);
        break;
    case AN_TOKEN_NAG:
        put_nag(scribe, token->value);
        break;
    case AN_TOKEN_COMMENT: {
        an_text text = comment_text(text_of(scribe, token));
        if (an_text_is(text, "(=)"))
            put_offer(scribe);
        else
            put_comment(scribe, text);
        break;
    }
    case AN_TOKEN_LINE_COMMENT: {
        an_text text = text_of(scribe, token);
        if (*text.at != '%')
            put_comment(scribe, comment_text(text));
        break;
    }
    case AN_TOKEN_OPEN:
        put_string(scribe, "(");
        scribe->page.glued = scribe->needs_number = true;
        scribe->after_move = false;
        return an_variations_open(&scribe->lines);
    case AN_TOKEN_CLOSE:
        scribe->page.glued = true;
        put_string(scribe, ")");
        scribe->needs_number = true;
        scribe->after_move = false;
        an_variations_close(&scribe->lines);
        break;
    case AN_TOKEN_RESULT:
        if (scribe->lines.count > 1)
            put_string(scribe, an_result_write((an_result)token->value, &scribe->notation));
        break;
    case AN_TOKEN_PROSE:
        *index = put_prose(scribe, *index);
        break;
    }
    return true;
}

static bool put_movetext(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    if (!an_variations_begin(&scribe->lines, &judgement->start))
        return false;
    scribe->needs_number = true;
    scribe->after_move = scribe->page.glued = false;
    scribe->page.column = 0;
    for (size_t i = 0; i < judgement->game->token_count; i++)
        if (!put_token(scribe, &i))
            return false;
    bool is_pgn = scribe->layout == AN_LAYOUT_PGN;
    if (is_pgn || judgement->result != AN_NO_RESULT)
        put_string(scribe, an_result_write(judgement->result, &scribe->notation));
    an_page_end_line(&scribe->page);
    return true;
}

static an_layout layout_for(const an_scribe *scribe)
{
    if (scribe->asked != AN_LAYOUT_AUTO)
        return scribe->asked;
    const an_language *language = scribe->notation.language;
    bool is_english = language != NULL && strcmp(language->code, "en") == 0;
    bool is_pgn = !scribe->judgement->game->is_text;
    return is_pgn || (is_english && scribe->notation.style != AN_UCI) ? AN_LAYOUT_PGN
                                                                      : AN_LAYOUT_TEXT;
}

an_text an_scribe_write(an_scribe *scribe, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    scribe->judgement = judgement;
    scribe->layout = layout_for(scribe);
    an_buffer_clear(&scribe->page.out);
    if (judgement->notation == NULL || !judgement->has_board)
        return game->bytes;
    if (scribe->layout == AN_LAYOUT_KEEP)
        return an_scribe_keep(scribe);
    if (game->is_empty)
        return an_text_from("", 0);
    if (scribe->layout == AN_LAYOUT_PGN)
        put_tags(scribe);
    put_start_tags(scribe, scribe->layout == AN_LAYOUT_PGN);
    if (scribe->page.out.size > 0)
        an_buffer_put_char(&scribe->page.out, '\n');
    bool written = put_movetext(scribe);
    an_buffer_put_char(&scribe->page.out, '\n');
    if (!written || scribe->page.out.failed)
        return an_text_from(NULL, 0);
    return an_text_from(scribe->page.out.at, scribe->page.out.size);
}
