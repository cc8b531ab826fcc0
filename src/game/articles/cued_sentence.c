/* What the words of a sentence say of the claims in it. */
#include "cued_sentence.h"

void an__forget_claims(an_sentence *sentence)
{
    sentence->of_further &= ~(uint32_t)AN_CUED_EARLIER;
    sentence->is_conditional = sentence->is_elsewhere = sentence->is_told_there = false;
}

void an__take_other_game(an_sentence *sentence)
{
    sentence->is_elsewhere = true;
    sentence->of_further |= AN_DATED;
    sentence->traits = (sentence->traits & ~(uint32_t)AN_TOLD) | AN_CUED | AN_IN_SENTENCE;
    sentence->has_words = true;
    sentence->words++;
    sentence->words_since = 0;
}

void an__begin_game(an_sentence *sentence)
{
    if (!sentence->is_framed)
        return;
    const uint32_t told = sentence->is_told_there ? AN_TOLD : 0;
    an__forget_claims(sentence);
    sentence->traits = (sentence->traits & ~(uint32_t)AN_CUED) | told;
}

void an__take_cue(an_sentence *sentence, an_cue cue)
{
    enum { NEAR = 3 };
    sentence->is_clause = cue == AN_CUE_THAT;
    if (cue == AN_CUE_THAT)
        cue = AN_CUE_NONE;
    if (cue == AN_CUE_ELSEWHERE && sentence->words == 0)
        sentence->is_elsewhere = sentence->is_framed = true;
    const an_cue last = sentence->words_since < NEAR ? sentence->last_cue : AN_CUE_NONE;
    if (cue == AN_CUE_PLAYED && last == AN_CUE_UNREAL)
        cue = AN_CUE_UNREAL;
    const bool is_told = cue == AN_CUE_PLAYED;
    sentence->is_told_there |= is_told && (sentence->is_framed || last == AN_CUE_ELSEWHERE);
    if (cue == AN_CUE_PLAYED &&
        (last == AN_CUE_GENERAL || last == AN_CUE_ELSEWHERE || last == AN_CUE_IF ||
         sentence->is_conditional || sentence->is_elsewhere))
        cue = AN_CUE_NOT_PLAYED;
    static const struct {
        uint32_t gives, takes;
    } effects[AN_CUE_COUNT] = {
        [AN_CUE_NOT_PLAYED] = {AN_CUED, AN_TOLD}, [AN_CUE_OR] = {AN_CUED, AN_TOLD},
        [AN_CUE_AFTER] = {AN_AFTER, AN_TOLD},     [AN_CUE_PLAYED] = {AN_TOLD, AN_CUED},
        [AN_CUE_UNREAL] = {AN_CUED, AN_TOLD},     [AN_CUE_GENERAL] = {AN_CUED, AN_TOLD},
        [AN_CUE_IF] = {AN_CUED, AN_TOLD},         [AN_CUE_ELSEWHERE] = {AN_CUED, AN_TOLD},
        [AN_CUE_WEAK] = {AN_CUED, AN_TOLD},       [AN_CUE_CONTRAST] = {AN_TOLD, AN_CUED | AN_AFTER},
    };
    if (cue == AN_CUE_WEAK && sentence->traits & AN_TOLD) /* "the reply was" */
        cue = AN_CUE_NONE;
    const bool is_cued = sentence->traits & (AN_CUED | AN_AFTER);
    if (effects[cue].gives & (AN_CUED | AN_AFTER) && !is_told && cue != AN_CUE_ELSEWHERE)
        sentence->is_framed = sentence->is_told_there = false;
    if (cue == AN_CUE_CONTRAST)
        an__forget_claims(sentence);
    sentence->traits =
        (sentence->traits & ~effects[cue].takes) | effects[cue].gives | AN_IN_SENTENCE;
    if (cue == AN_CUE_AFTER && last == AN_CUE_END) /* "they resigned after" */
        sentence->traits |= AN_ENDS_GAME;
    const bool is_denied = last != AN_CUE_NONE && sentence->traits & AN_CUED; /* "did not resign" */
    if (cue == AN_CUE_END && is_denied)
        sentence->traits &= ~(uint32_t)AN_CUED;
    else if (cue == AN_CUE_END)
        sentence->of_further |= AN_AT_END;
    sentence->has_words = true;
    sentence->words++;
    if (cue != AN_CUE_NONE)
        sentence->is_weak = cue == AN_CUE_WEAK && (sentence->is_weak || !is_cued);
    sentence->last_cue = cue == AN_CUE_NONE ? last : cue;
    sentence->words_since = cue == AN_CUE_NONE ? sentence->words_since + 1 : 0;
}

uint32_t an__cues_before(const an_sentence *sentence, bool is_behind_colon)
{
    enum { NEAR = 1, NEAR_GENERAL = 3 };
    const uint32_t cues = sentence->traits & (AN_CUED | AN_AFTER);
    if (sentence->is_clause && !is_behind_colon)
        return (sentence->traits & ~(uint32_t)AN_TOLD) | AN_CUED;
    const bool is_general = sentence->last_cue == AN_CUE_GENERAL ||
                            sentence->last_cue == AN_CUE_ELSEWHERE ||
                            sentence->last_cue == AN_CUE_IF;
    const uint32_t near = is_general ? NEAR_GENERAL : is_behind_colon ? 0 : NEAR;
    if (sentence->words_since <= near || cues == 0 || sentence->is_elsewhere)
        return sentence->traits;
    return (sentence->traits & ~cues) | AN_CUED_AFAR;
}

uint16_t an__marks_before(const an_sentence *sentence, uint32_t traits)
{
    enum { SEVERAL = 3 };
    const bool is_unreal = traits & AN_CUED && sentence->last_cue == AN_CUE_UNREAL;
    return (uint16_t)((is_unreal ? AN_UNREAL : 0) |
                      (sentence->words >= SEVERAL ? AN_INTRODUCED : 0) |
                      (sentence->is_told_there && !sentence->is_framed ? AN_TOLD_ELSEWHERE : 0) |
                      (sentence->is_weak ? AN_WEAKLY_CUED : 0));
}

void an__pass_claim(an_sentence *sentence, const char *end, bool is_parted)
{
    sentence->of_further |= sentence->traits & AN_CUED && !is_parted ? AN_CUED_EARLIER : 0;
    sentence->is_conditional = sentence->is_conditional || sentence->last_cue == AN_CUE_IF;
    sentence->aside = sentence->aside == AN_ASIDE_OPEN ? AN_ASIDE_CLAIMED : sentence->aside;
    sentence->begin = end;
    sentence->traits = 0;
    sentence->words = 0;
    sentence->is_weak = sentence->is_framed = sentence->is_told_there = false;
    sentence->is_clause = false;
    sentence->last_cue = AN_CUE_NONE;
}
