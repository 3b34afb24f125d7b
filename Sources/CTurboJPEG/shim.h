/* libjpeg-turbo: decodes JPEG. Its only importer is the target Images, which takes the types from here and the functions
 * from the library when the first picture is decoded (see JPEGLibrary). */
#ifndef DIMO_CTURBOJPEG_SHIM_H
#define DIMO_CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

/* Constants that are macros. A picture of endless scans is refused. */
static const int CT_FLAGS = TJFLAG_LIMITSCANS;

#endif
