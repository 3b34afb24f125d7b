/* libpng: decodes PNG. Its only importer is the target Images, which takes the types from here and the functions from the
 * library when the first picture is decoded (see PNGLibrary). */
#ifndef DIMO_CPNG_SHIM_H
#define DIMO_CPNG_SHIM_H

#include <png.h>

/* Constants that are macros. */
static const png_uint_32 CP_IMAGE_VERSION = PNG_IMAGE_VERSION;
static const png_uint_32 CP_FORMAT_RGB = PNG_FORMAT_RGB;

#endif
