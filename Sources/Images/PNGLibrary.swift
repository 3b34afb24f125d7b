import CPng
import Domain

/// libpng's simplified interface, opened when the first picture is decoded. Its functions return a status; the classic
/// ones jump over the frames of their callers (`longjmp`), which Swift does not survive.
struct PNGLibrary: Sendable {
    let beginRead: @Sendable @convention(c) (UnsafeMutablePointer<png_image>?, UnsafeRawPointer?, Int) -> Int32
    let finishRead:
        @Sendable @convention(c) (
            UnsafeMutablePointer<png_image>?, UnsafePointer<png_color>?, UnsafeMutableRawPointer?, Int32,
            UnsafeMutableRawPointer?
        ) -> Int32
    let free: @Sendable @convention(c) (UnsafeMutablePointer<png_image>?) -> Void

    #if canImport(Darwin)
        private static let names = [
            "libpng16.16.dylib", "/opt/homebrew/lib/libpng16.16.dylib", "/usr/local/lib/libpng16.16.dylib",
        ]
    #else
        private static let names = ["libpng16.so.16", "libpng16.so"]
    #endif

    private static let loaded: Result<PNGLibrary, PictureProblem> = Result { () throws(PictureProblem) in
        try PNGLibrary(names: names)
    }

    /// Throws `PictureProblem.noLibrary` if the library is missing.
    static func shared() throws(PictureProblem) -> PNGLibrary { try loaded.get() }

    init(names: [String]) throws(PictureProblem) {
        let library = try SharedLibrary("libpng", names: names)
        beginRead = try library.function("png_image_begin_read_from_memory")
        finishRead = try library.function("png_image_finish_read")
        free = try library.function("png_image_free")
    }
}
