/* Looking up the catalogue of codes. */
#include "text.h"

typedef struct code_row {
    const char *slug;
    an_group group;
    an_level level;
    an_profile profile;
} code_row;

static const code_row rows[AN_CODE_COUNT] = {
#define CODE_ROW(name, number, slug, group, level, profile)                                        \
    [number] = {slug, group, level, profile},
    AN_CODES(CODE_ROW)
#undef CODE_ROW
};

an_text an_text_of(const char *string)
{
    return an_text_from(string, string == NULL ? 0 : strlen(string));
}

const char *an_code_slug(an_code code)
{
    return code < AN_CODE_COUNT ? rows[code].slug : NULL;
}

an_group an_code_group(an_code code)
{
    return rows[code].group;
}

an_level an_code_level(an_code code)
{
    return rows[code].level;
}

an_profile an_code_profile(an_code code)
{
    return rows[code].profile;
}

an_code an_code_from_slug(an_text slug)
{
    for (int i = 0; i < AN_CODE_COUNT; i++)
        if (rows[i].group != AN_GROUP_TROUBLE && an_text_is(slug, rows[i].slug))
            return (an_code)i;
    return AN_OK;
}
