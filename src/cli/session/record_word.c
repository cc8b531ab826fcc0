/* From a word to a move, in any language. If languages read it differently, nothing is guessed. */
#include "record_word.h"

#include <stdlib.h>
#include <string.h>

#include "bitboard.h"
#include "lost_right.h"
#include "parse.h"
#include "position.h"
#include "record_tell.h"
#include "tag.h"
#include "text.h"
#include "tree.h"

/* ---- the languages that are still possible ---- */

uint64_t recorder_readers(const recorder_languages *l, an_node node)
{
    bool is_known = node < l->reader_capacity && l->readers[node] != 0;
    return is_known ? l->readers[node] : ~UINT64_C(0);
}

void recorder_set_readers(recorder_languages *l, an_node node, uint64_t readers)
{
    if (node >= l->reader_capacity) {
        size_t capacity = ((size_t)node + 64) * 2;
        uint64_t *grown = realloc(l->readers, capacity * sizeof *grown);
        if (grown == NULL)
            return; /* without memory, every language stays possible */
        memset(grown + l->reader_capacity, 0, (capacity - l->reader_capacity) * sizeof *grown);
        l->readers = grown;
        l->reader_capacity = capacity;
    }
    l->readers[node] = readers;
}

const an_notation *recorder_leading(const recorder *r)
{
    uint64_t left = recorder_readers(&r->languages, an_tree_at(r->session.tree));
    return &r->languages.notations[an_first(left)];
}

/* Returns those of some notations that are well attested. The others are used only if none of these
 * can read a word. */
static uint64_t well_attested(const recorder_languages *l, uint64_t among)
{
    uint64_t set = 0;
    for (size_t i = 0; i < l->count; i++) {
        const an_language *language = l->notations[i].language;
        if (l->is_fixed || language == NULL || language->confidence <= AN_CONFIDENCE_MEDIUM)
            set |= UINT64_C(1) << i;
    }
    return set & among;
}

/* ---- readings ---- */

/* What reading a word depends on. */
typedef struct word_context {
    const recorder_languages *languages;
    const an_position *position;
    uint64_t left; /* the notations that can read all moves so far */
    bool is_sheet; /* there is no user to be asked */
} word_context;

/* Adds a reading. Readings of the same move are merged. */
static void add(readings *found, const reading *another)
{
    size_t i = 0;
    while (i < found->count && !an_move_equal(found->at[i].move, another->move))
        i++;
    if (i == READINGS_MAX)
        return;
    if (i < found->count)
        found->at[i].readers |= another->readers;
    else
        found->at[found->count++] = *another;
}

/* Reads a word in one notation. Returns false unless everything that is glued to the move is
 * understood, too. */
static bool read_by(const word_context *c, an_text word, size_t index, bool exact,
                    an_word_read *read)
{
    an_notation notation = c->languages->notations[index];
    notation.exact = exact;
    return an__word_read(read, c->position, word, &notation, NULL) == AN_OK && !read->has_rest &&
           (!read->signs.en_passant || read->move.kind == AN_EN_PASSANT);
}

/* Returns whether the c of "cc6" may be the letter of a piece: a pawn that stays on its file does
 * not need it. */
static bool is_doubtful(const an_san *said)
{
    return said->role == AN_NO_ROLE && said->from_file == said->to_file &&
           said->from_rank == AN_UNSAID;
}

static readings read_all(const word_context *c, an_text word, uint64_t among, bool exact,
                         bool leaves_doubtful)
{
    readings found = {.count = 0};
    an_word_read read;
    for (size_t i = 0; i < c->languages->count; i++)
        if ((among >> i & 1) && read_by(c, word, i, exact, &read) &&
            !(leaves_doubtful && is_doubtful(&read.said)))
            add(&found, &(reading){read.move, UINT64_C(1) << i, read.said.size, read.said.forms});
    return found;
}

/* Reads "cc6" as "Cc6", in case the first letter is that of a piece in lower case. */
static readings read_capitalised(const word_context *c, an_text word, uint64_t among)
{
    char capital[AN_SAN_MAX];
    readings none = {.count = 0};
    /* Before a digit, the letter is the file of origin: g1f3. */
    if (word.size < 2 || word.size > sizeof capital || *word.at < 'a' || *word.at > 'h' ||
        an_is_digit(word.at[1]))
        return none;
    memcpy(capital, word.at, word.size);
    *capital = (char)(*capital - 'a' + 'A');
    return read_all(c, an_text_from(capital, word.size), among, true, false);
}

static bool is_only_doubtful(const word_context *c, an_text word, uint64_t among)
{
    return read_all(c, word, among, true, false).count > 0 &&
           read_all(c, word, among, true, true).count == 0;
}

/* Returns the readings of `a`, followed by those of `b`. */
static readings both(readings a, const readings *b)
{
    for (size_t i = 0; i < b->count; i++)
        add(&a, &b->at[i]);
    return a;
}

/* Returns the notations in which the word names a piece by exactly its letter. */
static uint64_t having_letters(const word_context *c, an_text word, uint64_t among)
{
    uint64_t set = 0;
    an_san said;
    for (size_t i = 0; i < c->languages->count; i++) {
        an_notation notation = c->languages->notations[i];
        notation.exact = true;
        if ((among >> i & 1) && an_san_parse(&said, word, &notation) == AN_OK)
            set |= UINT64_C(1) << i;
    }
    return set;
}

/* Returns the lowest bit of a set, which stands for its first notation. */
static uint64_t lowest(uint64_t set)
{
    return set & (~set + 1);
}

static uint64_t leading_alone(const word_context *c)
{
    return lowest(c->left);
}

/* Returns whether the word is a pawn's letter and a single square, such as "Pe4". With two squares,
 * the piece is found without its letter. */
static bool names_pawn_alone(const word_context *c, an_text word, const reading *one)
{
    an_san said;
    return (one->forms & AN_FORM_PAWN_LETTER) &&
           an_san_parse(&said, word, &c->languages->notations[an_first(one->readers)]) == AN_OK &&
           (said.from_file == AN_UNSAID || said.from_rank == AN_UNSAID);
}

/* Reads letters of pawns, and those of little-known languages. If an earlier language has a piece
 * with the letter of "Sb6" that cannot go there, later languages are not tried. If a later language
 * may be meant by "Pe4", it is kept in `others`. */
static readings read_by_other_letters(const word_context *c, an_text word, uint64_t sound)
{
    readings none = {.count = 0};
    uint64_t pieces = having_letters(c, word, sound | leading_alone(c)), readers = 0;
    if (c->languages->is_fixed)
        return read_all(c, word, c->left, false, false);
    if (pieces & leading_alone(c))
        return none;
    readings found = read_all(c, word, c->left, false, false);
    for (size_t i = 0; i < found.count; i++)
        readers |= found.at[i].readers;
    if (pieces != 0 && lowest(pieces) < lowest(readers))
        return none;
    for (size_t i = 0; i < found.count; i++)
        if (names_pawn_alone(c, word, &found.at[i]))
            found.others = pieces;
    return found;
}

static readings read_word(const word_context *c, an_text word)
{
    uint64_t sound = well_attested(c->languages, c->left);
    readings capitals = {.count = 0};
    if (c->is_sheet && is_only_doubtful(c, word, leading_alone(c)) &&
        read_capitalised(c, word, leading_alone(c)).count > 0)
        return capitals; /* it stays undecided, without a user to be asked */
    if (!c->languages->types_capitals || (!c->is_sheet && is_only_doubtful(c, word, sound)))
        capitals = read_capitalised(c, word, sound);
    readings found = read_all(c, word, sound, true, capitals.count > 0);
    found = both(found, &capitals);
    if (found.count > 0)
        return found;
    /* A sheet written in capitals may nevertheless have a few small letters. */
    if (c->languages->types_capitals && !c->is_sheet)
        found = read_capitalised(c, word, sound);
    return found.count > 0 ? found : read_by_other_letters(c, word, sound);
}

static word_context context_of(const recorder *r)
{
    return (word_context){.languages = &r->languages,
                          .position = an_tree_position(r->session.tree),
                          .left = recorder_readers(&r->languages, an_tree_at(r->session.tree)),
                          .is_sheet = r->dialogue.reads_prose};
}

readings recorder_read(const recorder *r, an_text word, an_text *rest)
{
    readings found = {.count = 0};
    *rest = an_text_from(word.at + word.size, 0);
    if (word.size == 0)
        return found;
    const word_context context = context_of(r);
    found = read_word(&context, word);
    if (found.count > 0)
        *rest = an_text_after(word, found.at[0].size);
    return found;
}

/* ---- what is wrong with it ---- */

void recorder_refuse_word(recorder *r, an_code code, an_text word)
{
    an_finding finding = {.code = code,
                          .level = AN_LEVEL_ERROR,
                          .facts.text = word,
                          .has_position = true,
                          .position = *an_tree_position(r->session.tree),
                          .notation = recorder_leading(r)};
    if (code == AN_GAME_OVER)
        finding.facts.reason.detail =
            (uint8_t)an__tree_ending(r->session.tree, an_tree_at(r->session.tree));
    if (code == AN_BAD_TAG)
        finding.facts.reason.detail = (uint8_t)an__tag_fault_of(word);
    recorder_refuse(r, &finding);
}

bool recorder_language_is_open(const recorder *r)
{
    uint64_t gone =
        well_attested(&r->languages, ~recorder_readers(&r->languages, an_tree_at(r->session.tree)));
    for (size_t i = 0; i < r->languages.count; i++)
        if ((gone >> i & 1) && r->languages.notations[i].language != NULL)
            return false;
    return true;
}

/* Returns the notation in which a word is judged: the leading one. While several languages are
 * possible, it is the first that can read a word which the leading one cannot. */
static const an_notation *judging(const recorder *r, an_text word)
{
    an_san ignored;
    const an_notation *leading = recorder_leading(r);
    if (an_san_parse(&ignored, word, leading) == AN_OK || !recorder_language_is_open(r))
        return leading;
    for (size_t i = 0; i < r->languages.count; i++) {
        an_notation notation = r->languages.notations[i];
        notation.exact = true;
        if (an_san_parse(&ignored, word, &notation) == AN_OK)
            return &r->languages.notations[i];
    }
    return leading;
}

/* Returns the notations of the game that write `move` as the leading one does. */
static uint64_t agreeing(const recorder *r, an_move move)
{
    char text[AN_SAN_MAX];
    const word_context context = context_of(r);
    an_move_write(text, context.position, move, recorder_leading(r));
    const readings found = read_all(&context, an_text_of(text), context.left, true, false);
    for (size_t i = 0; i < found.count; i++)
        if (an_move_equal(found.at[i].move, move))
            return found.at[i].readers;
    return context.left;
}

/* Reads a word in the first language of a set. Returns false if the word is more than a move and
 * its signs. A user who confirms this move wants the game to stay in its own language, so that the
 * notations of the game become its readers. */
static bool read_elsewhere(const recorder *r, an_text word, uint64_t languages, reading *meant)
{
    recorder_languages other = {.count = 1};
    other.notations[0] = an_notation_of(&an_languages[an_first(languages)], AN_STYLE_SHORT);
    word_context context = context_of(r);
    context.languages = &other;
    an_word_read read;
    if (!read_by(&context, word, 0, true, &read))
        return false;
    *meant = (reading){read.move, agreeing(r, read.move), read.said.size, read.said.forms};
    return true;
}

/* Returns whether, according to a judgement, the word is a move in another language than that of
 * the game. *meant then becomes this move. */
static bool is_meant_elsewhere(const recorder *r, an_text word, const an_judgement *judgement,
                               reading *meant)
{
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (judgement->findings.list[i].code == AN_MIXED_LANGUAGES)
            return read_elsewhere(r, word, judgement->findings.list[i].facts.languages, meant);
    return false;
}

/* Completes a finding with the move of the game that lost the right to castle, which is written to
 * text[AN_SAN_MAX]. */
static void tell_castling_past(const recorder *r, an_finding *finding, char *text)
{
    const an_tree *tree = r->session.tree;
    if (!an__is_without_right(finding))
        return;
    an_lost_right lost =
        an__lost_right_of(finding, &an__tree_node_at(tree, AN_TREE_START)->position);
    size_t size = 0;
    for (an_node at = an_tree_at(tree); at != AN_TREE_START; at = an_tree_parent(tree, at)) {
        const an_tree_node *node = an__tree_node_at(tree, at);
        if (an__lost_right_look(&lost, node->move))
            size = an_move_write(text, an_tree_before(tree, node), node->move, finding->notation);
    }
    an__lost_right_tell(finding, &lost, an_text_from(text, size));
}

/* Reports the errors of a judgement. Returns false if there are none. If `is_asked`, a question
 * follows, which replaces suggestions and the error that names the language. */
static bool refuse_for_errors(recorder *r, const an_judgement *judgement, bool is_asked)
{
    bool has_errors = false;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        an_finding finding = judgement->findings.list[i];
        if (finding.is_joined ? is_asked : finding.level != AN_LEVEL_ERROR)
            continue;
        char earlier[AN_SAN_MAX];
        has_errors = true;
        tell_castling_past(r, &finding, earlier);
        finding.help.count = is_asked ? 0 : finding.help.count;
        recorder_refuse(r, &finding);
    }
    return has_errors;
}

/* Refuses a word without the arbiter, which takes no position in which the king of the side that
 * has moved stands attacked: an illegal move was played. */
static void refuse_at_sight(recorder *r, an_text word, const an_notation *notation)
{
    an_finding finding = {.level = AN_LEVEL_ERROR,
                          .has_position = true,
                          .position = *an_tree_position(r->session.tree),
                          .facts.text = word,
                          .notation = notation};
    an_san san;
    finding.code = an_san_parse(&san, word, notation);
    if (finding.code == AN_OK)
        finding.code =
            an_san_resolve(&finding.facts.move, &finding.position, &san, &finding.facts.reason);
    if (finding.code == AN_OK)
        finding.code = AN_UNREADABLE_TOKEN;
    recorder_refuse(r, &finding);
}

bool recorder_judge(recorder *r, an_text word, reading *meant)
{
    char fen[AN_FEN_MAX];
    const an_position *position = an_tree_position(r->session.tree);
    an_position_to_fen(fen, position);
    const an_token token = {.size = (uint32_t)word.size, .kind = AN_TOKEN_MOVE};
    const an_game game = {.bytes = word, .tokens = &token, .token_count = 1};
    const an_notation *notation = judging(r, word);
    const an_judge_options rules = {
        .from = notation, .from_count = 1, .variant = (an_variant)position->variant, .fen = fen};
    an_judgement judgement;
    an_arbiter *arbiter = an_arbiter_open(&rules);
    bool is_judged = arbiter != NULL && an_arbiter_judge(arbiter, &game, &judgement) == AN_OK;
    bool is_asked =
        is_judged && r->dialogue.is_terminal && is_meant_elsewhere(r, word, &judgement, meant);
    const bool has_board = is_judged && judgement.board.is_known;
    if (!has_board || !refuse_for_errors(r, &judgement, is_asked))
        refuse_at_sight(r, word, notation);
    an_arbiter_close(arbiter);
    return is_asked;
}
