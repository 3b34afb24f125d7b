/* libcurl: asks over HTTP. Its only importer is the target Networking, which takes the types from here and the functions
 * from the library when the first request is made (see CurlLibrary).
 *
 * Swift can call no function of variable arguments: such a one comes without its type and gets it here. */
#ifndef DIMO_CCURL_SHIM_H
#define DIMO_CCURL_SHIM_H

#define CURL_DISABLE_DEPRECATION
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <fcntl.h>

/* A function of variable arguments. */
typedef void (*cc_variadic)(void);

/* Constants that are macros, or that the compiler's library may be too old to know. */
static const long CC_GLOBAL_DEFAULT = CURL_GLOBAL_DEFAULT;
static const long CC_PROTOCOLS_OF_HTTP = CURLPROTO_HTTP | CURLPROTO_HTTPS;
static const long CC_HTTP_2_OVER_TLS = CURL_HTTP_VERSION_2TLS;
static const long CC_TLS_1_2 = CURL_SSLVERSION_TLSv1_2;
static const size_t CC_ERROR_SIZE = CURL_ERROR_SIZE;
static const CURLoption CC_QUICK_EXIT = (CURLoption)(CURLOPTTYPE_LONG + 322);

static inline CURLcode cc_set_number(cc_variadic setopt, CURL *handle, CURLoption option, long value) {
    return ((CURLcode(*)(CURL *, CURLoption, ...))setopt)(handle, option, value);
}

static inline CURLcode cc_set_size(cc_variadic setopt, CURL *handle, CURLoption option, curl_off_t value) {
    return ((CURLcode(*)(CURL *, CURLoption, ...))setopt)(handle, option, value);
}

static inline CURLcode cc_set_text(cc_variadic setopt, CURL *handle, CURLoption option, const char *value) {
    return ((CURLcode(*)(CURL *, CURLoption, ...))setopt)(handle, option, value);
}

static inline CURLcode cc_set_pointer(cc_variadic setopt, CURL *handle, CURLoption option, void *value) {
    return ((CURLcode(*)(CURL *, CURLoption, ...))setopt)(handle, option, value);
}

static inline CURLcode cc_set_callback(cc_variadic setopt, CURL *handle, CURLoption option,
                                       curl_write_callback value) {
    return ((CURLcode(*)(CURL *, CURLoption, ...))setopt)(handle, option, value);
}

static inline int cc_close_on_exec(void *context, curl_socket_t socket, curlsocktype purpose) {
    (void)context, (void)purpose;
    fcntl(socket, F_SETFD, FD_CLOEXEC);
    return CURL_SOCKOPT_OK;
}

/* No program that this one starts inherits a connection. */
static inline CURLcode cc_set_close_on_exec(cc_variadic setopt, CURL *handle) {
    return ((CURLcode(*)(CURL *, CURLoption, ...))setopt)(handle, CURLOPT_SOCKOPTFUNCTION, cc_close_on_exec);
}

/* 0 where the library does not tell. */
static inline long cc_number(cc_variadic getinfo, CURL *handle, CURLINFO information) {
    long value = 0;
    return ((CURLcode(*)(CURL *, CURLINFO, ...))getinfo)(handle, information, &value) == CURLE_OK ? value : 0;
}

static inline double cc_seconds(cc_variadic getinfo, CURL *handle, CURLINFO information) {
    double value = 0;
    return ((CURLcode(*)(CURL *, CURLINFO, ...))getinfo)(handle, information, &value) == CURLE_OK ? value : 0;
}

#endif
