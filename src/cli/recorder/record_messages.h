/* What the recorder says at the terminal, English and French side by side. */
#ifndef AN_CLI_RECORD_MESSAGES_H
#define AN_CLI_RECORD_MESSAGES_H

#include "algnot/report.h"

/* Enumerator, English, French; %s are filled in order. */
#define RECORD_MESSAGES(X)                                                                         \
    X(TELL_NEW_GAME, "%s: a new game, saved with every move; 'help' lists the commands",           \
      "%s : partie nouvelle, enregistrée à chaque coup ; « aide » donne les commandes")            \
    X(TELL_OLD_GAME, "%s: the game goes on after half-move %s; 'help' lists the commands",         \
      "%s : la partie reprend après le demi-coup %s ; « aide » donne les commandes")               \
    X(TELL_WHITE, "White", "blancs")                                                               \
    X(TELL_BLACK, "Black", "noirs")                                                                \
    X(TELL_GOODBYE, "%s: saved, half-moves: %s, result: %s",                                       \
      "%s : enregistré, demi-coups : %s, résultat : %s")                                           \
    X(TELL_RESUME, "to go on: algnot record --resume %s",                                          \
      "pour reprendre : algnot record --resume %s")                                                \
    X(TELL_NOTHING, "nothing was recorded", "rien n'a été consigné")                               \
    X(TELL_SAVED, "%s: saved", "%s : enregistré")                                                  \
    X(TELL_NO_UNDO, "there is nothing to undo", "il n'y a rien à annuler")                         \
    X(TELL_NO_REDO, "there is nothing to redo", "il n'y a rien à refaire")                         \
    X(TELL_NO_MOVE, "no move has been played yet", "aucun coup n'a encore été joué")               \
    X(TELL_NO_MOVES, "there is no legal move", "il n'y a pas de coup légal")                       \
    X(TELL_EMPTY, "%s is empty", "la case %s est vide")                                            \
    X(TELL_STUCK, "the man on %s has no legal move", "aucun coup légal ne part de %s")             \
    X(TELL_THEIRS, "the man on %s is the opponent's", "la case %s est occupée par l'adversaire")   \
    X(TELL_NO_PLACE, "the game has no such move", "la partie n'a pas de coup de ce numéro")        \
    X(TELL_START, "at the start", "au début")                                                      \
    X(TELL_AFTER, "after %s", "après %s")                                                          \
    X(TELL_VARIATION, "this begins a variation; 'end' leads back",                                 \
      "ceci ouvre une variante ; « fin » en fait sortir")                                          \
    X(TELL_NO_VARIATION, "too many variations are open", "trop de variantes sont ouvertes")        \
    X(TELL_USAGE, "to be used like this: %s", "mode d'emploi : %s")                                \
    X(TELL_AS_WORDS, "taken for a remark; as a command: %s",                                       \
      "pris pour un commentaire ; comme commande : %s")                                            \
    X(TELL_SEVERAL, "%s may be: %s", "%s : au choix %s")                                           \
    X(TELL_SIMILAR, "%s: did you mean '%s'?", "%s : vouliez-vous dire « %s » ?")                   \
    X(TELL_OVER, "the game is over, %s: 'undo' takes back, 'variation' tries another way",         \
      "la partie est finie, %s : « annule » reprend, « variante » essaie autre chose")             \
    X(TELL_ASK, "%s can be read in several ways; the number of the right one?",                    \
      "%s se lit de plusieurs façons ; le numéro de la bonne ?")                                   \
    X(TELL_ASK_PAWN, "%s: a pawn's move, or a piece (%s) that cannot go there? 1 for the pawn:",   \
      "%s : coup de pion, ou pièce (%s) qui ne peut y aller ? 1 pour le pion :")                   \
    X(TELL_BYTES, "bytes that are not UTF-8 are read as Windows-1252",                             \
      "les octets qui ne sont pas de l'UTF-8 sont lus comme du Windows-1252")                      \
    X(TELL_REPLACED, "instead of: %s", "à la place de : %s")                                       \
    X(TELL_CHOICE, "%s: %s (%s)", "%s : %s (%s)")                                                  \
    X(TELL_LEFT_OUT, "not read any more: %s", "la suite n'a pas été lue : %s")                     \
    X(TELL_MATE, "checkmate", "échec et mat")                                                      \
    X(TELL_STALEMATE, "stalemate", "pat")                                                          \
    X(TELL_FIVEFOLD, "the position stands for the fifth time",                                     \
      "la position apparaît pour la cinquième fois")                                               \
    X(TELL_SEVENTY_FIVE, "seventy-five moves without capture or pawn move",                        \
      "soixante-quinze coups sans prise ni coup de pion")                                          \
    X(TELL_DEAD, "nobody can mate any more", "plus aucun mat n'est possible")                      \
    X(TELL_THREEFOLD, "threefold repetition: a draw may be claimed ('draw')",                      \
      "triple répétition : la nulle peut être réclamée (« nulle »)")                               \
    X(TELL_FIFTY, "fifty moves without capture or pawn move: a draw may be claimed ('draw')",      \
      "cinquante coups sans prise ni coup de pion : la nulle peut être réclamée (« nulle »)")      \
    X(TELL_OFFER, "a draw was offered; 'draw' accepts", "nulle proposée ; « nulle » l'accepte")    \
    X(TELL_RESULT, "result: %s", "résultat : %s")                                                  \
    X(TELL_HELP,                                                                                   \
      "Moves: e4, Nf3, Ng1-f3, e2e4, O-O, in any language; several in one line, with numbers or "  \
      "without.\nThen ! ? $14 {a comment} (=). Commands, which may be cut short:",                 \
      "Coups : e4, Cf3, Cg1-f3, e2e4, 0-0, dans n'importe quelle langue ; plusieurs par ligne, "   \
      "avec ou sans numéros.\nPuis ! ? $14 {un commentaire} (=). Commandes, qu'on peut abréger :")

typedef enum record_message {
#define RECORD_ENUMERATOR(name, english, french) name,
    RECORD_MESSAGES(RECORD_ENUMERATOR)
#undef RECORD_ENUMERATOR
        RECORD_MESSAGE_COUNT
} record_message;

const char *record_message_text(an_tongue language, record_message which);

#endif
