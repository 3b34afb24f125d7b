package import Domain
package import Foundation

/// Decodes PNG by libpng and JPEG by libjpeg-turbo, each opened when it is first needed.
package struct LibraryPictureDecoder: PictureDecoder {
    /// From so many pixels a side on nothing is decoded.
    package static let sideLimit = 20_000
    /// The most pixels in all.
    package static let pixelLimit = 40_000_000

    /// Opens nothing yet.
    package init() {}

    /// Decodes a file. How many pixels it has is looked at before room is made for them.
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

    /// - Throws: `PictureProblem.tooLarge` for more pixels than are decoded.
    static func check(_ size: PictureSize) throws(PictureProblem) {
        guard size.width > 0, size.height > 0 else { throw .damaged(reason: "it has no pixels") }
        guard size.width < sideLimit, size.height < sideLimit, size.width * size.height <= pixelLimit else {
            throw .tooLarge(size)
        }
    }
}
