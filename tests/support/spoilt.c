/* A score sheet with slips. */
#include "spoilt.h"

#include "random.h"

const char *const sheet_words[SHEET_WORDS] = {
    "e4",  "c5",  "Cf3", "d6",  "d4",  "cxd4", "Cxd4",  "Cf6",  "Cc3",  "a6", "Fe3", "e5",
    "Cb3", "Fe6", "f3",  "Fe7", "Dd2", "0-0",  "0-0-0", "Cbd7", "g4",   "b5", "g5",  "b4",
    "Ce2", "Ce8", "f4",  "a5",  "f5",  "a4",   "Cbd4",  "exd4", "Cxd4", "b3", "Rb1", "bxc2+",
};

void spoil(an_buffer *out, uint64_t *seed, size_t count, unsigned slips)
{
    static const char letters[] = "abcdefgh12345678CFTDRO0xl+#?() .\n\t\"BNKQ\xe2";
    an__buffer_clear(out);
    an__buffer_put(out, "");
    for (size_t i = 0; i < count; i++) {
        if (i % 2 == 0) {
            an__buffer_put_number(out, i / 2 + 1);
            an__buffer_put(out, ".");
        }
        bool is_slip = slips > 0 && random_after(seed) % 40 == 0;
        unsigned times = is_slip ? (unsigned)(random_after(seed) % 3) : 1;
        for (unsigned t = 0; t < times; t++) {
            an_buffer_put_char(out, ' ');
            an__buffer_put(out, sheet_words[i]);
        }
        an__buffer_put(out, i % 2 == 1 ? "\n" : "");
    }
    for (unsigned i = 0; i < slips; i++)
        out->at[random_after(seed) % out->size] =
            letters[random_after(seed) % (sizeof letters - 1)];
}
