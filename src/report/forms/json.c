/* Findings, games and totals as JSON Lines. The output is always valid UTF-8, and all keys are
 * always present. */
#include <string.h>

#include "json_text.h"
#include "parts.h"
#include "sentence.h"
#include "spell.h"
#include "terms.h"
#include "text.h"

static void put_number_or_null(an_buffer *out, const char *key, uint64_t value, bool known)
{
    if (known)
        an__json_put_number(out, key, value);
    else
        an__json_put_member(out, key, an_text_of(NULL));
}

/* Puts the number of the game, from 1; null if the finding is about the whole file. */
static void put_game(an_report *report, uint64_t game)
{
    an__json_put_key(&report->out, "game");
    if (game > 0)
        an__put_game_number(report, game);
    else
        an__buffer_put(&report->out, "null");
}

static void put_square(an_buffer *out, const char *key, unsigned square, bool *first)
{
    if (square >= AN_SQUARE_COUNT)
        return;
    char name[AN_SQUARE_NAME_MAX];
    size_t size = an_square_write(name, square);
    if (!*first)
        an_buffer_put_char(out, ',');
    *first = false;
    an__json_put_text(out, an_text_of(key));
    an_buffer_put_char(out, ':');
    an__json_put_text(out, an_text_from(name, size));
}

static void put_reason(an_buffer *out, const an_finding *finding)
{
    const an_reason *reason = &finding->facts.reason;
    an__json_put_key(out, "reason");
    if (!finding->has_position || reason->piece >= AN_SQUARE_COUNT) {
        an__buffer_put(out, "null");
        return;
    }
    bool first = true;
    an_buffer_put_char(out, '{');
    put_square(out, "piece", reason->piece, &first);
    put_square(out, "by", reason->by, &first);
    put_square(out, "king", reason->king, &first);
    if (finding->code == AN_CASTLING_REFUSED && finding->facts.number > 0) {
        an__json_put_number(out, "move_number", finding->facts.number);
        an__json_put_member(out, "move", finding->facts.other);
    }
    an_buffer_put_char(out, '}');
}

static void put_suggestions(an_buffer *out, const an_finding *finding)
{
    an__json_put_key(out, "suggestions");
    an_buffer_put_char(out, '[');
    for (unsigned i = 0; i < finding->help.count; i++) {
        const an_suggestion *suggestion = &finding->help.list[i];
        an__buffer_put(out, i > 0 ? ",{\"move\":\"" : "{\"move\":\"");
        an__put_move(out, finding, suggestion->move);
        an_buffer_put_char(out, '"');
        an__json_put_number(out, "legal_after", suggestion->legal_after);
        an__json_put_number(out, "of", suggestion->of);
        an__json_put_number(out, "cost", suggestion->cost);
        an__json_put_flag(out, "certain", suggestion->is_certain);
        an_buffer_put_char(out, '}');
    }
    an_buffer_put_char(out, ']');
}

static void put_head(an_buffer *out, const char *type)
{
    an__buffer_put(out, "{\"v\":1");
    an__json_put_member(out, "type", an_text_of(type));
}

static void json_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    an_buffer *out = &report->out;
    const an_position *position = &finding->position;
    bool is_move = finding->where.ply > 0;
    char fen[AN_FEN_MAX];
    put_head(out, "finding");
    an__json_put_member(out, "file", an_text_of(place->file));
    an__json_put_number(out, "line", place->line);
    an__json_put_number(out, "column", place->column);
    an__json_put_number(out, "end_column", place->end_column);
    an__json_put_number(out, "offset", place->offset);
    put_game(report, place->game);
    put_number_or_null(out, "ply", finding->where.ply, is_move);
    put_number_or_null(out, "move_number", position->move_number, finding->has_position);
    an__json_put_member(out, "side",
                        an_text_of(!finding->has_position       ? NULL
                                   : position->turn == AN_WHITE ? "white"
                                                                : "black"));
    an__json_put_number(out, "depth", finding->where.depth);
    an__json_put_member(out, "level",
                        an_text_of(an__term_level(AN_MESSAGES_ENGLISH, finding->level)));
    an__json_put_member(out, "code", an_text_of(an_code_slug(finding->code)));
    an__json_put_member(out, "move", is_move ? finding->facts.text : an_text_of(NULL));
    an__json_put_key(out, "message");
    an_buffer sentence = {0};
    an__put_sentence(&sentence, finding, report->appearance.language);
    an__json_put_text(out, an_buffer_text(&sentence));
    an__buffer_free_part(&sentence, out);
    put_reason(out, finding);
    put_suggestions(out, finding);
    an__json_put_flag(out, "after_error", finding->is_after_error);
    if (finding->has_position)
        an_position_to_fen(fen, position);
    an__json_put_member(out, "fen", an_text_of(finding->has_position ? fen : NULL));
    an__json_put_flag(out, "played_illegal", finding->placing == AN_PLACED);
    an__buffer_put(out, "}\n");
}

static void put_tag_value(an_buffer *out, an_text value)
{
    an_buffer plain = {0};
    if (value.size == 0 || memchr(value.at, '\\', value.size) == NULL) {
        an__json_put_text(out, value);
        return;
    }
    an__buffer_put_unescaped(&plain, value);
    an__json_put_text(out, an_buffer_text(&plain));
    an__buffer_free_part(&plain, out);
}

static void put_tags(an_buffer *out, const an_game_summary *record)
{
    an__json_put_key(out, "tags");
    an_buffer_put_char(out, '{');
    for (size_t i = 0; i < record->tag_count; i++) {
        if (i > 0)
            an_buffer_put_char(out, ',');
        an__json_put_text(out, record->tags[2 * i]);
        an_buffer_put_char(out, ':');
        put_tag_value(out, record->tags[2 * i + 1]);
    }
    an_buffer_put_char(out, '}');
}

static void put_reading(an_buffer *out, const an_reading_summary *read)
{
    an__json_put_key(out, "read");
    if (read->uci.size == 0) {
        an__buffer_put(out, "null");
        return;
    }
    an__buffer_put(out, "{\"uci\":");
    an__json_put_text(out, read->uci);
    an__json_put_number(out, "slips", read->slips);
    an__json_put_flag(out, "certain", read->is_certain);
    an_buffer_put_char(out, '}');
}

static void json_game(an_report *report, const an_game_summary *record)
{
    an_buffer *out = &report->out;
    put_head(out, "game");
    an__json_put_member(out, "file", an_text_of(record->place->file));
    an__json_put_number(out, "line", record->place->line);
    an__json_put_number(out, "offset", record->place->offset);
    put_game(report, record->place->game);
    an__json_put_flag(out, "valid", record->is_valid);
    an__json_put_number(out, "plies", record->plies);
    an__json_put_member(out, "result", an_text_of(record->result));
    an__json_put_member(out, "language", an_text_of(record->language));
    an__json_put_member(out, "variant", an_text_of(record->variant));
    an__json_put_member(out, "fen", an_text_of(record->fen));
    an__json_put_member(out, "uci", record->uci);
    put_tags(out, record);
    put_reading(out, &record->read);
    an__json_put_key(out, "played_illegal");
    an_buffer_put_char(out, '[');
    an_buffer_put_text(out, record->played_illegal);
    an__buffer_put(out, "]}\n");
}

static void json_totals(an_report *report, const an_totals *totals)
{
    an_buffer *out = &report->out;
    put_head(out, "summary");
    an__json_put_number(out, "files", totals->files);
    an__json_put_number(out, "games", totals->games);
    an__json_put_number(out, "plies", totals->plies);
    an__json_put_number(out, "errors", totals->errors);
    an__json_put_number(out, "warnings", totals->warnings);
    an__buffer_put(out, "}\n");
}

const an_form an__json_form = {.name = "jsonl",
                               .traits = AN_OUTPUT_FOR_PROGRAMS,
                               .finding = json_finding,
                               .game = json_game,
                               .end = json_totals};
