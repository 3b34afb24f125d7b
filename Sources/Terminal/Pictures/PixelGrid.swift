/// The pixels of a picture to be drawn, eight bits each of red, green and blue, row by row.
package struct PixelGrid: Hashable, Sendable {
    package let size: Size
    /// Three bytes a pixel.
    package let bytes: [UInt8]

    /// What is missing is black.
    package init(size: Size, bytes: [UInt8]) {
        self.size = size
        let missing = size.width * size.height * 3 - bytes.count
        self.bytes = missing > 0 ? bytes + Array(repeating: 0, count: missing) : bytes
    }
}

/// In which colours pictures are drawn.
package enum PictureColors: Hashable, Sendable {
    /// None is drawn.
    case none
    /// The 240 fixed ones of the usual palette, dithered.
    case palette
    /// Every colour.
    case all
    /// Pixel by pixel, so many to a cell.
    case pixels(cell: Size)

    /// As many as a terminal has.
    package init(available: Int) {
        self =
            switch available {
            case 16_777_216...: .all
            case 256...: .palette
            default: .none
            }
    }
}
