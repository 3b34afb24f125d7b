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
