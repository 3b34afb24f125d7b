/* zlib: gzip files (Exchange), and bodies between a terminal (Networking) and a server (CommunityServer). Packing takes the
   types from here, and the functions from the library when the first such file or body comes (see ZlibLibrary). */
#ifndef DIMO_CZLIB_SHIM_H
#define DIMO_CZLIB_SHIM_H

#include <zlib.h>

/* The window of the largest size, and a gzip header around it. */
static const int CZ_GZIP_WINDOW = 15 + 16;

#endif
