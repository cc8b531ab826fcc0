/* Profile pgn: move numbers (PGN 8.2.2.2). "12." stands before each move of White, "12..." before a
 * move of Black that something separates from White's; elsewhere there is no number. */
#include "profile.h"

#include "findings.h"
#include "text.h"
#include "token.h"

typedef enum demand { NUMBER_FORBIDDEN, NUMBER_ALLOWED, NUMBER_DUE } demand;

/* Returns whether Black's move should have a number. The clause speaks of annotations between the
 * two moves, and writers differ on whether a NAG is one. So, after nothing but signs and NAGs, both
 * ways are right. */
static demand demand_of_reply(const an_game *game, size_t index)
{
    demand after_signs = NUMBER_FORBIDDEN;
    while (index-- > 0) {
        const an_token *token = &game->tokens[index];
        switch ((an_token_kind)token->kind) {
        case AN_TOKEN_MOVE:
            return after_signs;
        case AN_TOKEN_NUMBER:
            break;
        case AN_TOKEN_SIGN:
        case AN_TOKEN_NAG:
            after_signs = NUMBER_ALLOWED;
            break;
        case AN_TOKEN_LINE_COMMENT:
            /* an escape line does not belong to the game (PGN section 6) */
            if (game->bytes.at[token->offset] == '%')
                break;
            return NUMBER_DUE;
        case AN_TOKEN_COMMENT:
        case AN_TOKEN_OPEN:
        case AN_TOKEN_CLOSE:
        case AN_TOKEN_RESULT:
        case AN_TOKEN_AGAIN:
        case AN_TOKEN_PROSE:
            return NUMBER_DUE;
        }
    }
    return NUMBER_DUE;
}

static bool has_export_form(an_text number, bool is_white)
{
    size_t digits = an_digits_size(number);
    return digits > 0 && *number.at != '0' &&
           an_text_is(an_text_after(number, digits), is_white ? "." : "...");
}

static void find_number(an_findings *findings, const an_token *token, const an_variation *line,
                        an_number_fault fault)
{
    an_finding *finding = an__find_at(findings, AN_MOVE_NUMBER_FORM, token, line);
    if (finding == NULL)
        return;
    bool says_one = token->kind == AN_TOKEN_NUMBER && token->value > 0;
    finding->facts.reason.detail = (uint8_t)fault;
    finding->facts.number = says_one ? token->value : line->position.move_number;
}

void an__judge_number_of(const an_bench *bench, an_findings *findings, size_t index,
                         const an_variation *line)
{
    const an_game *game = bench->game;
    const an_token *move = &game->tokens[index];
    bool is_white = line->position.turn == AN_WHITE;
    bool is_numbered = index > 0 && move[-1].kind == AN_TOKEN_NUMBER;
    demand due = is_white ? NUMBER_DUE : demand_of_reply(game, index);
    if (!is_numbered) {
        if (due == NUMBER_DUE)
            find_number(findings, move, line, AN_NUMBER_MISSING);
        return;
    }
    /* 12... before White's move is always wrong, and is reported elsewhere */
    if (is_white && move[-1].says_black)
        return;
    if (due == NUMBER_FORBIDDEN)
        find_number(findings, move - 1, line, AN_NUMBER_NOT_DUE);
    else if (!has_export_form(an_token_text(game, move - 1), is_white))
        find_number(findings, move - 1, line, AN_NUMBER_FORM);
}

bool an__number_is_stray(const an_game *game, const an_token *token)
{
    const bool is_last = token + 1 == game->tokens + game->token_count;
    uint8_t next = is_last ? AN_TOKEN_RESULT : token[1].kind;
    if (next == AN_TOKEN_MOVE)
        return false;
    /* digits without a dot were reported as unreadable, except in plain text and at its end */
    bool is_unreadable =
        !game->is_text && !is_last && an_is_digit(game->bytes.at[token->offset + token->size - 1]);
    return (next == AN_TOKEN_RESULT || next == AN_TOKEN_CLOSE || next == AN_TOKEN_NUMBER) &&
           !is_unreadable;
}

void an__judge_stray_number(const an_bench *bench, an_findings *findings, size_t index,
                            const an_variation *line)
{
    if (!line->state.stopped)
        find_number(findings, &bench->game->tokens[index], line, AN_NUMBER_STRAY);
}
