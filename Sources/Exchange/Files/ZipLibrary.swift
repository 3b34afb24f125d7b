import CLibzip
import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// libzip, opened with the first archive. Linking it would load a cryptographic library at every start of the
/// program, which costs more than the first frame.
struct ZipLibrary: Sendable {
    let open: @Sendable @convention(c) (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) -> OpaquePointer?
    let openFromSource:
        @Sendable @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<zip_error_t>?) -> OpaquePointer?
    let discard: @Sendable @convention(c) (OpaquePointer?) -> Void
    let sourceBufferCreate:
        @Sendable @convention(c) (UnsafeRawPointer?, zip_uint64_t, Int32, UnsafeMutablePointer<zip_error_t>?) ->
            OpaquePointer?
    let sourceFree: @Sendable @convention(c) (OpaquePointer?) -> Void
    let entryCount: @Sendable @convention(c) (OpaquePointer?, zip_flags_t) -> zip_int64_t
    let statInit: @Sendable @convention(c) (UnsafeMutablePointer<zip_stat_t>?) -> Void
    let statIndex:
        @Sendable @convention(c) (OpaquePointer?, zip_uint64_t, zip_flags_t, UnsafeMutablePointer<zip_stat_t>?) -> Int32
    let externalAttributes:
        @Sendable @convention(c) (
            OpaquePointer?, zip_uint64_t, zip_flags_t, UnsafeMutablePointer<zip_uint8_t>?,
            UnsafeMutablePointer<zip_uint32_t>?
        ) -> Int32
    let openEntry: @Sendable @convention(c) (OpaquePointer?, zip_uint64_t, zip_flags_t) -> OpaquePointer?
    let readEntry: @Sendable @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, zip_uint64_t) -> zip_int64_t
    let closeEntry: @Sendable @convention(c) (OpaquePointer?) -> Int32
    let errorInit: @Sendable @convention(c) (UnsafeMutablePointer<zip_error_t>?) -> Void
    let errorFini: @Sendable @convention(c) (UnsafeMutablePointer<zip_error_t>?) -> Void

    #if canImport(Darwin)
        private static let names = [
            "libzip.5.dylib", "/opt/homebrew/lib/libzip.5.dylib", "/usr/local/lib/libzip.5.dylib",
        ]
    #else
        private static let names = ["libzip.so.5", "libzip.so.4", "libzip.so"]
    #endif

    private static let loaded: Result<ZipLibrary, SourceProblem> = Result { () throws(SourceProblem) in
        try ZipLibrary(names: names)
    }

    /// Throws `SourceProblem.noZip` if libzip is not installed.
    static func shared() throws(SourceProblem) -> ZipLibrary { try loaded.get() }

    /// Opens the first library in a list that exists.
    init(names: [String]) throws(SourceProblem) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { throw .noZip }
        open = try Self.function("zip_open", in: handle)
        openFromSource = try Self.function("zip_open_from_source", in: handle)
        discard = try Self.function("zip_discard", in: handle)
        sourceBufferCreate = try Self.function("zip_source_buffer_create", in: handle)
        sourceFree = try Self.function("zip_source_free", in: handle)
        entryCount = try Self.function("zip_get_num_entries", in: handle)
        statInit = try Self.function("zip_stat_init", in: handle)
        statIndex = try Self.function("zip_stat_index", in: handle)
        externalAttributes = try Self.function("zip_file_get_external_attributes", in: handle)
        openEntry = try Self.function("zip_fopen_index", in: handle)
        readEntry = try Self.function("zip_fread", in: handle)
        closeEntry = try Self.function("zip_fclose", in: handle)
        errorInit = try Self.function("zip_error_init", in: handle)
        errorFini = try Self.function("zip_error_fini", in: handle)
    }

    /// The types above are those of the header, because the bit cast cannot check them.
    private static func function<Function>(
        _ name: String, in handle: UnsafeMutableRawPointer
    ) throws(SourceProblem) -> Function {
        guard let address = dlsym(handle, name) else { throw .noZip }
        return unsafeBitCast(address, to: Function.self)
    }
}
