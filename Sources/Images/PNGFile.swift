import CPng
import Domain
import Foundation

struct PNGFile {
    /// The colour behind transparent pixels.
    private static let backdrop = png_color(red: 0x20, green: 0x20, blue: 0x20)

    private let file: Data

    init(_ file: Data) {
        self.file = file
    }

    func picture() throws(PictureProblem) -> Picture {
        // The header comes first and gives the size before anything is decoded.
        guard let size = headerSize else { throw file.count < 33 ? .cutOff : .damaged(reason: "no header") }
        try LibraryPictureDecoder.check(size)
        let chunks = chunks
        if chunks.names.contains("acTL") { throw .animated }
        guard chunks.isWhole else { throw .cutOff }
        let library = try PNGLibrary.shared()
        var image = png_image()
        image.version = CP_IMAGE_VERSION
        defer { library.free(&image) }
        var backdrop = Self.backdrop
        var pixels = [UInt8](repeating: 0, count: size.width * size.height * 3)
        let isRead = file.withUnsafeBytes { bytes in
            guard library.beginRead(&image, bytes.baseAddress, bytes.count) != 0,
                Int(image.width) == size.width, Int(image.height) == size.height
            else { return false }
            image.format = CP_FORMAT_RGB
            return pixels.withUnsafeMutableBytes {
                library.finishRead(&image, &backdrop, $0.baseAddress, Int32(size.width * 3), nil) != 0
            }
        }
        guard isRead, let picture = Picture(size: size, pixels: pixels) else {
            throw .damaged(reason: Self.message(of: image))
        }
        return picture
    }

    private static func message(of image: png_image) -> String {
        withUnsafeBytes(of: image.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private var headerSize: PictureSize? {
        guard file.count >= 33, name(at: 12) == "IHDR" else { return nil }
        return PictureSize(width: number(at: 16), height: number(at: 20))
    }

    private var chunks: (names: [String], isWhole: Bool) {
        var names: [String] = []
        var offset = 8
        while offset + 12 <= file.count {
            let name = name(at: offset + 4)
            let end = offset + 12 + number(at: offset)
            if end > file.count { break }
            if name == "IEND" { return (names, true) }
            names.append(name)
            offset = end
        }
        return (names, false)
    }

    private func number(at offset: Int) -> Int {
        file.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    private func name(at offset: Int) -> String {
        String(decoding: file.dropFirst(offset).prefix(4), as: UTF8.self)
    }
}

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
