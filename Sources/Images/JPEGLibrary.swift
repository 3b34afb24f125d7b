import CTurboJPEG
import Domain

/// libjpeg-turbo's own interface, opened when the first picture is decoded. Its functions return a status; libjpeg's
/// jump over the frames of their callers (`longjmp`), which Swift does not survive.
struct JPEGLibrary: Sendable {
    typealias Handle = UnsafeMutableRawPointer

    let initDecompress: @Sendable @convention(c) () -> Handle?
    let decompressHeader:
        @Sendable @convention(c) (
            Handle?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
            UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
        ) -> Int32
    let decompress:
        @Sendable @convention(c) (
            Handle?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32, Int32
        ) -> Int32
    let scalingFactors:
        @Sendable @convention(c) (UnsafeMutablePointer<Int32>?) -> UnsafeMutablePointer<tjscalingfactor>?
    let errorText: @Sendable @convention(c) (Handle?) -> UnsafeMutablePointer<CChar>?
    let errorCode: @Sendable @convention(c) (Handle?) -> Int32
    let destroy: @Sendable @convention(c) (Handle?) -> Int32

    #if canImport(Darwin)
        private static let names = [
            "libturbojpeg.0.dylib", "/opt/homebrew/lib/libturbojpeg.0.dylib", "/usr/local/lib/libturbojpeg.0.dylib",
        ]
    #else
        private static let names = ["libturbojpeg.so.0", "libturbojpeg.so"]
    #endif

    private static let loaded: Result<JPEGLibrary, PictureProblem> = Result { () throws(PictureProblem) in
        try JPEGLibrary(names: names)
    }

    /// Throws `PictureProblem.noLibrary` if the library is missing.
    static func shared() throws(PictureProblem) -> JPEGLibrary { try loaded.get() }

    init(names: [String]) throws(PictureProblem) {
        let library = try SharedLibrary("libturbojpeg", names: names)
        initDecompress = try library.function("tjInitDecompress")
        decompressHeader = try library.function("tjDecompressHeader3")
        decompress = try library.function("tjDecompress2")
        scalingFactors = try library.function("tjGetScalingFactors")
        errorText = try library.function("tjGetErrorStr2")
        errorCode = try library.function("tjGetErrorCode")
        destroy = try library.function("tjDestroy")
    }
}
