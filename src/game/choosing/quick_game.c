/*
 * Whole games by the fast path.
 *
 * Of a game that the fast path accepts, nothing is kept but what is needed to write it, if that is
 * asked for: its packed moves, and its comments and annotations as tokens. Any other game is read
 * and judged again the general way. The first try was wasted then, so some of the next games are
 * not tried. The more tries have failed, the more games are left out.
 */
#include "quick_game.h"

#include "alphabets.h"
#include "arbiter.h"
#include "buffer.h"
#include "bytes.h"
#include "detect.h"
#include "lexer.h"
#include "pgn.h"
#include "profile.h"
#include "quick_lines.h"
#include "quick_read.h"
#include "reader.h"
#include "relations.h"
#include "tag.h"
#include "tag_checks.h"
#include "tag_names.h"
#include "text.h"
#include "trial.h"

/* Returns true if games must be written as in PGN's export format. */
static bool asks_for_export(const an_arbiter *arbiter)
{
    return arbiter->findings.asks[AN_PROFILE_PGN] || arbiter->rules.keeps == AN_KEEP_UNUSUAL;
}

/* Returns true if games must have a certain form, which is only known of those without asides. */
static bool asks_of_form(const an_arbiter *arbiter)
{
    const bool *asks = arbiter->findings.asks;
    return asks_for_export(arbiter) || asks[AN_PROFILE_FIDE];
}

static bool keeps_entries(const an_arbiter *arbiter)
{
    return arbiter->bench.rules->keeps == AN_KEEP_FOR_WRITING;
}

/* Returns the notation in which the next game is expected; NULL if the fast path must not be tried.
 */
static const an_notation *expected(const an_arbiter *arbiter)
{
    const an_judge_options *rules = arbiter->bench.rules;
    if (rules->variant != AN_STANDARD || rules->fen != NULL)
        return NULL;
    return arbiter->candidates.count == 1 ? &arbiter->candidates.notations[0]
                                          : an__last_notation(&arbiter->detection);
}

/* Sets *game, which is on the bench, to what is known of it when its heading was read. */
static void begin_game(an_game *game, const an_draft *draft)
{
    *game = (an_game){.bytes = an_text_from(draft->base, (size_t)(draft->lexer.at - draft->base)),
                      .tags = draft->tags.items,
                      .tag_count = draft->tags.count,
                      .own.tag_names = draft->tags.names};
}

/* Returns true if the tags raise no finding and tell nothing that matters for judging but the
 * start, which is set on the bench, and the result. */
static bool is_usual_heading(const an_game *game, an_arbiter *arbiter)
{
    if (game->tag_count == 0 || !an_tags_differ(game->own.tag_names, game->tag_count) ||
        an_tag_value(game, "Variant").at != NULL)
        return false;
    if (an_tag_value(game, "FEN").at == NULL && an_tag_value(game, "SetUp").at == NULL) {
        arbiter->bench.start = arbiter->bench.usual_start;
        return true;
    }
    return an__judge_start(&arbiter->bench, &arbiter->findings, AN_STANDARD) &&
           arbiter->findings.count == 0;
}

/* Adds the token of the result, which is the last of the game. */
static void keep_result(an_reader *reader, an_text word, an_result result)
{
    an_token token = {.offset = (uint32_t)(word.at - reader->draft.base),
                      .size = (uint32_t)word.size,
                      .value = result,
                      .kind = AN_TOKEN_RESULT};
    an_draft_mark_result(&reader->draft.tokens, reader->draft.tokens.count);
    an_draft_add(&reader->draft, token);
}

/* Returns where asides are to be kept: in the token array of the reader, with room for two a ply.
 */
static an_quick_asides asides_of(an_reader *reader, bool is_kept)
{
    enum { ROOM = 2 * AN_QUICK_PLIES };
    if (is_kept &&
        !AN_ARRAY_RESERVE_ALL(reader->draft.tokens.items, reader->draft.tokens.capacity, ROOM))
        reader->draft.failed = true;
    bool has_room = is_kept && !reader->draft.failed;
    return (an_quick_asides){.tokens = has_room ? reader->draft.tokens.items : NULL,
                             .room = ROOM,
                             .base = reader->draft.base};
}

/* Passes the white space after the result. Returns false unless a tag pair or the end of the text
 * follows. */
static bool pass_end(an_lexer *lexer, const char *at)
{
    an_tag tag;
    while (an_is_space(*at))
        at++;
    lexer->at = at;
    return at == lexer->end ||
           (*at == '[' && at[-1] == '\n' &&
            an__plain_tag_read(an_text_from(at, (size_t)(lexer->end - at)), &tag) > 0);
}

/* Returns true if the moves and numbers of a game are surely written as in PGN's export format (PGN
 * 8.2): "12. Nf3 O-O 13. Qxf7#". May return false for such a game, above all if there are asides.
 */
static bool is_exported(an_arbiter *arbiter, const an_quick_words *words)
{
    const an_plain_letters *letters =
        an__letters_in(&arbiter->candidates.alphabets, arbiter->bench.notation);
    bool is_exported =
        letters->language == &an_languages[0] && words->may_be_exported && words->asides.count == 0;
    for (size_t i = 0; i < words->count && is_exported; i++) {
        const an_entry entry = arbiter->entries[i];
        const an_plain plain = words->plain[i];
        const unsigned looks = an_entry_looks(entry);
        const unsigned row = an_plain_final_row(plain, letters);
        bool takes = an_entry_role(entry) != AN_LOOKS_CASTLES && looks >> AN_LOOKS_TAKES > 0;
        is_exported = an_plain_sign(plain) == (looks >> AN_LOOKS_SIGN & AN_SIGN_MATE) &&
                      an_plain_captures(plain) == takes &&
                      !an_origin_is_square(an_plain_origin(plain)) &&
                      (row < AN_ROLE_COUNT || row == AN_ROW_CASTLES);
    }
    return is_exported;
}

/* Applies the profiles that are asked for to a game that was played. Returns false if the general
 * way must do that. */
static bool judge_form(an_arbiter *arbiter, an_judgement *judgement)
{
    bool is_bare = judgement->game->token_count == 1; /* the result */
    if (!is_bare || (asks_for_export(arbiter) && !judgement->own.is_exported))
        return false;
    an__judge_profile_of_plain(&arbiter->bench, &arbiter->findings);
    an__findings_sort(&arbiter->findings);
    an__findings_relate(&arbiter->findings);
    an__arbiter_list(arbiter, judgement);
    return !arbiter->bench.failed;
}

/* Reads and plays the game. Returns false if the fast path must hand it over. */
static bool play_game(an_reader *reader, an_arbiter *arbiter, an_game *game,
                      an_judgement *judgement)
{
    an_quick_words words;
    an_lexer *lexer = &reader->draft.lexer;
    const bool asks = asks_of_form(arbiter), keeps = asks || keeps_entries(arbiter);
    an__pgn_read_heading(&reader->draft);
    begin_game(game, &reader->draft);
    bool has_room = lexer->at - lexer->begin >= AN_EIGHT;
    words.asides = asides_of(reader, keeps);
    if (!has_room || !is_usual_heading(game, arbiter))
        return false;
    const an_position *start = &arbiter->bench.start;
    words.shift = 2 * (size_t)(start->move_number - 1) + start->turn;
    if (!an__quick_read(&words, lexer->at, lexer->end))
        return false;
    judgement->own.entry_count = words.count;
    if (!an__quick_play(&words, &arbiter->detection, keeps ? arbiter->entries : NULL,
                        &judgement->board.end))
        return false;
    judgement->own.is_exported = asks && is_exported(arbiter, &words);
    judgement->board.start = *start;
    judgement->main.ply_count = judgement->main.played_count = words.count;
    reader->draft.tokens.count = words.asides.count;
    keep_result(reader, words.result_word, words.result);
    return pass_end(lexer, words.result_word.at + words.result_word.size);
}

static bool play_and_judge(an_reader *reader, an_arbiter *arbiter, an_game *game,
                           an_judgement *judgement)
{
    an__arbiter_begin(arbiter, game);
    an__reader_begin(reader);
    arbiter->bench.notation = expected(arbiter);
    arbiter->detection.guess = an__trial_hopeful;
    *judgement = (an_judgement){.game = game,
                                .notation = arbiter->bench.notation,
                                .variant = AN_STANDARD,
                                .board.is_known = true,
                                .main.is_whole = true};
    if (arbiter->bench.notation == NULL || !play_game(reader, arbiter, game, judgement) ||
        an__reader_end(reader, game) != AN_OK)
        return false;
    judgement->own.entries = keeps_entries(arbiter) ? arbiter->entries : NULL;
    arbiter->detection.guess.plies = (uint32_t)judgement->main.ply_count;
    an__judge_result(&arbiter->bench, &arbiter->findings, judgement);
    bool is_sound = game->faults.count == 0 && arbiter->findings.count == 0 &&
                    (arbiter->candidates.count == 1 || an__guess_is_right(&arbiter->detection));
    return is_sound && (!asks_of_form(arbiter) || judge_form(arbiter, judgement));
}

bool an__quick_game(an_reader *reader, an_arbiter *arbiter, an_game *game, an_judgement *judgement)
{
    enum { IN_VAIN_MAX = 6 };
    const char *begin = reader->draft.lexer.at;
    if (reader->batch.is_text || begin >= reader->draft.lexer.end ||
        reader->draft.lexer.mode.is_careful)
        return false;
    if (arbiter->luck.pause > 0) {
        arbiter->luck.pause--;
        return false;
    }
    if (play_and_judge(reader, arbiter, game, judgement)) {
        arbiter->luck.in_vain -= arbiter->luck.in_vain > 0;
        return true;
    }
    reader->draft.lexer.at = begin;
    arbiter->luck.in_vain += arbiter->luck.in_vain < IN_VAIN_MAX;
    arbiter->luck.pause = (1u << (arbiter->luck.in_vain - 1)) - 1;
    return false;
}
