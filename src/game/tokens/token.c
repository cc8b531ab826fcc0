/* The texts of tokens and the values of tags, for users of the library. */
#include "token.h"

#include "tag_names.h"

an_text an_game_text(const an_game *game, const an_token *token)
{
    return an_token_text(game, token);
}

an_text an_game_tag(const an_game *game, const char *name)
{
    return an_tag_value(game, name);
}

bool an__has_fault(const an_fault_list *faults, an_code code)
{
    for (size_t i = 0; i < faults->count; i++)
        if (faults->list[i].code == code)
            return true;
    return false;
}
