/* What the program says: every message, command and option in both languages, with the same holes.
 */
#define _POSIX_C_SOURCE 200809L /* setenv */

#include "check.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "put_message.h"
#include "said.h"

static void every_message_in_both_languages(void **state)
{
    (void)state;
    for (message which = 0; which < MESSAGE_COUNT; which++)
        check_said_in_both(message_text(AN_MESSAGES_ENGLISH, which),
                           message_text(AN_MESSAGES_FRENCH, which));
}

static void every_command_in_both_languages(void **state)
{
    (void)state;
    for (int id = 0; id < COMMAND_COUNT; id++) {
        const command_row *row = command_row_of((command_id)id);
        assert_true(row->name != NULL);
        assert_string_equal(command_name((command_id)id), row->name);
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             language < AN_MESSAGE_LANGUAGE_COUNT; language++)
            assert_true(row->operands[language] != NULL && row->help[language] != NULL &&
                        *row->help[language] != '\0');
        assert_int_equal(*row->operands[AN_MESSAGES_FRENCH] == '\0', row->operands_max == 0);
        assert_string_not_equal(row->help[AN_MESSAGES_ENGLISH], row->help[AN_MESSAGES_FRENCH]);
    }
}

static void command_names_are_unique(void **state)
{
    const char *names[2 * COMMAND_COUNT];
    size_t count = 0;
    (void)state;
    for (int id = 0; id < COMMAND_COUNT; id++) {
        const command_row *row = command_row_of((command_id)id);
        names[count++] = row->name;
        if (row->alias != NULL)
            names[count++] = row->alias;
    }
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < i; j++)
            assert_string_not_equal(names[i], names[j]);
}

static void assert_language(const char *all, const char *messages, const char *lang,
                            an_message_language due)
{
    const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *const values[] = {all, messages, lang};
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(values[i] == NULL ? unsetenv(names[i]) : setenv(names[i], values[i], 1),
                         0);
    assert_int_equal(message_language_of_environment(), due);
}

/* The first variable that is set decides; an empty one is not set. */
static void the_environment_names_the_language(void **state)
{
    (void)state;
    assert_int_equal(unsetenv("LANGUAGE"), 0);
    assert_language(NULL, NULL, NULL, AN_MESSAGES_ENGLISH);
    assert_language(NULL, NULL, "fr_FR.UTF-8", AN_MESSAGES_FRENCH);
    assert_language(NULL, NULL, "fr", AN_MESSAGES_FRENCH);
    assert_language(NULL, NULL, "de_DE.UTF-8", AN_MESSAGES_ENGLISH);
    assert_language(NULL, "fr_BE", "en_US", AN_MESSAGES_FRENCH);
    assert_language("C", "fr_BE", "fr_FR", AN_MESSAGES_ENGLISH);
    assert_language("", "", "fr_FR", AN_MESSAGES_FRENCH);
    assert_language(NULL, NULL, "fro_FR", AN_MESSAGES_ENGLISH);
}

/* As in gettext, a list of languages comes first, but not in the locale C. */
static void the_list_of_languages_comes_first(void **state)
{
    static const struct {
        const char *list, *locale;
        an_message_language due;
    } rows[] = {
        {"fr", "en_US.UTF-8", AN_MESSAGES_FRENCH},
        {"fr:en", "de_DE", AN_MESSAGES_FRENCH},
        {"de:nl:fr_CA", "de_DE", AN_MESSAGES_FRENCH},
        {"en:fr", "fr_FR", AN_MESSAGES_ENGLISH},
        {"de:es", "fr_FR.UTF-8", AN_MESSAGES_FRENCH},
        {"", "fr_FR", AN_MESSAGES_FRENCH},
        {"::fr", "en_GB", AN_MESSAGES_FRENCH},
        {"fr", "C", AN_MESSAGES_ENGLISH},
        {"fr", "C.UTF-8", AN_MESSAGES_ENGLISH},
        {"fr", "POSIX", AN_MESSAGES_ENGLISH},
        {"fr_FR.ISO-8859-1", "en_US", AN_MESSAGES_FRENCH},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(setenv("LANGUAGE", rows[i].list, 1), 0);
        assert_language(NULL, NULL, rows[i].locale, rows[i].due);
    }
    assert_int_equal(unsetenv("LANGUAGE"), 0);
}

/* Whatever the system names as a reason is told in the reader's language, and the rest in the words
 * of the system. */
static void each_failure_has_words(void **state)
{
    static const struct {
        int number;
        const char *words[AN_MESSAGE_LANGUAGE_COUNT];
    } rows[] = {
        {ENOENT, {"no such file or directory", "aucun fichier ou dossier de ce nom"}},
        {ENOTDIR, {"no such file or directory", "aucun fichier ou dossier de ce nom"}},
        {EACCES, {"permission denied", "accès refusé"}},
        {EPERM, {"permission denied", "accès refusé"}},
        {EROFS, {"permission denied", "accès refusé"}},
        {EISDIR, {"it is a directory", "c'est un dossier"}},
        {ENOSPC, {"no space left on the disk", "plus de place sur le disque"}},
        {EDQUOT, {"no space left on the disk", "plus de place sur le disque"}},
        {EFBIG, {"no space left on the disk", "plus de place sur le disque"}},
        {EPIPE, {"closed pipe", "tube fermé"}},
        {EEXIST,
         {"it is there already: another run has left it, or is still writing it",
          "il existe déjà, laissé par une autre exécution ou en cours d'écriture"}},
        {ENOMEM, {"out of memory", "mémoire insuffisante"}},
        {ENAMETOOLONG, {"the name is too long", "le nom est trop long"}},
        {ELOOP, {"the links lead round in a circle", "les liens tournent en rond"}},
        {EBADF, {"it is closed", "flux fermé"}},
        {EMFILE, {"too many files are open", "trop de fichiers ouverts"}},
        {ENFILE, {"too many files are open", "trop de fichiers ouverts"}},
        {EIO, {"the disk or device has failed", "panne du disque ou de l'appareil"}},
        {0, {"unknown failure", "incident inconnu"}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             language < AN_MESSAGE_LANGUAGE_COUNT; language++) {
            errno = rows[i].number;
            assert_string_equal(failure_text(language, platform_last_failure()),
                                rows[i].words[language]);
        }
    errno = ENOTTY;
    assert_string_equal(failure_text(AN_MESSAGES_FRENCH, platform_last_failure()),
                        strerror(ENOTTY));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_message_in_both_languages),
        cmocka_unit_test(every_command_in_both_languages),
        cmocka_unit_test(command_names_are_unique),
        cmocka_unit_test(the_environment_names_the_language),
        cmocka_unit_test(the_list_of_languages_comes_first),
        cmocka_unit_test(each_failure_has_words),
    };
    return cmocka_run_group_tests_name("messages", tests, NULL, NULL) > 0;
}
