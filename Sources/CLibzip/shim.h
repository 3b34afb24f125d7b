/* libzip: reads zip archives. Its only importer is the target Exchange. */
#ifndef DIMO_CLIBZIP_SHIM_H
#define DIMO_CLIBZIP_SHIM_H

#include <zip.h>

#endif
