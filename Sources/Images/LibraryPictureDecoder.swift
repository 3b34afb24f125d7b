package import Domain
package import Foundation

/// Decodes PNG with libpng and JPEG with libjpeg-turbo, each opened on first use.
package struct LibraryPictureDecoder: PictureDecoder {
    /// Pictures with a side of this many pixels or more are rejected.
    package static let sideLimit = 20_000
    package static let pixelLimit = 40_000_000

    package init() {}

    /// Checks the number of pixels before allocating memory for them.
    package func picture(from file: Data, fitting room: PictureSize) throws(PictureProblem) -> Picture {
        let decoded: Picture
        switch PictureFormat(file) {
        case .png: decoded = try PNGFile(file).picture()
        case .jpeg: decoded = try JPEGFile(file).picture(fitting: room)
        case .moving: throw .animated
        case nil: throw .notAPicture
        }
        return AreaScaler.scaled(decoded, to: decoded.size.fitted(into: room))
    }

    /// Throws `PictureProblem.tooLarge` beyond the limits.
    static func check(_ size: PictureSize) throws(PictureProblem) {
        guard size.width > 0, size.height > 0 else { throw .damaged(reason: "it has no pixels") }
        guard size.width < sideLimit, size.height < sideLimit, size.width * size.height <= pixelLimit else {
            throw .tooLarge(size)
        }
    }
}

/// The format of a picture file, by its first bytes.
enum PictureFormat {
    case png
    case jpeg
    /// An animation, which is not decoded.
    case moving

    /// Returns nil for any other format.
    init?(_ file: Data) {
        let head = Array(file.prefix(32))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: Array("GIF8".utf8)), file.range(of: Data("NETSCAPE2.0".utf8)) != nil {
            self = .moving
        } else if head.starts(with: Array("RIFF".utf8)), head.count > 20, head[8..<16].elementsEqual("WEBPVP8X".utf8),
            head[20] & 2 != 0
        {
            self = .moving
        } else {
            return nil
        }
    }
}
