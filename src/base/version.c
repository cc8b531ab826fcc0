/* The version that the library was built as. */
#include "algnot/base.h"

const char *an_version(void)
{
    return AN_VERSION;
}
