/* Offers of a draw that were accepted, by tables of the words for either and of words that take
 * them back. */
#include "draw_offers.h"

#include <string.h>

#include "fold.h"
#include "text.h"

/* The words of a language, with | between them. */
typedef struct offer_words {
    const char *offers;
    const char *accepts;
    const char *denials; /* words that take back an offer or its acceptance */
} offer_words;

static const offer_words languages[] = {
    /* English */
    {"offered a draw|offers a draw|offered me a draw|offered him a draw|offered her a draw|"
     "offered the draw|proposed a draw|draw was offered|draw offered|draw offer|offer of a draw",
     "accepted at once|accepted immediately|accepted|accepts|took it|takes it|agreed|agrees|shook hands",
     "not|never|no|nobody|didn't|don't|wouldn't|couldn't|refused|refuses|declined|declines|would|"
     "should|could|might|may|if|have"},
    /* French */
    {"proposa nulle|proposa la nulle|proposai nulle|proposai la nulle|propose nulle|"
     "propose la nulle|proposé nulle|proposé la nulle|offrit la nulle|offert la nulle|"
     "proposition de nulle",
     "accepta aussitôt|acceptai aussitôt|accepta|acceptai|accepte|accepté|acceptée|acceptèrent",
     "pas|jamais|ne|n|refusa|refusai|refusé|refuse|si|aurait|aurais|devrait|devrais"},
    /* German */
    {"bot remis|bot ich remis|bot er remis|bot sie remis|bot mir remis|bot ihm remis|"
     "bot er mir remis|bot sie mir remis|remis angeboten|remisangebot",
     "nahm an|nahm ich an|nahm er an|nahm sie an|annahm|angenommen|akzeptierte|willigte ein|"
     "war einverstanden",
     "nicht|nie|kein|lehnte|ablehnte|abgelehnt|wenn|hätte|wäre"},
    /* Spanish */
    {"ofreció tablas|ofrecí tablas|propuso tablas|propuse tablas|oferta de tablas",
     "acepté|aceptó|aceptaron|aceptada|acepto|acepta",
     "no|nunca|rechacé|rechazó|si|habría|hubiera"},
    /* Italian */
    {"offrì patta|offrì la patta|offrii patta|propose patta|propose la patta|proposi patta|"
     "proposi la patta|proposta di patta",
     "accettai|accettò|accettato|accettata|accetta", "non|mai|rifiutai|rifiutò|se|avrei|avrebbe"},
    /* Portuguese */
    {"ofereceu empate|ofereci empate|propôs empate|propus empate|propôs o empate|"
     "propus o empate|oferta de empate",
     "aceitei|aceitou|aceitaram|aceita|aceite", "não|nunca|recusei|recusou|se|teria"},
    /* Dutch */
    {"remise aan|remiseaanbod|remisevoorstel", "aannam|nam aan|nam ik aan|nam hij aan|aangenomen",
     "niet|nooit|geen|weigerde|sloeg af|als|zou"},
    /* Swedish */
    {"erbjöd remi|bjöd remi", "accepterade|tackade ja|antog", "inte|aldrig|om|skulle|tackade nej"},
    /* Polish */
    {"zaproponował remis|zaproponowałem remis|zaproponowała remis|propozycję remisu",
     "przyjąłem|przyjął|przyjęła|zgodziłem się|zgodził się|zgodziła się",
     "nie|nigdy|odrzuciłem|by"},
};

static bool is_of_word(char c)
{
    return an_is_letter(c) || an_is_digit(c) || (unsigned char)c >= 0x80;
}

/* Returns the bytes of one of the words in `list` at the beginning of `text`; 0 if there is none.
 */
static size_t listed_size(an_text text, const char *list)
{
    size_t size = 0;
    while (*list != '\0' && size == 0) {
        const an_text words = an_text_from(list, strcspn(list, "|"));
        if (an_may_fold_alike(*text.at, *list))
            size = an__folded_words_size(text, words);
        list += words.size + (list[words.size] == '|');
    }
    return size;
}

/* Returns true if a clause ends at the beginning of `text`. */
static bool ends_clause(an_text text)
{
    text = an_text_trimmed(text);
    return text.size == 0 || !is_of_word(*text.at);
}

/* Returns the place behind the first word of `text` that is in `list`; NULL if there is none, or if
 * one of `denials` stands before it. If `is_last`, only the last word of a clause counts: "I
 * accepted.", but not "I accepted the pawn". */
static const char *behind_listed(an_text text, const char *list, const char *denials, bool is_last)
{
    bool begins_word = true;
    for (; text.size > 0; text = an_text_after(text, 1)) {
        const size_t size = begins_word ? listed_size(text, list) : 0;
        if (size > 0 && (!is_last || ends_clause(an_text_after(text, size))))
            return text.at + size;
        if (begins_word && listed_size(text, denials) > 0)
            return NULL;
        begins_word = !is_of_word(*text.at);
    }
    return NULL;
}

/* Returns true if `text` says that an offer was accepted. */
static bool accepts(const offer_words *said, an_text text)
{
    return behind_listed(text, said->accepts, said->denials, true) != NULL;
}

bool an__tells_accepted_offer(an_text sentence, an_text next)
{
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        const offer_words *said = &languages[i];
        if (behind_listed(sentence, said->offers, "", false) == NULL) /* nearly always */
            continue;
        const char *at = behind_listed(sentence, said->offers, said->denials, false);
        if (at == NULL)
            continue;
        const an_text rest = an_text_after(sentence, (size_t)(at - sentence.at));
        const bool is_denied = behind_listed(rest, said->denials, "", false) != NULL;
        if (accepts(said, rest) || (!is_denied && accepts(said, next)))
            return true;
    }
    return false;
}
