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

    /// - Throws: `PictureProblem.tooLarge` beyond the limits.
    static func check(_ size: PictureSize) throws(PictureProblem) {
        guard size.width > 0, size.height > 0 else { throw .damaged(reason: "it has no pixels") }
        guard size.width < sideLimit, size.height < sideLimit, size.width * size.height <= pixelLimit else {
            throw .tooLarge(size)
        }
    }
}
