/* libzip: reads zip archives. Its only importer is the target Exchange, which takes the types from here and the functions
   from the library when the first archive is opened (see ZipLibrary). */
#ifndef DIMO_CLIBZIP_SHIM_H
#define DIMO_CLIBZIP_SHIM_H

#include <zip.h>

#endif
