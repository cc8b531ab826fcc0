/* The sentences of the recorder's dialogue, in English and French. */
#ifndef AN_CLI_RECORD_MESSAGES_H
#define AN_CLI_RECORD_MESSAGES_H

#include "algnot/report.h"

/* The %s are filled in order, which is the same in both languages. */
/* clang-format off */
#define RECORD_MESSAGES(X) \
    X(TELL_NEW_GAME, "%s: a new game, saved with every move; 'help' lists the commands", \
      "%s : partie nouvelle, enregistrée à chaque coup ; « aide » donne les commandes") \
    X(TELL_OLD_GAME, "%s: the game goes on after half-move %s; 'help' lists the commands", \
      "%s : la partie reprend après le demi-coup %s ; « aide » donne les commandes") \
    X(TELL_WHITE, "White", "Blancs") \
    X(TELL_BLACK, "Black", "Noirs") \
    X(TELL_GOODBYE, "%s: saved, half-moves: %s, result: %s", \
      "%s : enregistré, demi-coups : %s, résultat : %s") \
    X(TELL_RESUME, "to go on: algnot record --resume %s", \
      "pour reprendre : algnot record --resume %s") \
    X(TELL_NOTHING, "nothing was recorded", "rien n'a été consigné") \
    X(TELL_SAVED, "%s: saved", "%s : enregistré") \
    X(TELL_TAKEN_BACK, "taken back: %s", "repris : %s") \
    X(TELL_NO_UNDO, "there is nothing to undo", "il n'y a rien à annuler") \
    X(TELL_NO_REDO, "there is nothing to redo", "il n'y a rien à refaire") \
    X(TELL_NO_MOVE, "no move has been played yet", "aucun coup n'a encore été joué") \
    X(TELL_NO_MOVES, "there is no legal move", "il n'y a pas de coup légal") \
    X(TELL_EMPTY, "%s is empty", "la case %s est vide") \
    X(TELL_STUCK, "the piece on %s has no legal move", "la pièce %s n'a aucun coup légal") \
    X(TELL_THEIRS, "the piece on %s is the opponent's", "la case %s est occupée par l'adversaire") \
    X(TELL_NO_PLACE, "the game has no such move", "la partie n'a pas de coup de ce numéro") \
    X(TELL_MEANS_BLACK, "b is a move of Black: for one of White write, for example, 12w", \
      "b désigne un coup des Noirs (black) : écrivez par exemple 12n pour les Noirs, 12 pour " \
      "les Blancs") \
    X(TELL_START, "at the start", "au début") \
    X(TELL_AFTER, "after %s", "après %s") \
    X(TELL_VARIATION, "this begins a variation; 'end' leads back", \
      "ceci ouvre une variante ; « fin » en fait sortir") \
    X(TELL_NO_VARIATION, "too many variations are open", "trop de variantes sont ouvertes") \
    X(TELL_CORRECTED, "corrected: %s instead of %s", "corrigé : %s au lieu de %s") \
    X(TELL_NO_LONGER_FITS, "%s can no longer be played: the old line stays as a variation", \
      "%s n'est plus jouable : l'ancienne suite reste en variante") \
    X(TELL_SAME_MOVE, "this is the move already", "c'est déjà le coup joué") \
    X(TELL_IS_VARIATION, \
      "this move is a variation already: go there, and 'promote' puts it into the game", \
      "ce coup est déjà une variante : allez-y, et « promeus » la met dans la partie") \
    X(TELL_NOT_ASIDE, "this is no variation", "ce n'est pas une variante") \
    X(TELL_IS_GAME, "this line is the game now", "cette variante devient la partie") \
    X(TELL_PROMOTED, "this line comes first now", "cette variante passe devant") \
    X(TELL_CLOCK, "clock: %s", "pendule : %s") \
    X(TELL_USAGE, "usage: %s", "mode d'emploi : %s") \
    X(TELL_AS_WORDS, "taken for a remark; as a command: %s", \
      "pris pour un commentaire ; comme commande : %s") \
    X(TELL_SEVERAL, "%s may be: %s", "%s peut être : %s") \
    X(TELL_SIMILAR, "%s: did you mean '%s'?", "%s : vouliez-vous dire « %s » ?") \
    X(TELL_SIGN, "taken for a sign of the last move; the command is '%s'", \
      "pris pour une annotation du dernier coup ; la commande est « %s »") \
    X(TELL_OVER, \
      "the game is over, %s: 'undo' takes back what you typed last, 'variation' tries another " \
      "move", \
      "la partie est finie, %s : « annule » reprend la dernière saisie, « variante » essaie un " \
      "autre coup") \
    X(TELL_NUMBER, "help: type '%s' and the move, or the move without a number", \
      "aide : tapez « %s » et le coup, ou le coup sans numéro") \
    X(TELL_NUMBER_AND_MOVE, "help: type '%s %s', or '%s' without a number", \
      "aide : tapez « %s %s », ou « %s » sans numéro") \
    X(TELL_ASK, "%s can be read in several ways; the number of the right one?", \
      "%s se lit de plusieurs façons ; le numéro de la bonne ?") \
    X(TELL_ASK_PAWN, "%s: a pawn's move, or a piece (%s) that cannot go there? 1 for the pawn:", \
      "%s : coup de pion, ou pièce (%s) qui ne peut y aller ? 1 pour le pion :") \
    X(TELL_ASK_WHETHER, "%s? Enter or 'yes' to play it:", \
      "%s ? Entrée ou « oui » pour le jouer :") \
    X(TELL_NOT_PLAYED, "nothing was played", "rien n'a été joué") \
    X(TELL_BYTES, "bytes that are not UTF-8 are read as Windows-1252", \
      "les octets qui ne sont pas de l'UTF-8 sont lus en Windows-1252") \
    X(TELL_REPLACED, "instead of: %s", "à la place de : %s") \
    X(TELL_CHOICE, "%s: %s (%s)", "%s : %s (%s)") \
    X(TELL_LEFT_OUT, "the rest was not read: %s", "la suite n'a pas été lue : %s") \
    X(TELL_MATE, "checkmate", "échec et mat") \
    X(TELL_STALEMATE, "stalemate", "pat") \
    X(TELL_FIVEFOLD, "the same position for the fifth time: the game is drawn", \
      "même position pour la cinquième fois : partie nulle") \
    X(TELL_SEVENTY_FIVE, "seventy-five moves without a capture or a pawn move: the game is drawn", \
      "soixante-quinze coups sans prise ni coup de pion : partie nulle") \
    X(TELL_DEAD, "neither side can mate any more: the game is drawn", \
      "plus aucun mat n'est possible : partie nulle") \
    X(TELL_THREEFOLD, "threefold repetition: a draw may be claimed ('draw')", \
      "triple répétition : la nulle peut être réclamée (« nulle »)") \
    X(TELL_FIFTY, "fifty moves without a capture or a pawn move: a draw may be claimed ('draw')", \
      "cinquante coups sans prise ni coup de pion : la nulle peut être réclamée (« nulle »)") \
    X(TELL_OFFER, "a draw was offered; 'draw' accepts", "nulle proposée ; « nulle » l'accepte") \
    X(TELL_RESULT, "result: %s", "résultat : %s") \
    X(TELL_RESULT_BACK, "taken back: result %s", "repris : résultat %s") \
    X(TELL_FOR_RESULT, "for the result: 'result 1-0'", "pour le résultat : « résultat 1-0 »") \
    X(TELL_TAG, "tag %s: %s", "étiquette %s : %s") \
    X(TELL_COMMENT, "comment: %s", "commentaire : %s") \
    X(TELL_DATE_FORM, "'%s' is no date, or does not tell day from month: type 2019.03.12", \
      "« %s » n'est pas une date, ou le jour ne s'y distingue pas du mois : tapez 2019.03.12") \
    X(TELL_HELP, \
      "Moves: e4, Nf3, Ng1-f3, e2e4, O-O, in any language; several in one line, with numbers " \
      "or without.\nThen ! ? $14 {a comment} (=). Commands, which may be cut short:", \
      "Coups : e4, Cf3, Cg1-f3, e2e4, 0-0, dans n'importe quelle langue ; plusieurs par ligne, " \
      "avec ou sans numéros.\nPuis ! ? $14 {un commentaire} (=). Commandes, qu'on peut abréger " \
      ":")
/* clang-format on */

#define MESSAGE_NAME(name, english, french) name,
typedef enum record_message { RECORD_MESSAGES(MESSAGE_NAME) RECORD_MESSAGE_COUNT } record_message;
#undef MESSAGE_NAME

/* Returns the text of a message. Each %s in it is to be filled. */
const char *record_message_text(an_message_language language, record_message which);

#endif
