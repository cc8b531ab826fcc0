/* The sentences of the recorder's dialogue, in English and French. */
#include "record_messages.h"

#include <assert.h>

/* English stands first. The %s are filled in order, which is the same in both languages. */
/* clang-format off */
static const char *const texts[][AN_MESSAGE_LANGUAGE_COUNT] = {
    [TELL_NEW_GAME] =
        {"%s: a new game, saved with every move; 'help' lists the commands",
         "%s : partie nouvelle, enregistrée à chaque coup ; « aide » donne les commandes"},
    [TELL_OLD_GAME] =
        {"%s: the game goes on after half-move %s; 'help' lists the commands",
         "%s : la partie reprend après le demi-coup %s ; « aide » donne les commandes"},
    [TELL_WHITE] = {"White", "Blancs"},
    [TELL_BLACK] = {"Black", "Noirs"},
    [TELL_GOODBYE] =
        {"%s: saved, half-moves: %s, result: %s",
         "%s : enregistré, demi-coups : %s, résultat : %s"},
    [TELL_RESUME] =
        {"to go on: algnot record --resume %s",
         "pour reprendre : algnot record --resume %s"},
    [TELL_NOTHING] = {"nothing was recorded", "rien n'a été consigné"},
    [TELL_SAVED] = {"%s: saved", "%s : enregistré"},
    [TELL_TAKEN_BACK] = {"taken back: %s", "repris : %s"},
    [TELL_NO_UNDO] = {"there is nothing to undo", "il n'y a rien à annuler"},
    [TELL_NO_REDO] = {"there is nothing to redo", "il n'y a rien à refaire"},
    [TELL_NO_MOVE] = {"no move has been played yet", "aucun coup n'a encore été joué"},
    [TELL_NO_MOVES] = {"there is no legal move", "il n'y a pas de coup légal"},
    [TELL_EMPTY] = {"%s is empty", "la case %s est vide"},
    [TELL_STUCK] = {"the piece on %s has no legal move", "la pièce %s n'a aucun coup légal"},
    [TELL_THEIRS] = {"the piece on %s is the opponent's", "la case %s est occupée par l'adversaire"},
    [TELL_NO_PLACE] = {"the game has no such move", "la partie n'a pas de coup de ce numéro"},
    [TELL_MEANS_BLACK] =
        {"b is a move of Black: for one of White write, for example, 12w",
         "b désigne un coup des Noirs (black) : écrivez par exemple 12n pour les Noirs, 12 pour les Blancs"},
    [TELL_START] = {"at the start", "au début"},
    [TELL_AFTER] = {"after %s", "après %s"},
    [TELL_VARIATION] =
        {"this begins a variation; 'end' leads back",
         "ceci ouvre une variante ; « fin » en fait sortir"},
    [TELL_NO_VARIATION] = {"too many variations are open", "trop de variantes sont ouvertes"},
    [TELL_CORRECTED] = {"corrected: %s instead of %s", "corrigé : %s au lieu de %s"},
    [TELL_NO_LONGER_FITS] =
        {"%s can no longer be played: the old line stays as a variation",
         "%s n'est plus jouable : l'ancienne suite reste en variante"},
    [TELL_SAME_MOVE] = {"this is the move already", "c'est déjà le coup joué"},
    [TELL_IS_VARIATION] =
        {"this move is a variation already: go there, and 'promote' puts it into the game",
         "ce coup est déjà une variante : allez-y, et « promeus » la met dans la partie"},
    [TELL_NOT_ASIDE] = {"this is no variation", "ce n'est pas une variante"},
    [TELL_IS_GAME] = {"this line is the game now", "cette variante devient la partie"},
    [TELL_PROMOTED] =
        {"this line comes first now", "cette variante passe devant"},
    [TELL_CLOCK] = {"clock: %s", "pendule : %s"},
    [TELL_USAGE] = {"usage: %s", "mode d'emploi : %s"},
    [TELL_AS_WORDS] =
        {"taken for a remark; as a command: %s",
         "pris pour un commentaire ; comme commande : %s"},
    [TELL_SEVERAL] = {"%s may be: %s", "%s peut être : %s"},
    [TELL_SIMILAR] = {"%s: did you mean '%s'?", "%s : vouliez-vous dire « %s » ?"},
    [TELL_SIGN] =
        {"taken for a sign of the last move; the command is '%s'",
         "pris pour une annotation du dernier coup ; la commande est « %s »"},
    [TELL_OVER] =
        {"the game is over, %s: 'undo' takes back what you typed last, 'variation' tries another move",
         "la partie est finie, %s : « annule » reprend la dernière saisie, « variante » essaie un autre coup"},
    [TELL_NUMBER] =
        {"help: type '%s' and the move, or the move without a number",
         "aide : tapez « %s » et le coup, ou le coup sans numéro"},
    [TELL_NUMBER_AND_MOVE] =
        {"help: type '%s %s', or '%s' without a number",
         "aide : tapez « %s %s », ou « %s » sans numéro"},
    [TELL_ASK] =
        {"%s can be read in several ways; the number of the right one?",
         "%s se lit de plusieurs façons ; le numéro de la bonne ?"},
    [TELL_ASK_PAWN] =
        {"%s: a pawn's move, or a piece (%s) that cannot go there? 1 for the pawn:",
         "%s : coup de pion, ou pièce (%s) qui ne peut y aller ? 1 pour le pion :"},
    [TELL_ASK_WHETHER] =
        {"%s? Enter or 'yes' to play it:", "%s ? Entrée ou « oui » pour le jouer :"},
    [TELL_NOT_PLAYED] = {"nothing was played", "rien n'a été joué"},
    [TELL_BYTES] =
        {"bytes that are not UTF-8 are read as Windows-1252",
         "les octets qui ne sont pas de l'UTF-8 sont lus en Windows-1252"},
    [TELL_REPLACED] = {"instead of: %s", "à la place de : %s"},
    [TELL_CHOICE] = {"%s: %s (%s)", "%s : %s (%s)"},
    [TELL_LEFT_OUT] = {"the rest was not read: %s", "la suite n'a pas été lue : %s"},
    [TELL_MATE] = {"checkmate", "échec et mat"},
    [TELL_STALEMATE] = {"stalemate", "pat"},
    [TELL_FIVEFOLD] =
        {"the same position for the fifth time: the game is drawn",
         "même position pour la cinquième fois : partie nulle"},
    [TELL_SEVENTY_FIVE] =
        {"seventy-five moves without a capture or a pawn move: the game is drawn",
         "soixante-quinze coups sans prise ni coup de pion : partie nulle"},
    [TELL_DEAD] = {"neither side can mate any more: the game is drawn", "plus aucun mat n'est possible : partie nulle"},
    [TELL_THREEFOLD] =
        {"threefold repetition: a draw may be claimed ('draw')",
         "triple répétition : la nulle peut être réclamée (« nulle »)"},
    [TELL_FIFTY] =
        {"fifty moves without a capture or a pawn move: a draw may be claimed ('draw')",
         "cinquante coups sans prise ni coup de pion : la nulle peut être réclamée (« nulle »)"},
    [TELL_OFFER] = {"a draw was offered; 'draw' accepts", "nulle proposée ; « nulle » l'accepte"},
    [TELL_RESULT] = {"result: %s", "résultat : %s"},
    [TELL_RESULT_BACK] = {"taken back: result %s", "repris : résultat %s"},
    [TELL_FOR_RESULT] =
        {"for the result: 'result 1-0'", "pour le résultat : « résultat 1-0 »"},
    [TELL_TAG] = {"tag %s: %s", "étiquette %s : %s"},
    [TELL_COMMENT] = {"comment: %s", "commentaire : %s"},
    [TELL_DATE_FORM] =
        {"'%s' is no date, or does not tell day from month: type 2019.03.12",
         "« %s » n'est pas une date, ou le jour ne s'y distingue pas du mois : tapez 2019.03.12"},
    [TELL_HELP] =
        {"Moves: e4, Nf3, Ng1-f3, e2e4, O-O, in any language; several in one line, with numbers or "
         "without.\nThen ! ? $14 {a comment} (=). Commands, which may be cut short:",
         "Coups : e4, Cf3, Cg1-f3, e2e4, 0-0, dans n'importe quelle langue ; plusieurs par ligne, "
         "avec ou sans numéros.\nPuis ! ? $14 {un commentaire} (=). Commandes, qu'on peut abréger :"},
};
/* clang-format on */

static_assert(sizeof texts / sizeof *texts == RECORD_MESSAGE_COUNT, "every message has a text");

const char *record_message_text(an_message_language language, record_message which)
{
    return texts[which][language];
}
