import CTurboJPEG
import Domain
import Foundation

struct JPEGFile {
    private let file: Data

    init(_ file: Data) {
        self.file = file
    }

    /// Scales down while decoding, which is free, but never below `room`.
    func picture(fitting room: PictureSize) throws(PictureProblem) -> Picture {
        let library = try JPEGLibrary.shared()
        guard let handle = library.initDecompress() else { throw .damaged(reason: "no memory") }
        defer { _ = library.destroy(handle) }
        var (width, height, subsampling, colors) = (Int32(), Int32(), Int32(), Int32())
        let isHeader = file.withUnsafeBytes { bytes in
            library.decompressHeader(
                handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height, &subsampling,
                &colors) == 0
        }
        guard isHeader else { throw problem(library, handle) ?? .cutOff }
        let whole = PictureSize(width: Int(width), height: Int(height))
        try LibraryPictureDecoder.check(whole)
        let size = Self.reduced(whole, for: whole.fitted(into: room), library)
        var pixels = [UInt8](repeating: 0, count: size.width * size.height * 3)
        let isRead = file.withUnsafeBytes { bytes in
            pixels.withUnsafeMutableBufferPointer { pixels in
                library.decompress(
                    handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), pixels.baseAddress,
                    Int32(size.width), 0, Int32(size.height), Int32(TJPF_RGB.rawValue), CT_FLAGS) == 0
            }
        }
        if !isRead, let problem = problem(library, handle) { throw problem }
        guard let picture = Picture(size: size, pixels: pixels) else { throw .damaged(reason: "no pixels") }
        return picture
    }

    /// Returns nil for a warning about a complete picture.
    private func problem(_ library: JPEGLibrary, _ handle: JPEGLibrary.Handle) -> PictureProblem? {
        let text = library.errorText(handle).map { String(cString: $0) } ?? ""
        if text.localizedCaseInsensitiveContains("premature end") { return .cutOff }
        return library.errorCode(handle) == Int32(TJERR_WARNING.rawValue) ? nil : .damaged(reason: text)
    }

    private static func reduced(_ whole: PictureSize, for wanted: PictureSize, _ library: JPEGLibrary) -> PictureSize {
        var count = Int32()
        guard let factors = library.scalingFactors(&count) else { return whole }
        func scaled(_ length: Int, _ factor: tjscalingfactor) -> Int {
            (length * Int(factor.num) + Int(factor.denom) - 1) / Int(factor.denom)
        }
        return UnsafeBufferPointer(start: factors, count: Int(count)).lazy
            .map { PictureSize(width: scaled(whole.width, $0), height: scaled(whole.height, $0)) }
            .filter { $0.width >= wanted.width && $0.height >= wanted.height && $0.width <= whole.width }
            .min { $0.width < $1.width } ?? whole
    }
}

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
