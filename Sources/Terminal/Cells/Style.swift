/// The colours and attributes of a cell.
package struct Style: Hashable, Sendable {
    /// The colour of the glyph.
    package var foreground: Color
    /// The colour behind it.
    package var background: Color
    /// Bold, dim and so on.
    package var attributes: Attributes
    /// The number of the address behind it in `LinkTable`; 0 for none.
    package internal(set) var link: UInt16 = 0

    /// The terminal's own colours by default.
    package init(
        foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours, no attributes.
    package static let plain = Style()

    /// The same style with more attributes.
    package func adding(_ more: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(more)
        return style
    }

    /// The same style on another background.
    package func on(_ background: Color) -> Style {
        var style = self
        style.background = background
        return style
    }

    /// The same look without an address.
    package var unlinked: Style {
        var style = self
        style.link = 0
        return style
    }
}
