/// How a terminal draws pixels.
public enum TerminalGraphics: String, Hashable, Sendable {
    /// The graphics protocol of kitty.
    case kitty
    /// Sixels, as DEC's printers knew them.
    case sixel
}

/// A picture at a place of the screen, for a terminal that draws pixels.
public struct PicturePlacement: Hashable, Sendable {
    /// The cells it covers.
    public let rect: Rect
    /// Its pixels; a terminal that scales fills the cells with them.
    public let picture: PixelGrid

    /// Memberwise.
    public init(rect: Rect, picture: PixelGrid) {
        self.rect = rect
        self.picture = picture
    }
}
