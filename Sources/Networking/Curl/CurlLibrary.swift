import CCurl

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

typealias CurlHandle = UnsafeMutableRawPointer

/// libcurl, loaded with the first request. Linking it would load about thirty libraries at every start, which takes 5
/// ms.
struct CurlLibrary: Sendable {
    typealias Variadic = @Sendable @convention(c) () -> Void

    /// For values passed with `cc_set_…`.
    let easySetOption: Variadic
    /// For values read with `cc_number`.
    let easyInformation: Variadic
    let easyInit: @Sendable @convention(c) () -> CurlHandle?
    let easyCleanup: @Sendable @convention(c) (CurlHandle?) -> Void
    let easyErrorText: @Sendable @convention(c) (CURLcode) -> UnsafePointer<CChar>?
    let listAppend:
        @Sendable @convention(c) (UnsafeMutablePointer<curl_slist>?, UnsafePointer<CChar>?) ->
            UnsafeMutablePointer<curl_slist>?
    let listFree: @Sendable @convention(c) (UnsafeMutablePointer<curl_slist>?) -> Void
    let multiInit: @Sendable @convention(c) () -> CurlHandle?
    let multiCleanup: @Sendable @convention(c) (CurlHandle?) -> CURLMcode
    let multiAdd: @Sendable @convention(c) (CurlHandle?, CurlHandle?) -> CURLMcode
    let multiRemove: @Sendable @convention(c) (CurlHandle?, CurlHandle?) -> CURLMcode
    let multiPerform: @Sendable @convention(c) (CurlHandle?, UnsafeMutablePointer<Int32>?) -> CURLMcode
    let multiPoll:
        @Sendable @convention(c) (
            CurlHandle?, UnsafeMutablePointer<curl_waitfd>?, UInt32, Int32, UnsafeMutablePointer<Int32>?
        ) -> CURLMcode
    let multiWakeUp: @Sendable @convention(c) (CurlHandle?) -> CURLMcode
    let multiMessage:
        @Sendable @convention(c) (CurlHandle?, UnsafeMutablePointer<Int32>?) -> UnsafeMutablePointer<CURLMsg>?

    #if canImport(Darwin)
        private static let names = ["/usr/lib/libcurl.4.dylib", "libcurl.4.dylib"]
    #else
        private static let names = ["libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so"]
    #endif

    private static let loaded: Result<CurlLibrary, CurlFailure> = Result { () throws(CurlFailure) in
        try CurlLibrary(names: names)
    }

    /// Throws `CurlFailure.noLibrary` if there is none.
    static func shared() throws(CurlFailure) -> CurlLibrary { try loaded.get() }

    init(names: [String]) throws(CurlFailure) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { throw .noLibrary }
        easySetOption = try Self.function("curl_easy_setopt", in: handle)
        easyInformation = try Self.function("curl_easy_getinfo", in: handle)
        easyInit = try Self.function("curl_easy_init", in: handle)
        easyCleanup = try Self.function("curl_easy_cleanup", in: handle)
        easyErrorText = try Self.function("curl_easy_strerror", in: handle)
        listAppend = try Self.function("curl_slist_append", in: handle)
        listFree = try Self.function("curl_slist_free_all", in: handle)
        multiInit = try Self.function("curl_multi_init", in: handle)
        multiCleanup = try Self.function("curl_multi_cleanup", in: handle)
        multiAdd = try Self.function("curl_multi_add_handle", in: handle)
        multiRemove = try Self.function("curl_multi_remove_handle", in: handle)
        multiPerform = try Self.function("curl_multi_perform", in: handle)
        multiPoll = try Self.function("curl_multi_poll", in: handle)
        multiWakeUp = try Self.function("curl_multi_wakeup", in: handle)
        multiMessage = try Self.function("curl_multi_info_read", in: handle)
        let globalInit: @Sendable @convention(c) (Int) -> CURLcode = try Self.function("curl_global_init", in: handle)
        guard globalInit(CC_GLOBAL_DEFAULT) == CURLE_OK else { throw .noLibrary }
    }

    /// The function types above must match the header: the bit cast does not check them.
    private static func function<Function>(
        _ name: String, in handle: UnsafeMutableRawPointer
    ) throws(CurlFailure) -> Function {
        guard let address = dlsym(handle, name) else { throw .noLibrary }
        return unsafeBitCast(address, to: Function.self)
    }
}
