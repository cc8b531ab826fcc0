/* Results that are said in words:
 *
 *     les    Noirs   abandonnent          partie nulle   par accord mutuel        Résultat : nulle
 *            side                         draw           reason                   label      draw
 */
#include "result_words.h"

#include <string.h>

#include "ending_words.h"
#include "endings.inc"
#include "extremes.h"
#include "fold.h"
#include "letters.h"
#include "position.h"
#include "text.h"
#include "utf8.h"

/* clang-format off */
/* Scores that are written in words or with a stroke. With a dash they are read everywhere. */
static const char *const scores[AN_RESULT_COUNT] = {
    [AN_WHITE_WINS] = "1 à 0|1/0", [AN_BLACK_WINS] = "0 à 1|0/1", [AN_DRAW] = "½ à ½|1/2 à 1/2",
};

/* Words for a player before what is said of him, as in "my opponent resigned". They tell no color. A
 * name may stand there, too. */
static const char subjects[] =
    "I|we|he|she|they|my opponent|his opponent|her opponent|il mio avversario|il|elle|ils|elles|"
    "mon adversaire|son adversaire|ich|er|sie|mein gegner|meine gegnerin|mi rival|mi adversario|"
    "su rival|yo|él|ella|io|lui|lei|eu|ele|ela|o meu adversário|ik|hij|zij|mijn tegenstander|jag|"
    "han|hon|min motståndare|jeg|hun|min modstander|min motstander|przeciwnik|mój przeciwnik|"
    "soupeř|соперник|противник|мой соперник|мой противник|я|он|она";

/* Words that may stand before, one or two of them: "et ici les Noirs abandonnent". */
static const char lead_words[] =
    "and|et|und|y|e|en|и|i|a|och|og|ja|és|itt|і|și|here|so|then|finally|ici|alors|puis|enfin|hier|"
    "dann|schließlich|aquí|entonces|men|po czym|là-dessus|tu|poi|luego|qui|allora|então|toen|"
    "здесь|тут|tutaj|zde|là|partie arrêtée|partie interrompue|but|mais|aber|doch|pero|ma|mas|"
    "maar|но|однако|ale";

/* Labels that may stand before: "Résultat : nulle". */
static const char labels[] =
    "result|final result|score|résultat|résultat final|ergebnis|endstand|resultado|"
    "resultado final|risultato|risultato finale|uitslag|resultaat|результат|wynik|výsledek";
/* clang-format on */

/* Returns a bit for each row of an__ending_words that has words of a kind, whose prefixes are
 * `prefixes`, with which `text` may begin. */
static uint64_t rows_for(const uint64_t *prefixes, an_text text)
{
    return prefixes[an__prefix(text)];
}

/* Does what an__take_listed does for `words`. Returns true if these are empty. */
static bool take_words(an_text *text, an_text words)
{
    size_t size = an__folded_words_size(*text, words);
    if (size > 0)
        *text = an_text_trimmed(an_text_after(*text, size));
    return size > 0 || words.size == 0;
}

/* Returns the bytes of the reason that `text` begins with; 0 if there is none. In brackets it needs
 * no preposition: "draw (agreement)". */
static size_t reason_size(an_text text, const an_ending_words *said, bool is_enclosed)
{
    size_t longest = an__listed_size(text, said->reasons);
    for (const char *list = is_enclosed ? said->reasons : NULL; list != NULL;) {
        const an_text reason = an__next_listed(&list);
        const char *blank = memchr(reason.at, ' ', reason.size);
        const size_t first = blank != NULL ? (size_t)(blank + 1 - reason.at) : reason.size,
                     size = an__folded_words_size(text, an_text_after(reason, first));
        longest = an_larger(size, longest);
    }
    return longest;
}

/* Removes a reason, or when the game ended, from the beginning of *text, with a bracket or a comma
 * around it. */
static void take_reason(an_text *text, const an_ending_words *said)
{
    const bool is_enclosed = *text->at == '(';
    an_text rest = an_text_trimmed(an_text_after(*text, is_enclosed || *text->at == ','));
    const size_t reason = reason_size(rest, said, is_enclosed),
                 size = reason > 0 ? reason : an__moment_size(rest);
    rest = an_text_after(rest, size);
    rest = an_text_after(rest, is_enclosed && an_text_starts(rest, ")"));
    *text = size > 0 ? an_text_trimmed(rest) : *text;
}

/* Returns true if the text is empty, or consists of one reason or two, as in "the game on time". */
static bool ends(an_text text, const an_ending_words *said)
{
    enum { MOST = 2 };
    for (unsigned count = 0; count < MOST && text.size > 0; count++)
        take_reason(&text, said);
    return text.size == 0;
}

/* The same for a text in which moments and circumstances may stand instead, if `may_go_on`. */
static bool ends_or_goes_on(an_text text, const an_ending_words *said, bool may_go_on)
{
    if (may_go_on)
        an__take_listed(&text, said->moments);
    return ends(text, said) || (may_go_on && an__listed_size(text, said->circumstances) > 0);
}

/* Removes an aside between commas from the beginning of the text: ", after long thought, resigned".
 */
static an_text behind_aside(an_text text)
{
    const char *comma =
        text.size > 1 && *text.at == ',' ? memchr(text.at + 1, ',', text.size - 1) : NULL;
    return comma == NULL ? text
                         : an_text_trimmed(an_text_after(text, (size_t)(comma + 1 - text.at)));
}

/* Returns true if the text is one of the words in `list`, with an aside between commas before them
 * or without, and with reasons or, if `may_go_on`, circumstances behind them or without. */
static bool is_sentence(an_text text, const char *list, const an_ending_words *said, bool may_go_on)
{
    text = behind_aside(text);
    return an__take_listed(&text, list) && ends_or_goes_on(text, said, may_go_on);
}

bool an__is_reason(an_text words)
{
    for (const an_ending_words *said = an__ending_words; said->draw != NULL; said++)
        if (words.size > 0 && ends(words, said))
            return true;
    return false;
}

static bool is_agreement(an_text text)
{
    for (uint64_t rows = rows_for(agreement_rows, behind_aside(text)); rows != 0;) {
        const an_ending_words *said = &an__ending_words[an_take_first(&rows)];
        if (is_sentence(text, said->agreement, said, true))
            return true;
    }
    return false;
}

/* Returns what the text says of a player; AN_FATE_COUNT if it says nothing of the kind. */
static an_fate fate_of(an_text text)
{
    for (uint64_t rows = rows_for(player_rows, behind_aside(text)); rows != 0;) {
        const an_ending_words *said = &an__ending_words[an_take_first(&rows)];
        for (an_fate fate = AN_RESIGNS; fate < AN_FATE_COUNT; fate++)
            if (is_sentence(text, said->of_player[fate], said, fate <= AN_FLAGS))
                return fate;
    }
    return AN_FATE_COUNT;
}

/* Returns who has won if a text is `sentence` with the name of a side in it; else AN_NO_RESULT. */
static an_result winner(an_text text, an_text sentence, const an_ending_words *said, an_fate fate)
{
    const char *side = memchr(sentence.at, '*', sentence.size);
    const size_t at = (size_t)(side - sentence.at);
    const an_text before = an_text_trimmed(an_text_from(sentence.at, at)),
                  behind = an_text_trimmed(an_text_after(sentence, at + 1));
    if (!take_words(&text, before))
        return AN_NO_RESULT;
    for (an_color color = AN_WHITE; color <= AN_BLACK; color++) {
        an_text rest = text;
        if (!an__take_listed(&rest, said->sides[color]))
            continue;
        rest = behind.size > 0 ? behind_aside(rest) : rest;
        if (take_words(&rest, behind) && ends_or_goes_on(rest, said, fate == AN_RESIGNS))
            return (color == AN_WHITE) == (fate == AN_WINS) ? AN_WHITE_WINS : AN_BLACK_WINS;
    }
    return AN_NO_RESULT;
}

static bool begins_with_side(an_text words, const an_ending_words *said)
{
    return an__listed_size(words, said->sides[AN_WHITE]) > 0 ||
           an__listed_size(words, said->sides[AN_BLACK]) > 0;
}

/* Returns who has won if all of `words` is a sentence with the name of a side in it; with
 * `resigns_only`, one in which that side resigns. */
static an_result result_of_side(an_text words, bool resigns_only)
{
    const an_fate last = resigns_only ? AN_RESIGNS : AN_WINS;
    an_result result = AN_NO_RESULT;
    for (uint64_t rows = rows_for(side_rows, words); rows != 0;) {
        const an_ending_words *said = &an__ending_words[an_take_first(&rows)];
        const bool names_side = begins_with_side(words, said);
        for (an_fate fate = AN_RESIGNS; fate <= last; fate++)
            for (const char *list = said->of_side[fate]; list != NULL;) {
                an_text sentence = an__next_listed(&list);
                if (names_side || *sentence.at != '*')
                    result = winner(words, sentence, said, fate);
                if (result != AN_NO_RESULT)
                    return result;
            }
    }
    return AN_NO_RESULT;
}

bool an__names_draw(an_text words)
{
    for (uint64_t rows = rows_for(draw_rows, words); rows != 0;) {
        const an_ending_words *said = &an__ending_words[an_take_first(&rows)];
        an_text rest = words;
        if (an__take_listed(&rest, said->draw) && ends(rest, said))
            return true;
    }
    return false;
}

/* Returns the result in figures that all of `text` says; AN_NO_RESULT if it says something else. */
static an_result result_in_figures(an_text text)
{
    size_t size;
    an_result result = an_result_read(text, &size);
    return size == text.size && result != AN_UNFINISHED ? result : AN_NO_RESULT;
}

/* Removes a label, one of `list`, and the colon behind it, from the beginning of *words. Returns
 * false if there is none. */
static bool take_label(an_text *words, const char *list)
{
    if (!an__take_listed(words, list))
        return false;
    if (words->size > 0 && an_is_among(*words->at, ":="))
        *words = an_text_trimmed(an_text_after(*words, 1));
    return true;
}

/* "Blancs : 0   Noirs : 1": returns the result if all of `words` give each side its score. */
static an_result scores_of_sides(an_text words)
{
    enum { LONGEST = 3 }; /* bytes of "1/2" */
    for (uint64_t rows = rows_for(side_rows, words); rows != 0;) {
        const an_ending_words *said = &an__ending_words[an_take_first(&rows)];
        an_text rest = words;
        char figures[2 * LONGEST + 1];
        if (!take_label(&rest, said->sides[AN_WHITE]))
            continue;
        const size_t first = an_size_to_space(rest);
        const an_text score = an_text_from(rest.at, first);
        rest = an_text_trimmed(an_text_after(rest, first));
        if (!take_label(&rest, said->sides[AN_BLACK]) || first > LONGEST || rest.size > LONGEST)
            continue;
        memcpy(figures, score.at, first);
        figures[first] = '-';
        memcpy(figures + first + 1, rest.at, rest.size);
        return result_in_figures(an_text_from(figures, first + 1 + rest.size));
    }
    return AN_NO_RESULT;
}

static const an_mover anybody = {.turn = AN_WHITE};

/* Returns the result that all of `words` say, whoever is to move. */
static an_result result_of(an_text words, an_mover mover)
{
    (void)mover;
    an_result result = result_of_side(words, false);
    for (size_t i = 0; i < AN_RESULT_COUNT && result == AN_NO_RESULT; i++)
        if (an__is_listed(words, scores[i]))
            result = (an_result)i;
    if (result == AN_NO_RESULT)
        result = scores_of_sides(words);
    bool is_draw = result == AN_NO_RESULT && (an__names_draw(words) || is_agreement(words));
    return is_draw ? AN_DRAW : result;
}

/* Returns the result behind a label, in words or figures: "Résultat : nulle", "Résultat 1/2". */
static an_result labelled_result(an_text words)
{
    if (!take_label(&words, labels))
        return AN_NO_RESULT;
    an_result result = result_of(words, anybody);
    return result == AN_NO_RESULT ? result_in_figures(words) : result;
}

enum { LEADS = 2 };

/* Returns what `read` finds in all words, or else in those behind up to `leads` words before them:
 * "I bianchi vincono" begins with an article that is a conjunction in Catalan. */
static an_result said_behind(an_result (*read)(an_text words, an_mover mover), an_text words,
                             an_mover mover, unsigned leads)
{
    an_result result = words.size > 0 ? read(words, mover) : AN_NO_RESULT;
    if (result != AN_NO_RESULT || leads == 0 || !an__take_listed(&words, lead_words))
        return result;
    result = said_behind(read, words, mover, leads - 1);
    if (result != AN_NO_RESULT || !an_text_starts(words, ","))
        return result;
    return said_behind(read, an_text_trimmed(an_text_after(words, 1)), mover, leads - 1);
}

/* "Draw agreed 1/2", "Les Noirs abandonnent (1-0)": removes a result in figures from the end of
 * *words, and returns it; AN_NO_RESULT if there is none. */
static an_result take_figures(an_text *words)
{
    const size_t close = words->size > 0 && words->at[words->size - 1] == ')';
    size_t begin = words->size - close;
    while (begin > 0 && !an_is_among(words->at[begin - 1], " (,:"))
        begin--;
    const an_text last = an_text_from(words->at + begin, words->size - close - begin);
    const an_result result = begin > 0 ? result_in_figures(last) : AN_NO_RESULT;
    while (begin > 0 && an_is_among(words->at[begin - 1], " (,:"))
        begin--;
    if (result != AN_NO_RESULT)
        words->size = begin;
    return result;
}

an_result an__result_in_words(an_text words)
{
    words = an_text_trimmed(words);
    an_text before = words;
    const an_result figures = take_figures(&before);
    an_result result = said_behind(result_of, before, anybody, LEADS);
    if (figures != AN_NO_RESULT && result != AN_NO_RESULT)
        return result == figures ? result : AN_NO_RESULT;
    result = result == AN_NO_RESULT ? result_of(words, anybody) : result;
    return result == AN_NO_RESULT ? labelled_result(words) : result;
}

/* Returns true if another label of one or two words begins `text` behind a gap, on the same line.
 */
static bool begins_label(an_text text)
{
    enum { LONGEST = 2 }; /* words */
    const size_t gap = an__space_size(text);
    size_t size = gap, words = 0;
    while (size < text.size && (an_is_letter(text.at[size]) || text.at[size] == ' ' ||
                                (unsigned char)text.at[size] >= 0x80)) {
        words += text.at[size] != ' ' && (size == gap || text.at[size - 1] == ' ');
        size++;
    }
    return gap > 0 && words > 0 && words <= LONGEST && size < text.size && text.at[size] == ':';
}

an_result an__result_of_field(an_text words, size_t *size)
{
    an_text rest = words;
    size_t figures = 0;
    const an_result result =
        take_label(&rest, labels) ? an_result_read(rest, &figures) : AN_NO_RESULT;
    const size_t end = (size_t)(rest.at - words.at) + figures;
    const bool is_field = result != AN_NO_RESULT && result != AN_UNFINISHED &&
                          begins_label(an_text_after(words, end));
    *size = is_field ? end : 0;
    return is_field ? result : AN_NO_RESULT;
}

bool an__tells_fate(an_text words, bool *wins)
{
    const an_fate fate = fate_of(words);
    *wins = fate == AN_WINS;
    return fate != AN_FATE_COUNT && fate != AN_OF_WRITER;
}

/* Removes a word for a player, or a name of up to MOST words, from the beginning of `words`. Sets
 * `*is_named` to false if it is such a word: a name is that of the side to move. */
static an_text behind_subject(an_text words, bool *is_named)
{
    enum { MOST = 4 };
    size_t letter;
    *is_named = !an__take_listed(&words, subjects);
    for (unsigned i = 0; i < MOST && *is_named && words.size > 0; i++) {
        const uint32_t first = an_utf8_decode(words, &letter);
        size_t size = 0;
        while (size < words.size && words.at[size] != ' ' && words.at[size] != ',')
            size++;
        if (an__small_letter(first) == first || size == words.size)
            break;
        words = an_text_trimmed(an_text_after(words, size));
    }
    return words;
}

/* Returns the result if the player to move has lost; AN_UNFINISHED unless that is sure. */
static an_result loss_of(an_mover mover)
{
    return !mover.is_sure ? AN_UNFINISHED : mover.turn == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS;
}

/* Returns the result if the text says that a side wins, loses or resigns, that the player to move
 * resigns, or that a draw was agreed. Returns AN_UNFINISHED if a player resigns whose color nobody
 * knows. */
static an_result ending_of(an_text words, an_mover mover)
{
    const an_result result = result_of_side(words, true);
    if (result != AN_NO_RESULT)
        return result;
    if (is_agreement(words))
        return AN_DRAW;
    bool is_named = true;
    an_fate fate = fate_of(words);
    fate = fate == AN_FATE_COUNT ? fate_of(behind_subject(words, &is_named)) : fate;
    if (fate > AN_OF_WRITER)
        return AN_NO_RESULT;
    mover.is_sure = mover.is_sure || fate == AN_FLAGS;
    return is_named && fate != AN_OF_WRITER ? loss_of(mover) : AN_UNFINISHED;
}

an_result an__ending_by(an_text words, an_mover mover, bool may_go_on)
{
    words = an_text_trimmed(words);
    const an_result figures = take_figures(&words);
    for (uint64_t rows = may_go_on ? 0 : rows_for(resignation_rows, words); rows != 0;) {
        const an_ending_words *said = &an__ending_words[an_take_first(&rows)];
        an_text rest = words;
        if (an__take_listed(&rest, said->resignation) && ends(rest, said))
            return loss_of(mover);
    }
    const an_result result = said_behind(ending_of, words, mover, LEADS);
    return figures == AN_NO_RESULT || figures == result ? result : AN_NO_RESULT;
}

size_t an__given_up_size(an_text text)
{
    static const char articles[] =
        "le|la|les|un|une|leur|leurs|son|sa|ses|the|his|her|their|der|die|"
        "das|den|ein|eine|einen|el|los|las|una|su|sus|il|lo|gli|o|os|as|"
        "um|uma";
    static const char nouns[] = "qualité|pièce|exchange|piece|qualität|figur|calidad|pieza|qualità|"
                                "pezzo|qualidade|peça|kwaliteit|stuk|bauern|centre|center|zentrum|"
                                "centro|centrum|initiative|initiatief|iniziativa|iniciativa|attack|"
                                "attaque|angriff|attacco|ataque|aanval|right|droit|recht|diritto|"
                                "derecho|direito|rochade|bishop pair|läuferpaar";
    uint8_t role;
    size_t begin = an__listed_size(text, articles);
    begin += an__space_size(an_text_after(text, begin));
    const an_text noun = an_text_after(text, begin);
    size_t size = an__listed_size(noun, nouns);
    size = size > 0 ? size : an__piece_name_size(noun, NULL, &role);
    bool is_within_word = size < noun.size && an_is_of_word(noun.at[size]);
    return size > 0 && !is_within_word ? begin + size : 0;
}
