/* libpq, 14 or newer: speaks to PostgreSQL. Its only importer is the target CommunityServer. */
#ifndef DIMO_CPOSTGRES_SHIM_H
#define DIMO_CPOSTGRES_SHIM_H

#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif

#endif
