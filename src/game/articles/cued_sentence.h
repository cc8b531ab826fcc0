/* What the words of a sentence say of the claims in it. */
#ifndef AN_GAME_CUED_SENTENCE_H
#define AN_GAME_CUED_SENTENCE_H

#include "claims.h"

/* An aside between two dashes of a sentence: none has begun, it has begun, it has a claim. */
typedef enum an_aside { AN_ASIDE_NONE, AN_ASIDE_OPEN, AN_ASIDE_CLAIMED } an_aside;

/* What the sentence that is being read says so far. */
typedef struct an_sentence {
    const char *begin;    /* where it begins, or the last claim ended within it */
    uint32_t traits;      /* of the next claim, by the words before it */
    uint32_t of_further;  /* traits of all further claims of the sentence */
    uint32_t words_since; /* how many words stand behind the last cue */
    uint32_t words;       /* how many words and cues stand before the next claim */
    an_cue last_cue;      /* a sign behind AN_CUE_END makes it AN_CUE_NONE */
    an_aside aside;
    bool has_words;      /* it has words before the next claim */
    bool is_conditional; /* AN_CUE_IF stands before an earlier claim of it */
    bool is_elsewhere;   /* it speaks of another game, by its players or its time */
    bool is_framed;      /* only AN_CUE_ELSEWHERE speaks against its moves */
    bool is_told_there;  /* words say that the next claim was played, but at another time */
    bool is_clause;      /* the word right before the next claim is AN_CUE_THAT */
    bool is_weak;        /* no other cue than AN_CUE_WEAK stands before the next claim */
} an_sentence;

/* Forgets what words before earlier claims of the sentence said, as it speaks of something else. */
void an__forget_claims(an_sentence *sentence);

/* Notes that the sentence names another game, whose moves were not played in this one. */
void an__take_other_game(an_sentence *sentence);

/* Notes that the next claim begins a game: "A year later he opened 1. d4". The words that place its
 * sentence elsewhere do not speak against it. */
void an__begin_game(an_sentence *sentence);

/* Adds what a cue says of the next claim. If two cues contradict each other, the later one counts,
 * unless it is part of the first, as in "would have replied", "usually plays". */
void an__take_cue(an_sentence *sentence, an_cue cue);

/* Returns the traits that the words before a claim give it. Cues count for less if other words, or
 * a word and a colon, stand between, unless all of the sentence speaks of another game. */
uint32_t an__cues_before(const an_sentence *sentence, bool is_behind_colon);

/* Returns the marks that the words before a claim give it, which has `traits`. */
uint16_t an__marks_before(const an_sentence *sentence, uint32_t traits);

/* Goes on with a sentence behind a claim that ends at `end`. If the claim `is_parted` from the
 * words before it, they say nothing of further ones. */
void an__pass_claim(an_sentence *sentence, const char *end, bool is_parted);

#endif
