internal import CZlib
internal import Domain

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// zlib, opened with the first gzip file, as `ZipLibrary` is.
struct ZlibLibrary: Sendable {
    let start: @Sendable @convention(c) (UnsafeMutablePointer<z_stream>?, Int32, UnsafePointer<CChar>?, Int32) -> Int32
    let inflate: @Sendable @convention(c) (UnsafeMutablePointer<z_stream>?, Int32) -> Int32
    let reset: @Sendable @convention(c) (UnsafeMutablePointer<z_stream>?) -> Int32
    let end: @Sendable @convention(c) (UnsafeMutablePointer<z_stream>?) -> Int32

    #if canImport(Darwin)
        private static let names = ["libz.1.dylib"]
    #else
        private static let names = ["libz.so.1", "libz.so"]
    #endif

    private static let loaded: Result<ZlibLibrary, SourceProblem> = Result { () throws(SourceProblem) in
        try ZlibLibrary(names: names)
    }

    /// Opened once.
    ///
    /// - Throws: `SourceProblem.noGzip` if it is not installed.
    static func shared() throws(SourceProblem) -> ZlibLibrary { try loaded.get() }

    /// Opens the first library in a list that exists.
    init(names: [String]) throws(SourceProblem) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { throw .noGzip }
        start = try Self.function("inflateInit2_", in: handle)
        inflate = try Self.function("inflate", in: handle)
        reset = try Self.function("inflateReset", in: handle)
        end = try Self.function("inflateEnd", in: handle)
    }

    private static func function<Function>(
        _ name: String, in handle: UnsafeMutableRawPointer
    ) throws(SourceProblem) -> Function {
        guard let address = dlsym(handle, name) else { throw .noGzip }
        return unsafeBitCast(address, to: Function.self)
    }
}
