import Foundation

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
