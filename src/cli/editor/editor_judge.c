/* Judges the units of documents. */
#include "editor_judge.h"

#include <stdlib.h>

#include "fixes.h"
#include "read_heading.h"
#include "sentence.h"
#include "text.h"
#include "token.h"

/* ---- opening ---- */

void editor_judge_close(editor_judge *judge)
{
    an_reader_close(judge->reader);
    for (size_t i = 0; i < EDITOR_DEPTH_COUNT; i++)
        an_arbiter_close(judge->arbiters[i]);
    an_report_close(judge->report);
    an__buffer_free(&judge->bytes);
    *judge = (editor_judge){0};
}

static bool open_arbiters(editor_judge *judge, const editor_rules *rules)
{
    an_judge_options options = {.from = rules->from,
                                .from_count = rules->from_count,
                                .variant = rules->variant,
                                .variant_is_given = rules->variant_is_given,
                                .findings.profile = rules->profile,
                                .mending = AN_MEND_TEXT,
                                .findings.without_notes = true,
                                .keeps = AN_KEEP_RESULT};
    judge->arbiters[EDITOR_VERDICTS] = an_arbiter_open(&options);
    options.keeps = AN_KEEP_TOKENS;
    judge->arbiters[EDITOR_MOVES] = an_arbiter_open(&options);
    options.findings.profile = AN_PROFILE_DEFAULT;
    options.mending = AN_MEND_TOLD;
    options.without_facts = true;
    judge->arbiters[EDITOR_WRITING] = an_arbiter_open(&options);
    return judge->arbiters[EDITOR_VERDICTS] != NULL && judge->arbiters[EDITOR_MOVES] != NULL &&
           judge->arbiters[EDITOR_WRITING] != NULL;
}

bool editor_judge_open(editor_judge *judge, const editor_rules *rules)
{
    editor_judge_close(judge);
    judge->language = rules->language;
    judge->reader = an_reader_open();
    judge->report = an_report_open(AN_OUTPUT_SHORT, rules->language, false);
    return open_arbiters(judge, rules) && judge->reader != NULL && judge->report != NULL;
}

/* ---- reading ---- */

bool editor_judge_take(editor_judge *judge, const editor_document *document,
                       const editor_unit *unit)
{
    size_t from = unit->offset - unit->indent, to = unit->offset + unit->size;
    an__buffer_clear(&judge->bytes);
    an_buffer_put_text(&judge->bytes, editor_text_part(&document->text, from, to));
    if (judge->bytes.failed)
        return false;
    an_batch batch = {.bytes = an_text_from(judge->bytes.at + unit->indent, unit->size),
                      .offset = unit->offset,
                      .indent = unit->indent,
                      .is_text = unit->is_text};
    an_reader_take(judge->reader, &batch);
    return true;
}

an_code editor_judge_next(editor_judge *judge, editor_depth depth, an_game *game,
                          an_judgement *judgement)
{
    return an_game_next(judge->reader, judge->arbiters[depth], game, judgement);
}

size_t editor_judge_offset(const editor_judge *judge, const editor_unit *unit, const an_game *game)
{
    return (size_t)(game->bytes.at - judge->bytes.at) - unit->indent;
}

an_code editor_judge_find(editor_judge *judge, const editor_document *document, size_t offset,
                          editor_found *found)
{
    an_code code;
    size_t count = document->unit_count, index = editor_document_unit_at(document, offset);
    if (count == 0)
        return AN_NO_GAME;
    found->unit = &document->units[index < count ? index : count - 1];
    if (!editor_judge_take(judge, document, found->unit))
        return AN_OUT_OF_MEMORY;
    size_t unit_end = found->unit->offset + found->unit->size;
    while ((code = editor_judge_next(judge, EDITOR_MOVES, &found->game, &found->judgement)) ==
           AN_OK) {
        found->offset = found->unit->offset + editor_judge_offset(judge, found->unit, &found->game);
        size_t end = found->offset + found->game.bytes.size;
        if (offset < end || (offset == end && end == unit_end))
            return an_is_judged(&found->game) ? AN_OK : AN_NO_GAME;
    }
    return code;
}

/* ---- verdicts ---- */

/* A game at hand, and the verdict that grows. */
typedef struct judging {
    editor_judge *judge;
    const an_game *game;
    const an_judgement *judgement; /* says nothing of a game that is empty */
    size_t offset;                 /* of the game in its unit */
    struct editor_verdict *verdict;
    bool out_of_memory;
} judging;

/* Returns the place of a text in the unit; size 0 if it does not point into the game. */
static editor_part part_of(const judging *j, an_text text)
{
    an_text game = j->game->bytes;
    uintptr_t at = (uintptr_t)text.at, begin = (uintptr_t)game.at;
    if (text.at == NULL || at < begin || at + text.size > begin + game.size)
        return (editor_part){0};
    return (editor_part){(size_t)(at - begin) + j->offset, text.size};
}

static void put_message(judging *j, const an_finding *finding)
{
    an_buffer *words = &j->verdict->words;
    an__buffer_put_made(words, an_report_sentence(j->judge->report, finding));
    if (an__has_help(finding)) {
        an__buffer_put(words, "\n");
        an__put_help(words, finding, j->judge->language);
    }
    if (an__has_sequel(finding)) {
        an__buffer_put(words, "\n");
        an__put_sequel(words, finding, j->judge->language);
    }
}

static void add_fixes(judging *j, const an_finding *finding)
{
    struct editor_verdict *verdict = j->verdict;
    an_fix moves[AN_FIXES_MAX];
    size_t size, count = an__fixes_of(finding, moves, &size);
    for (size_t i = 0; i < count; i++) {
        editor_fix fix = {{finding->where.offset + j->offset, size},
                          {verdict->words.size, 0},
                          moves[i].is_certain};
        if (!AN_ARRAY_RESERVE(verdict->fixes, verdict->fix_capacity, verdict->fix_count)) {
            j->out_of_memory = true;
            return;
        }
        an__fix_put(&verdict->words, finding, moves[i].move);
        fix.by.size = verdict->words.size - fix.by.at;
        verdict->fixes[verdict->fix_count++] = fix;
    }
}

static void add_finding(judging *j, const an_finding *finding)
{
    struct editor_verdict *verdict = j->verdict;
    editor_finding added = {.part = {finding->where.offset + j->offset, finding->where.size},
                            .other = part_of(j, finding->facts.other),
                            .message = {verdict->words.size, 0},
                            .code = finding->code,
                            .level = finding->level,
                            .fix = verdict->fix_count};
    if (!AN_ARRAY_RESERVE(verdict->findings, verdict->finding_capacity, verdict->finding_count)) {
        j->out_of_memory = true;
        return;
    }
    put_message(j, finding);
    added.message.size = verdict->words.size - added.message.at;
    add_fixes(j, finding);
    added.fix_count = verdict->fix_count - added.fix;
    verdict->findings[verdict->finding_count++] = added;
}

/* Adds as many findings of a game as validate shows. Errors have the first right to be there. */
static void add_findings(judging *j)
{
    enum { SHOWN_MAX = 20 };
    const an_judgement *judgement = j->judgement;
    size_t shown = 0, errors_left = 0;
    for (size_t i = 0; i < judgement->findings.count; i++)
        errors_left += judgement->findings.list[i].level == AN_LEVEL_ERROR;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        bool is_error = judgement->findings.list[i].level == AN_LEVEL_ERROR;
        errors_left -= is_error;
        if (shown + (is_error ? 0 : errors_left) >= SHOWN_MAX) {
            j->verdict->left_out++;
            continue;
        }
        shown++;
        add_finding(j, &judgement->findings.list[i]);
    }
}

/* Adds the name of a player to the words: the value of the tag or, if there is none, what the
 * heading of a score sheet says. */
static editor_part add_name(judging *j, an_text tag, an_text said)
{
    an_buffer *words = &j->verdict->words;
    editor_part name = {words->size, 0};
    if (tag.size > 0)
        an__buffer_put_unescaped(words, tag);
    else
        an_buffer_put_text(words, said);
    name.size = words->size - name.at;
    return name;
}

static void add_game(judging *j)
{
    struct editor_verdict *verdict = j->verdict;
    const an_game *game = j->game;
    an_text white = an_game_tag(game, "White"), black = an_game_tag(game, "Black");
    an_found_tags found;
    an_result result = an__read_heading(j->judgement, &found);
    if (!AN_ARRAY_RESERVE(verdict->games, verdict->game_capacity, verdict->game_count)) {
        j->out_of_memory = true;
        return;
    }
    verdict->games[verdict->game_count++] =
        (editor_game){.part = {j->offset, game->bytes.size},
                      .start = j->offset + game->start,
                      .white = part_of(j, white),
                      .black = part_of(j, black),
                      .names = {add_name(j, white, found.said.values[AN_FOUND_WHITE]),
                                add_name(j, black, found.said.values[AN_FOUND_BLACK])},
                      .result = result};
    add_findings(j);
}

/* Adds a game to the verdict; of text that is none, the word that could be a move. */
static void take_game(judging *j)
{
    if (an_is_judged(j->game))
        add_game(j);
    else if (j->verdict->hint.size == 0)
        j->verdict->hint = part_of(j, j->game->hint);
}

bool editor_judge_unit(editor_judge *judge, const editor_document *document, editor_unit *unit)
{
    an_game game;
    an_judgement judgement;
    an_code code = AN_OUT_OF_MEMORY;
    judging j = {.judge = judge,
                 .game = &game,
                 .judgement = &judgement,
                 .verdict = calloc(1, sizeof *j.verdict)};
    if (j.verdict == NULL || !editor_judge_take(judge, document, unit)) {
        editor_verdict_free(j.verdict);
        return false;
    }
    /* the headings of score sheets are among the tokens */
    editor_depth depth = unit->is_text ? EDITOR_MOVES : EDITOR_VERDICTS;
    while (!j.out_of_memory &&
           (code = editor_judge_next(judge, depth, &game, &judgement)) == AN_OK) {
        j.offset = editor_judge_offset(judge, unit, &game);
        take_game(&j);
    }
    if (code == AN_OUT_OF_MEMORY || j.out_of_memory || j.verdict->words.failed) {
        editor_verdict_free(j.verdict);
        return false;
    }
    unit->verdict = j.verdict;
    return true;
}
