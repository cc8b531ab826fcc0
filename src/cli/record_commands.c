/* The commands of the recorder, a row each; none of them, however short, can be a move. */
#include <stdlib.h>
#include <string.h>

#include "fold.h"
#include "recorder.h"
#include "text.h"
#include "utf8.h"
#include "words.h"

/* False: what stands behind the command makes no sense. */
typedef bool command_action(recorder *r, an_text arguments);

typedef struct command {
    const char *name[AN_TONGUES]; /* in both languages, whatever that of the messages */
    command_action *act;
    const char *arguments[AN_TONGUES];
    const char *help[AN_TONGUES];
} command;

/* ---- taking back, going about ---- */

static bool has_none(an_text arguments)
{
    return arguments.size == 0;
}

/* What was open may be no more. */
static void changed_place(recorder *r)
{
    r->open_count = 0;
    r->begins = false;
    an_buffer_clear(&r->remark);
    recorder_put_place(r);
}

static bool undo(recorder *r, an_text arguments)
{
    if (!has_none(arguments))
        return false;
    if (!an_tree_undo(r->tree)) {
        recorder_tell(r, TELL_NO_UNDO);
        return true;
    }
    r->has_changed = true;
    changed_place(r);
    return true;
}

static bool redo(recorder *r, an_text arguments)
{
    if (!has_none(arguments))
        return false;
    if (!an_tree_redo(r->tree)) {
        recorder_tell(r, TELL_NO_REDO);
        return true;
    }
    r->has_changed = true;
    changed_place(r);
    return true;
}

/* The move of a number and side in the line of play that holds the place of writing. */
static an_node find_move(const an_tree *tree, unsigned number, an_color side)
{
    for (an_node at = an_tree_end(tree, an_tree_at(tree)); at != AN_TREE_START;) {
        const an_tree_node *node = an_tree_node_at(tree, at);
        const an_position *before = &an_tree_node_at(tree, node->parent)->position;
        if (before->move_number == number && before->turn == side)
            return at;
        at = node->parent;
    }
    return AN_TREE_START;
}

/* 12, 12w, 12. are White's; 12b, 12n, 12... Black's. */
static bool read_place(an_text text, unsigned *number, an_color *side)
{
    size_t at = 0;
    for (*number = 0; at < text.size && at < 5 && an_is_digit(text.at[at]); at++)
        *number = *number * 10 + (unsigned)(text.at[at] - '0');
    an_text rest = an_text_after(text, at);
    bool is_black = an_text_is(rest, "b") || an_text_is(rest, "n") || an_text_is(rest, "...") ||
                    an_text_is(rest, "…");
    *side = is_black ? AN_BLACK : AN_WHITE;
    return at > 0 && (is_black || rest.size == 0 || an_text_is(rest, "w") || an_text_is(rest, "."));
}

static bool go(recorder *r, an_text arguments)
{
    unsigned number;
    an_color side;
    if (!read_place(arguments, &number, &side))
        return false;
    an_node node = number == 0 ? AN_TREE_START : find_move(r->tree, number, side);
    if (number > 0 && node == AN_TREE_START) {
        recorder_tell(r, TELL_NO_PLACE);
        return true;
    }
    an_tree_go(r->tree, node);
    changed_place(r);
    return true;
}

/* ---- variations ---- */

void recorder_open_variation(recorder *r)
{
    an_node at = an_tree_at(r->tree);
    if (at == AN_TREE_START)
        recorder_tell(r, TELL_NO_MOVE);
    else if (r->open_count == OPEN_MAX)
        recorder_tell(r, TELL_NO_VARIATION);
    if (at == AN_TREE_START || r->open_count == OPEN_MAX)
        return;
    r->open[r->open_count++] = at;
    an_tree_go(r->tree, an_tree_node_at(r->tree, at)->parent);
    r->begins = true;
}

/* Back to the move that the variation is for; where none is open, to the end of the game. */
void recorder_close_variation(recorder *r)
{
    an_node at = an_tree_at(r->tree);
    if (r->open_count > 0)
        at = r->open[--r->open_count];
    else if (!an_tree_in_main_line(r->tree, at))
        at = an_tree_branch(r->tree, at);
    else
        at = an_tree_end(r->tree, AN_TREE_START);
    an_tree_go(r->tree, at);
    r->begins = false;
    an_buffer_clear(&r->remark);
}

static bool variation(recorder *r, an_text arguments)
{
    if (has_none(arguments))
        recorder_open_variation(r);
    return has_none(arguments);
}

static bool end(recorder *r, an_text arguments)
{
    if (!has_none(arguments))
        return false;
    recorder_close_variation(r);
    recorder_put_place(r);
    return true;
}

/* ---- what is said about the game ---- */

/* Behind the comment that stands there. */
void recorder_comment(recorder *r, an_text text)
{
    an_buffer whole = {0};
    const char *stands = an_tree_node_at(r->tree, an_tree_at(r->tree))->comment;
    if (r->begins) {
        an_buffer_put(&r->remark, r->remark.size > 0 ? " " : "");
        an_buffer_put_text(&r->remark, text);
        return;
    }
    if (stands != NULL) {
        an_buffer_put(&whole, stands);
        an_buffer_put_char(&whole, ' ');
    }
    an_buffer_put_text(&whole, text);
    if (!whole.failed)
        an_tree_comment(r->tree, an_text_from(whole.at, whole.size));
    an_buffer_free(&whole);
    r->has_changed = true;
}

static bool comment(recorder *r, an_text arguments)
{
    an_tree_comment(r->tree, arguments);
    r->has_changed = true;
    return true;
}

static bool offer(recorder *r, an_text arguments)
{
    if (!has_none(arguments))
        return false;
    if (an_tree_at(r->tree) == AN_TREE_START) {
        recorder_tell(r, TELL_NO_MOVE);
        return true;
    }
    an_tree_offer_draw(r->tree);
    r->has_changed = true;
    recorder_tell(r, TELL_OFFER);
    return true;
}

/* Mate and stalemate are what they are. */
static bool contradicts_board(const recorder *r, an_result result)
{
    an_node last = an_tree_end(r->tree, AN_TREE_START);
    const an_position *position = &an_tree_node_at(r->tree, last)->position;
    if (an_position_has_move(position) || result == AN_UNFINISHED)
        return false;
    if (!an_position_in_check(position))
        return result != AN_DRAW;
    return result != (position->turn == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS);
}

void recorder_set_result(recorder *r, an_result result, an_text word)
{
    if (contradicts_board(r, result)) {
        an_finding finding = {.code = AN_RESULT_CONTRADICTS_BOARD,
                              .level = AN_ERROR,
                              .text = word,
                              .has_position = true,
                              .notation = recorder_leading(r)};
        an_node last = an_tree_end(r->tree, AN_TREE_START);
        finding.position = an_tree_node_at(r->tree, last)->position;
        finding.reason.bar = (uint8_t)an_tree_ending(r->tree, last);
        recorder_refuse(r, &finding);
        return;
    }
    an_tree_set_result(r->tree, result);
    r->has_changed = true;
    recorder_tell(r, TELL_RESULT, an_result_name(an_tree_result(r->tree)));
}

static bool result(recorder *r, an_text arguments)
{
    size_t size;
    an_result read = an_result_read(arguments, &size);
    if (read == AN_NO_RESULT || size != arguments.size)
        return false;
    recorder_set_result(r, read, arguments);
    return true;
}

static bool draw(recorder *r, an_text arguments)
{
    if (has_none(arguments))
        recorder_set_result(r, AN_DRAW, an_text_of("½-½"));
    return has_none(arguments);
}

/* The side to move, or the one that is named. */
static bool resign(recorder *r, an_text arguments)
{
    an_node last = an_tree_end(r->tree, AN_TREE_START);
    an_color side = (an_color)an_tree_node_at(r->tree, last)->position.turn;
    bool is_named = has_none(arguments);
    for (an_color color = AN_WHITE; color <= AN_BLACK; color++)
        for (an_tongue tongue = AN_ENGLISH; tongue < AN_TONGUES; tongue++)
            if (an_folded_equal(arguments, an_text_of(an_word_side(tongue, color)))) {
                side = color;
                is_named = true;
            }
    if (is_named)
        recorder_set_result(r, side == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS, arguments);
    return is_named;
}

/* ---- tags ---- */

/* What says how the game begins or ends follows from it. */
bool recorder_set_tag(recorder *r, an_text name, an_text value)
{
    static const char *const fixed[] = {"FEN", "SetUp", "Variant", "Result"};
    bool is_sound = name.size > 0 && an_is_letter(*name.at);
    for (size_t i = 0; i < name.size; i++)
        is_sound =
            is_sound && (an_is_letter(name.at[i]) || an_is_digit(name.at[i]) || name.at[i] == '_');
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        is_sound = is_sound && !an_text_is(name, fixed[i]);
    if (!is_sound)
        return false;
    an_tree_set_tag(r->tree, name, value);
    r->has_changed = true;
    return true;
}

/* The same game from another start: its tags stay. */
static an_code begin_anew(recorder *r, an_variant variant)
{
    an_position start = an_position_start();
    start.variant = (uint8_t)variant;
    an_code code = AN_OK;
    if (r->fen.size > 0)
        code = an_position_from_fen(&start, an_text_from(r->fen.at, r->fen.size), variant, NULL);
    an_tree *tree = code == AN_OK ? an_tree_open(&start) : NULL;
    if (tree == NULL)
        return code == AN_OK ? AN_OUT_OF_MEMORY : code;
    const char *name;
    for (size_t i = 0; (name = an_tree_tag_name(r->tree, i)) != NULL; i++)
        if (an_tree_tag(r->tree, name) != NULL)
            an_tree_set_tag(tree, an_text_of(name), an_text_of(an_tree_tag(r->tree, name)));
    an_tree_settle(tree);
    an_tree_close(r->tree);
    r->tree = tree;
    r->has_changed = true;
    return AN_OK;
}

an_code recorder_set_start(recorder *r, an_text name, an_text value)
{
    an_variant variant = (an_variant)an_tree_node_at(r->tree, AN_TREE_START)->position.variant;
    bool is_fen = an_text_is(name, "FEN"), is_variant = an_text_is(name, "Variant");
    if (an_text_is(name, "SetUp") || an_text_is(name, "Result"))
        return AN_OK;
    if (!is_fen && !is_variant)
        return AN_NO_GAME;
    if (an_tree_node_at(r->tree, AN_TREE_START)->first != 0)
        return AN_BAD_TAG;
    if (is_variant)
        variant = an_variant_from_name(value);
    if (variant == AN_VARIANTS)
        return AN_UNSUPPORTED_VARIANT;
    if (is_fen) {
        an_buffer_clear(&r->fen);
        an_buffer_put_text(&r->fen, value);
    }
    return begin_anew(r, variant);
}

/* Name "value" */
static bool tag(recorder *r, an_text arguments)
{
    size_t size = 0;
    while (size < arguments.size && !an_is_space(arguments.at[size]))
        size++;
    an_text name = an_text_from(arguments.at, size);
    an_text value = an_text_trimmed(an_text_after(arguments, size));
    bool is_quoted = value.size >= 2 && *value.at == '"' && value.at[value.size - 1] == '"';
    if (is_quoted)
        value = an_text_from(value.at + 1, value.size - 2);
    else if (value.size == 0 || *value.at == '"')
        return false;
    return recorder_set_tag(r, name, value);
}

/* ---- looking ---- */

static bool board(recorder *r, an_text arguments)
{
    if (has_none(arguments))
        recorder_put_board(r);
    return has_none(arguments);
}

static bool flip(recorder *r, an_text arguments)
{
    if (!has_none(arguments))
        return false;
    r->is_flipped = !r->is_flipped;
    recorder_put_board(r);
    return true;
}

static bool list(recorder *r, an_text arguments)
{
    if (has_none(arguments))
        recorder_put_game(r, r->shows_sheet ? AN_LAYOUT_COLUMNS : AN_LAYOUT_TEXT);
    return has_none(arguments);
}

/* All moves, or those of the man on a square. */
static bool moves(recorder *r, an_text arguments)
{
    const an_position *position = an_tree_position(r->tree);
    an_notation notation = recorder_notation(r);
    an_move all[AN_MOVES_MAX];
    unsigned from = AN_NO_SQUARE;
    if (arguments.size == 2 && arguments.at[0] >= 'a' && arguments.at[0] <= 'h' &&
        arguments.at[1] >= '1' && arguments.at[1] <= '8')
        from = (unsigned)(arguments.at[0] - 'a') + 8 * (unsigned)(arguments.at[1] - '1');
    else if (!has_none(arguments))
        return false;
    size_t count = an_position_moves(position, all);
    const char *joint = "   ";
    for (size_t i = 0; i < count; i++) {
        char text[AN_SAN_MAX];
        if (from != AN_NO_SQUARE && all[i].from != from)
            continue;
        an_move_write(text, position, all[i], &notation);
        an_buffer_put(&r->answers, joint);
        an_buffer_put(&r->answers, text);
        joint = " ";
    }
    an_buffer_put(&r->answers, *joint == ' ' && joint[1] == ' ' ? "   -\n" : "\n");
    return true;
}

/* ---- the session ---- */

static bool save(recorder *r, an_text arguments)
{
    if (!has_none(arguments))
        return false;
    r->has_changed = true;
    recorder_tell(r, TELL_SAVED, r->book.path);
    return true;
}

static bool quit(recorder *r, an_text arguments)
{
    r->quits = has_none(arguments);
    return has_none(arguments);
}

static command_action help;

static const command commands[] = {
    {{"undo", "annule"},
     undo,
     {"", ""},
     {"take the last entry back", "reprendre la dernière saisie"}},
    {{"redo", "refais"}, redo, {"", ""}, {"do it again", "la refaire"}},
    {{"board", "plateau"}, board, {"", ""}, {"show the board", "montrer l'échiquier"}},
    {{"flip", "tourne"}, flip, {"", ""}, {"turn the board round", "tourner l'échiquier"}},
    {{"moves", "coups"}, moves, {"[SQUARE]", "[CASE]"}, {"the legal moves", "les coups légaux"}},
    {{"go", "va"},
     go,
     {"12b", "12n"},
     {"go to a move: 12w or 12b; 0 is the start", "aller à un coup : 12 ou 12n ; 0 est le début"}},
    {{"variation", "variante"},
     variation,
     {"", ""},
     {"another way to play the last move", "une autre façon de jouer le dernier coup"}},
    {{"end", "fin"},
     end,
     {"", ""},
     {"leave the variation; or go to the last move",
      "quitter la variante ; ou aller au dernier coup"}},
    {{"comment", "commente"},
     comment,
     {"TEXT", "TEXTE"},
     {"say something about the last move", "dire quelque chose du dernier coup"}},
    {{"offer", "propose"},
     offer,
     {"", ""},
     {"a draw is offered with the last move", "la nulle est proposée avec le dernier coup"}},
    {{"draw", "nulle"}, draw, {"", ""}, {"the game is drawn", "la partie est nulle"}},
    {{"resign", "abandon"},
     resign,
     {"[SIDE]", "[CAMP]"},
     {"the side to move resigns", "le camp au trait abandonne"}},
    {{"result", "résultat"}, result, {"1-0", "1-0"}, {"set the result", "fixer le résultat"}},
    {{"tag", "étiquette"},
     tag,
     {"White \"Name\"", "White \"Nom\""},
     {"set a tag", "mettre une étiquette"}},
    {{"list", "partie"}, list, {"", ""}, {"the game so far", "la partie jusqu'ici"}},
    {{"save", "enregistre"},
     save,
     {"", ""},
     {"save, though all is saved already", "enregistrer, bien que tout le soit déjà"}},
    {{"help", "aide"}, help, {"", ""}, {"this list", "cette liste"}},
    {{"quit", "quitte"}, quit, {"", ""}, {"leave", "quitter"}},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static bool help(recorder *r, an_text arguments)
{
    an_tongue tongue = r->settings->tongue;
    if (!has_none(arguments))
        return false;
    recorder_tell(r, TELL_HELP);
    for (size_t i = 0; i < COMMANDS; i++) {
        an_buffer line = {0};
        an_buffer_put(&line, commands[i].name[tongue]);
        an_buffer_put_char(&line, ' ');
        an_buffer_put(&line, commands[i].arguments[tongue]);
        for (int width = line.failed ? 0 : width_of(line.at); width < 24; width++)
            an_buffer_put_char(&line, ' ');
        an_buffer_put(&r->answers, "     ");
        an_buffer_put_text(&r->answers, an_text_from(line.at, line.size));
        an_buffer_put(&r->answers, commands[i].help[tongue]);
        an_buffer_put_char(&r->answers, '\n');
        an_buffer_free(&line);
    }
    return true;
}

/* ---- finding it ---- */

/* Whether a name begins like a word, case and accents apart; *is_whole: with all of it. */
static bool begins_like(const char *name, an_text word, bool *is_whole)
{
    an_text rest = an_text_of(name);
    while (word.size > 0 && rest.size > 0) {
        size_t of_word, of_name;
        uint32_t a = an_utf8_decode(word, &of_word), b = an_utf8_decode(rest, &of_name);
        if (an_fold(a) != an_fold(b))
            return false;
        word = an_text_after(word, of_word);
        rest = an_text_after(rest, of_name);
    }
    *is_whole = rest.size == 0;
    return word.size == 0;
}

/* ab, de: captures of pawns, though commands begin so. */
static bool may_be_move(an_text word)
{
    return an_san_has_shape(word) || an_san_is_attempt(word);
}

/* A letter alone is too soon struck by mistake. */
enum { SHORTEST = 2 };

static const command *find(an_text word, bool in_full)
{
    const command *found = NULL;
    bool several = false, is_whole;
    if (word.size < SHORTEST)
        return NULL;
    for (size_t i = 0; i < COMMANDS; i++)
        for (an_tongue tongue = AN_ENGLISH; tongue < AN_TONGUES; tongue++) {
            if (!begins_like(commands[i].name[tongue], word, &is_whole))
                continue;
            if (is_whole)
                return &commands[i];
            several = several || (found != NULL && found != &commands[i]);
            found = &commands[i];
        }
    return several || in_full || may_be_move(word) ? NULL : found;
}

const char *recorder_command_name(an_text word, bool in_full)
{
    const command *found = find(word, in_full);
    return found == NULL ? NULL : found->name[AN_ENGLISH];
}

static void tell_usage(recorder *r, const command *which)
{
    an_tongue tongue = r->settings->tongue;
    an_buffer usage = {0};
    an_buffer_put(&usage, which->name[tongue]);
    an_buffer_put_char(&usage, ' ');
    an_buffer_put(&usage, which->arguments[tongue]);
    if (!usage.failed)
        recorder_tell(r, TELL_USAGE, usage.at);
    an_buffer_free(&usage);
}

/* re: redo, resign, result. False: the word is no beginning of several. */
static bool tell_several(recorder *r, an_text word)
{
    an_tongue tongue = r->settings->tongue;
    an_buffer names = {0}, typed = {0};
    bool is_whole, is_told = false;
    for (size_t i = 0; i < COMMANDS && word.size >= SHORTEST && !may_be_move(word); i++) {
        if (!begins_like(commands[i].name[AN_ENGLISH], word, &is_whole) &&
            !begins_like(commands[i].name[AN_FRENCH], word, &is_whole))
            continue;
        an_buffer_put(&names, names.size > 0 ? ", " : "");
        an_buffer_put(&names, commands[i].name[tongue]);
    }
    an_buffer_put_text(&typed, word);
    if (names.size > 0 && !names.failed && !typed.failed) {
        recorder_tell(r, TELL_SEVERAL, typed.at, names.at);
        is_told = true;
    }
    an_buffer_free(&names);
    an_buffer_free(&typed);
    return is_told;
}

bool recorder_command(recorder *r, an_text line)
{
    size_t size = 0;
    while (size < line.size && !an_is_space(line.at[size]))
        size++;
    const command *found = find(an_text_from(line.at, size), !r->is_terminal);
    if (found == NULL)
        return r->is_terminal && tell_several(r, an_text_from(line.at, size));
    bool is_done = found->act(r, an_text_trimmed(an_text_after(line, size)));
    /* in a sheet it is a word like another */
    if (!is_done && r->reads_prose)
        return false;
    if (!is_done)
        tell_usage(r, found);
    else
        recorder_answer_change(r);
    return true;
}
