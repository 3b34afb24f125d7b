/* libsodium: scrypt, SHA-256, random bytes, comparison in constant time. Its only importer is the target Credentials. */
#ifndef DIMO_CSODIUM_SHIM_H
#define DIMO_CSODIUM_SHIM_H

#include <sodium.h>

#endif
