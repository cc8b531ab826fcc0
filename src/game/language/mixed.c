/* A move written in another language than its game: Rc4 for Tc4 in a French game. */
#include "mixed.h"

#include <string.h>

#include "alphabets.h"
#include "findings.h"
#include "main_line.h"
#include "parse.h"
#include "plain.h"
#include "position.h"
#include "resolve.h"
#include "token.h"

static bool reads(an_move *move, const an_position *position, an_text word,
                  const an_notation *notation)
{
    an_san san;
    return an__san_read(&san, word, notation) && an__san_find(move, position, &san);
}

/* Returns the index of the next move of the main line after token `index`. */
static size_t next_move(const an_game *game, size_t index)
{
    return an__line_next(game, index + 1, AN_TOKEN_MOVE);
}

enum { CARRIED_PLIES = 4 };

/* Returns true if the game can be played for some plies after `move`, in its own language or in
 * `other`. */
static bool carries_on(const an_bench *bench, const an_finding *finding, size_t index, an_move move,
                       const an_notation *other)
{
    an_position position = an_position_play(&finding->position, move);
    for (unsigned ply = 0; ply < CARRIED_PLIES; ply++) {
        index = next_move(bench->game, index);
        if (index == bench->game->token_count)
            return an_is_usual(other) || finding->code == AN_UNKNOWN_PIECE_LETTER;
        an_text word = an_text_at(bench->game, index);
        if (!reads(&move, &position, word, bench->notation) &&
            !reads(&move, &position, word, other))
            return false;
        position = an_position_play(&position, move);
    }
    return true;
}

static bool may_be_mixed(const an_finding *finding)
{
    return finding->where.depth == 0 && finding->level == AN_LEVEL_ERROR && finding->has_position &&
           (finding->code == AN_UNKNOWN_PIECE_LETTER || finding->code == AN_NO_SUCH_MOVE ||
            finding->code == AN_PATH_BLOCKED || finding->code == AN_OWN_PIECE_CAPTURED ||
            finding->code == AN_KING_INTO_CHECK || finding->code == AN_PINNED_PIECE ||
            finding->code == AN_CHECK_NOT_PARRIED || finding->code == AN_PROMOTION_IMPOSSIBLE);
}

static size_t token_at(const an_game *game, uint32_t offset)
{
    size_t index = 0;
    while (index < game->token_count && game->tokens[index].offset != offset)
        index++;
    return index;
}

/* The word of the error, and what it says in languages that were tried, as far as the board refused
 * it. */
typedef struct wrong_word {
    const an_finding *error;
    an_plain plain; /* 0 if the word is no token */
    an_san refused[AN_ROLE_COUNT];
    size_t refused_count;
} wrong_word;

static bool was_refused(const wrong_word *word, const an_san *san)
{
    for (size_t i = 0; i < word->refused_count; i++)
        if (memcmp(&word->refused[i], san, sizeof *san) == 0)
            return true;
    return false;
}

/* Reads the word of the error in the language `other`, unless an earlier language read it alike and
 * was refused. Returns true, and sets *move, if it is a legal move there. */
static bool reads_error(an_move *move, wrong_word *word, an_alphabets *alphabets,
                        const an_notation *other)
{
    an_san san;
    const an_plain_letters *letters = an__letters_in(alphabets, other);
    if (an_plain_is_foreign(word->plain, letters) ||
        (!an__plain_say(&san, word->plain, letters) &&
         !an__san_read(&san, word->error->facts.text, other)) ||
        was_refused(word, &san))
        return false;
    if (an__san_find(move, &word->error->position, &san))
        return true;
    if (word->refused_count < sizeof word->refused / sizeof *word->refused)
        word->refused[word->refused_count++] = san;
    return false;
}

/* Returns true if at least five languages read the word of the error as `move`. S, for example, is
 * a knight in German and in six others. */
static bool is_widespread(const an_finding *error, an_move move)
{
    enum { MANY = 5 };
    unsigned readers = 0;
    for (size_t i = 0; i < an_language_count && readers < MANY; i++) {
        an_notation other = {.language = &an_languages[i], .style = AN_STYLE_SHORT, .exact = true};
        an_move same;
        readers += other.language->confidence <= AN_CONFIDENCE_MEDIUM &&
                   reads(&same, &error->position, error->facts.text, &other) &&
                   an_move_equal(same, move);
    }
    return readers == MANY;
}

/* Returns true if a later word is a move in `other`, but not in the language of the game. */
static bool is_borne_out(const an_bench *bench, size_t index, const an_notation *other)
{
    const an_game *game = bench->game;
    for (size_t i = next_move(game, index); i < game->token_count; i = next_move(game, i)) {
        an_text word = an_text_at(game, i);
        an_san san;
        if (an__san_read(&san, word, other) && !an__san_read(&san, word, bench->notation))
            return true;
    }
    return false;
}

/* Returns true if the word is rather a slip of the pen: it is the only such word, and few languages
 * have its letter for the piece. */
static bool is_slip(const an_bench *bench, const an_finding *error, size_t index, an_move move,
                    const an_notation *other)
{
    return !an_is_usual(other) && !is_widespread(error, move) && !is_borne_out(bench, index, other);
}

void an__judge_mixture(const an_bench *bench, an_findings *findings, an_alphabets *alphabets)
{
    size_t at = 0;
    while (at < findings->count && !may_be_mixed(&findings->list[at]))
        at++;
    if (at == findings->count || bench->notation->language == NULL)
        return;
    const an_finding error = findings->list[at];
    size_t index = token_at(bench->game, error.where.offset);
    wrong_word word = {.error = &error};
    if (index < bench->game->token_count)
        word.plain = bench->game->tokens[index].value;
    for (size_t i = 0; i < an_language_count; i++) {
        /* one style stands for all, since the style of the game does not matter here */
        an_notation other = {.language = &an_languages[i], .style = AN_STYLE_SHORT, .exact = true};
        an_move move;
        if (&an_languages[i] == bench->notation->language ||
            an_languages[i].confidence > AN_CONFIDENCE_MEDIUM ||
            !reads_error(&move, &word, alphabets, &other) ||
            !carries_on(bench, &error, index, move, &other) ||
            is_slip(bench, &error, index, move, &other))
            continue;
        an_finding *finding =
            an__find(findings, AN_MIXED_LANGUAGES, error.where.offset, error.where.size);
        if (finding == NULL)
            return;
        finding->where.ply = error.where.ply;
        finding->has_position = true;
        finding->position = error.position;
        finding->facts.move = move;
        finding->facts.languages = UINT64_C(1) << i;
        /* it adds to the error */
        finding->is_joined = true;
        an__findings_lower(findings, finding, AN_LEVEL_NOTE);
        return;
    }
}
