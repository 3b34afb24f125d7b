import CZlib

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct ZlibLibrary: Sendable {
    typealias Stream = UnsafeMutablePointer<z_stream>

    let startInflating: @Sendable @convention(c) (Stream?, Int32, UnsafePointer<CChar>?, Int32) -> Int32
    let inflate: @Sendable @convention(c) (Stream?, Int32) -> Int32
    let resetInflating: @Sendable @convention(c) (Stream?) -> Int32
    let endInflating: @Sendable @convention(c) (Stream?) -> Int32
    let startDeflating:
        @Sendable @convention(c) (Stream?, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
    let deflate: @Sendable @convention(c) (Stream?, Int32) -> Int32
    let endDeflating: @Sendable @convention(c) (Stream?) -> Int32

    #if canImport(Darwin)
        private static let names = ["libz.1.dylib"]
    #else
        private static let names = ["libz.so.1", "libz.so"]
    #endif

    /// Nil if zlib is not installed.
    static let shared = ZlibLibrary(names: names)

    init?(names: [String]) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let startInflating = dlsym(handle, "inflateInit2_"), let inflate = dlsym(handle, "inflate"),
            let resetInflating = dlsym(handle, "inflateReset"), let endInflating = dlsym(handle, "inflateEnd"),
            let startDeflating = dlsym(handle, "deflateInit2_"),
            let deflate = dlsym(handle, "deflate"), let endDeflating = dlsym(handle, "deflateEnd")
        else { return nil }
        // The bit cast cannot check these types, which are those of the header.
        self.startInflating = Self.function(startInflating)
        self.inflate = Self.function(inflate)
        self.resetInflating = Self.function(resetInflating)
        self.endInflating = Self.function(endInflating)
        self.startDeflating = Self.function(startDeflating)
        self.deflate = Self.function(deflate)
        self.endDeflating = Self.function(endDeflating)
    }

    /// zlib checks that its stream has not moved, so this is allocated once.
    static func newStream() -> Stream {
        let stream = Stream.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        return stream
    }

    private static func function<Function>(_ address: UnsafeMutableRawPointer) -> Function {
        unsafeBitCast(address, to: Function.self)
    }
}
