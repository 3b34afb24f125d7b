/// How a terminal draws pixels.
package enum TerminalGraphics: String, Hashable, Sendable {
    /// The graphics protocol of kitty.
    case kitty
    /// Sixels, as DEC's printers knew them.
    case sixel
}

/// A picture at a place of the screen, for a terminal that draws pixels.
package struct PicturePlacement: Hashable, Sendable {
    /// The cells it covers.
    package let rect: Rect
    /// Its pixels; a terminal that scales fills the cells with them.
    package let picture: PixelGrid

    package init(rect: Rect, picture: PixelGrid) {
        self.rect = rect
        self.picture = picture
    }
}
