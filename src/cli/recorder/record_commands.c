/* The commands of the recorder: their table, and finding a command by a word. */
#include "record_commands.h"

#include "columns.h"
#include "fold.h"
#include "record_tell.h"
#include "say.h"
#include "similar.h"
#include "suffix.h"
#include "text.h"
#include "utf8.h"

static record_handler help;

static const record_command commands[] = {
    {{"undo", "annule"},
     handle_undo,
     {"", ""},
     {"take the last entry back", "reprendre la dernière saisie"}},
    {{"redo", "refais"}, handle_redo, {"", ""}, {"do it again", "la refaire"}},
    {{"board", "plateau"}, handle_board, {"", ""}, {"show the board", "montrer l'échiquier"}},
    {{"flip", "tourne"}, handle_flip, {"", ""}, {"turn the board round", "tourner l'échiquier"}},
    {{"moves", "coups"},
     handle_moves,
     {"[SQUARE]", "[CASE]"},
     {"the legal moves", "les coups légaux"}},
    {{"go", "va"},
     handle_go,
     {"12b", "12n"},
     {"go to a move: 12 (White), 12b (Black), start, end",
      "aller à un coup : 12 (Blancs), 12n (Noirs), début, fin"}},
    {{"correct", "corrige"},
     handle_correct,
     {"12b Nf3", "12n Cf3"},
     {"another move instead; the rest is played again",
      "un autre coup à la place ; la suite est rejouée"}},
    {{"variation", "variante"},
     handle_variation,
     {"", ""},
     {"another way to play the last move", "une autre façon de jouer le dernier coup"}},
    {{"promote", "promeus"},
     handle_promote,
     {"", ""},
     {"make the variation the game", "faire de la variante la partie"}},
    {{"end", "fin"},
     handle_end,
     {"", ""},
     {"leave the variation; or go to the last move",
      "quitter la variante ; ou aller au dernier coup"}},
    {{"comment", "commente"},
     handle_comment,
     {"TEXT", "TEXTE"},
     {"say something about the last move", "dire quelque chose du dernier coup"}},
    {{"offer", "propose"},
     handle_offer,
     {"", ""},
     {"a draw is offered with the last move", "la nulle est proposée avec le dernier coup"}},
    {{"draw", "nulle"}, handle_draw, {"", ""}, {"the game is drawn", "la partie est nulle"}},
    {{"resign", "abandon"},
     handle_resign,
     {"[SIDE]", "[CAMP]"},
     {"the side to move resigns", "le camp au trait abandonne"}},
    {{"result", "résultat"},
     handle_result,
     {"1-0", "1-0"},
     {"set the result: 0-1, draw …", "fixer le résultat : 0-1, nulle …"}},
    {{"tag", "étiquette"},
     handle_tag,
     {"White \"Name\"", "White \"Nom\""},
     {"set a tag", "mettre une étiquette"}},
    {{"list", "partie"}, handle_list, {"", ""}, {"the game so far", "la partie jusqu'ici"}},
    {{"save", "enregistre"},
     handle_save,
     {"", ""},
     {"save, though all is saved already", "enregistrer, bien que tout le soit déjà"}},
    {{"help", "aide"}, help, {"", ""}, {"this list", "cette liste"}},
    {{"quit", "quitte"}, handle_quit, {"", ""}, {"leave", "quitter"}},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

/* Synonyms of commands, which must be written in full. */
/* clang-format off */
static const struct {
    const char *name;
    record_handler *handler;
    bool is_for_people; /* only at a terminal: in a sheet, it is more likely a word or a sign */
} synonyms[] = {
    {"annuler", handle_undo, false},     {"retour", handle_undo, true},
    {"revenir", handle_undo, true},      {"reviens", handle_undo, true},
    {"effacer", handle_undo, true},      {"efface", handle_undo, true},
    {"supprimer", handle_undo, true},    {"supprime", handle_undo, true},
    {"retirer", handle_undo, true},      {"retire", handle_undo, true},
    {"reprendre", handle_undo, true},    {"reprends", handle_undo, true},
    {"back", handle_undo, true},         {"takeback", handle_undo, true},
    {"delete", handle_undo, true},       {"erase", handle_undo, true},
    {"remove", handle_undo, true},
    {"refaire", handle_redo, false},     {"rétablir", handle_redo, true},
    {"rétablis", handle_redo, true},
    {"échiquier", handle_board, true},
    {"tourner", handle_flip, false},
    {"aller", handle_go, false},
    {"corriger", handle_correct, false}, {"rectifie", handle_correct, true},
    {"promouvoir", handle_promote, true},
    {"commenter", handle_comment, false},
    {"proposer", handle_offer, false},
    {"abandonne", handle_resign, false}, {"abandonner", handle_resign, false},
    {"liste", handle_list, false},
    {"enregistrer", handle_save, false}, {"sauver", handle_save, true},
    {"sauve", handle_save, true},        {"sauvegarder", handle_save, true},
    {"sauvegarde", handle_save, true},
    {"commandes", help, true},           {"commands", help, true},
    {"quoi", help, true},                {"quoi?", help, true},
    {"what", help, true},                {"what?", help, true},
    {"?", help, true},
    {"quitter", handle_quit, false},     {"exit", handle_quit, false},
    {"sortir", handle_quit, true},       {"bye", handle_quit, true},
};
/* clang-format on */

static bool help(recorder *r, an_text arguments)
{
    an_message_language language = message_language();
    bool is_question = r->dialogue.is_terminal && an_text_is(arguments, "?"); /* "quoi ?" */
    if (arguments.size > 0 && !is_question)
        return false;
    recorder_tell(r, TELL_HELP);
    for (size_t i = 0; i < COMMANDS; i++) {
        an_buffer line = {0};
        AN_PUT_ALL(&line, commands[i].name[language], " ", commands[i].arguments[language]);
        for (int width = line.failed ? 0 : columns_of(an_text_of(line.at)); width < 24; width++)
            an_buffer_put_char(&line, ' ');
        an__buffer_put(&r->answers.text, "     ");
        an_buffer_put_text(&r->answers.text, an_buffer_text(&line));
        AN_PUT_ALL(&r->answers.text, commands[i].help[language], "\n");
        an__buffer_free(&line);
    }
    return true;
}

const record_command *record_command_at(size_t index)
{
    return index < COMMANDS ? &commands[index] : NULL;
}

/* ---- finding a command ---- */

/* Returns whether a name begins with a word, without regard to case and accents. *is_whole says
 * whether the word is the whole name. */
static bool begins_like(const char *name, an_text word, bool *is_whole)
{
    an_text rest = an_text_of(name);
    while (word.size > 0 && rest.size > 0) {
        size_t of_word, of_name;
        uint32_t a = an_utf8_decode(word, &of_word), b = an_utf8_decode(rest, &of_name);
        if (an__fold(a) != an__fold(b))
            return false;
        word = an_text_after(word, of_word);
        rest = an_text_after(rest, of_name);
    }
    *is_whole = rest.size == 0;
    return word.size == 0;
}

/* Returns whether a word may be a move: captures of pawns, such as "ab" and "de", look like
 * commands. */
static bool may_be_move(an_text word)
{
    return an_san_has_shape(word) || an_san_is_attempt(word);
}

/* Least letters of an abbreviation. A single letter is too easily typed by mistake. */
enum { SHORTEST = 2 };

static const record_command *find_synonym(an_text word, bool with_those_of_people)
{
    bool is_whole;
    for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++)
        for (size_t j = 0; j < COMMANDS && begins_like(synonyms[i].name, word, &is_whole); j++)
            if (is_whole && commands[j].handler == synonyms[i].handler &&
                (with_those_of_people || !synonyms[i].is_for_people))
                return &commands[j];
    return NULL;
}

const record_command *record_command_find(an_text word, bool in_full)
{
    const record_command *found = NULL;
    bool several = false, is_whole;
    for (size_t i = 0; i < COMMANDS && word.size >= SHORTEST; i++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             language < AN_MESSAGE_LANGUAGE_COUNT; language++) {
            if (!begins_like(commands[i].name[language], word, &is_whole))
                continue;
            if (is_whole)
                return &commands[i];
            several = several || (found != NULL && found != &commands[i]);
            found = &commands[i];
        }
    bool is_found = found != NULL && !several && !in_full && !may_be_move(word);
    return is_found ? found : find_synonym(word, !in_full);
}

/* Tells how to use a command. In a sheet, the line may be words of the heading or, among moves, a
 * typing error. */
static void tell_usage(recorder *r, const record_command *which)
{
    an_message_language language = message_language();
    an_buffer usage = {0};
    AN_PUT_ALL(&usage, which->name[language], *which->arguments[language] == '\0' ? "" : " ",
               which->arguments[language]);
    if (!usage.failed && !r->dialogue.reads_prose)
        recorder_deny(r, NOT_UNDERSTOOD, TELL_USAGE, usage.at);
    else if (!usage.failed && an_tree_has_moves(r->session.tree))
        recorder_warn(r, TELL_AS_WORDS, usage.at);
    an__buffer_free(&usage);
}

/* Returns the name of a command that begins with a word, preferably the one in the language of
 * messages. */
static const char *name_like(const record_command *which, an_text word)
{
    bool is_french = message_language() == AN_MESSAGES_FRENCH, is_whole;
    const char *own = which->name[message_language()];
    const char *other = which->name[is_french ? AN_MESSAGES_ENGLISH : AN_MESSAGES_FRENCH];
    if (begins_like(own, word, &is_whole))
        return own;
    return begins_like(other, word, &is_whole) ? other : NULL;
}

/* Lists the commands that begin with the word `typed`: "re" may mean redo, resign or result.
 * Returns false if there are none. */
static bool tell_several(recorder *r, an_text typed)
{
    an_buffer names = {0};
    for (size_t i = 0; i < COMMANDS && typed.size >= SHORTEST; i++) {
        const char *name = name_like(&commands[i], typed);
        if (name != NULL)
            AN_PUT_ALL(&names, names.size > 0 ? ", " : "", name);
    }
    bool is_told = names.size > 0 && !names.failed;
    if (is_told)
        recorder_tell(r, TELL_SEVERAL, typed.at, names.at);
    an__buffer_free(&names);
    return is_told;
}

/* Suggests a command for a misspelled word, such as "undoo". Returns false if no command is
 * similar, or if the word is too short or has another meaning. */
static bool tell_similar(recorder *r, an_text typed)
{
    enum { TOLD_FROM = 4, NAMES = AN_MESSAGE_LANGUAGE_COUNT * COMMANDS };
    const char *names[NAMES];
    for (size_t i = 0; i < NAMES; i++)
        names[i] = commands[i / AN_MESSAGE_LANGUAGE_COUNT].name[i % AN_MESSAGE_LANGUAGE_COUNT];
    if (typed.size < TOLD_FROM || !an_is_letter(*typed.at) || an_is_signs(typed))
        return false;
    const char *similar = most_similar(typed.at, names, NAMES);
    if (similar != NULL)
        recorder_tell(r, TELL_SIMILAR, typed.at, similar);
    return similar != NULL;
}

/* Tells a user which commands may be meant by a word that names none. Returns false if there is no
 * such command. */
static bool tell_meant(recorder *r, an_text word)
{
    an_buffer copy = {0};
    an_buffer_put_text(&copy, word);
    const an_text typed = an_buffer_text(&copy);
    bool is_told =
        !copy.failed && !may_be_move(typed) && (tell_several(r, typed) || tell_similar(r, typed));
    an__buffer_free(&copy);
    return is_told;
}

/* Returns whether a word that names a command, such as "?", is also a sign of the last move. */
static bool is_sign_of_move(const recorder *r, an_text word)
{
    return an_tree_at(r->session.tree) != AN_TREE_START && an_is_signs(word);
}

bool recorder_command(recorder *r, an_text line)
{
    const size_t size = an_size_to_space(line);
    an_text word = an_text_from(line.at, size);
    const record_command *found = record_command_find(word, !r->dialogue.is_terminal);
    if (found == NULL)
        return r->dialogue.is_terminal && tell_meant(r, word);
    an_text arguments = an_text_trimmed(an_text_after(line, size));
    if (is_sign_of_move(r, word)) {
        if (arguments.size == 0)
            recorder_tell(r, TELL_SIGN, found->name[message_language()]);
        return false;
    }
    bool is_done = found->handler(r, arguments);
    if (!is_done)
        tell_usage(r, found);
    /* In a sheet, the name of a command may be an ordinary word. */
    return is_done || !r->dialogue.reads_prose;
}
