/* libcrypto, 3.0 or newer: makes the certificate of `dimo-server serve --lan`. Its only importer is the target
 * CommunityServer. */
#ifndef DIMO_COPENSSL_SHIM_H
#define DIMO_COPENSSL_SHIM_H

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

/* Swift can call no function of variable arguments. */
static inline EVP_PKEY *co_new_p256(void) { return EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256"); }

static inline void co_free(void *bytes) { OPENSSL_free(bytes); }

#endif
