/// The pixels of a picture, eight bits each of red, green and blue, row by row.
package struct PixelGrid: Hashable, Sendable {
    package let size: Size
    package let bytes: [UInt8]

    /// Missing bytes are black.
    package init(size: Size, bytes: [UInt8]) {
        self.size = size
        let missing = size.width * size.height * 3 - bytes.count
        self.bytes = missing > 0 ? bytes + Array(repeating: 0, count: missing) : bytes
    }
}

package enum PictureColors: Hashable, Sendable {
    case none
    /// The 240 fixed colours of the 256-colour palette, dithered.
    case palette
    case all
    /// Real pixels, for cells of a given size in pixels.
    case pixels(cell: Size)

    package init(available: Int) {
        self =
            switch available {
            case 16_777_216...: .all
            case 256...: .palette
            default: .none
            }
    }
}

package enum TerminalGraphics: String, Hashable, Sendable {
    case kitty
    case sixel
}

package struct PicturePlacement: Hashable, Sendable {
    package let rect: Rect
    /// A terminal that scales fills the cells with the picture.
    package let picture: PixelGrid

    package init(rect: Rect, picture: PixelGrid) {
        self.rect = rect
        self.picture = picture
    }
}
