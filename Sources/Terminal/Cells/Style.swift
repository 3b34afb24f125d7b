/// The colours and attributes of a cell.
public struct Style: Hashable, Sendable {
    /// The colour of the glyph.
    public var foreground: Color
    /// The colour behind it.
    public var background: Color
    /// Bold, dim and so on.
    public var attributes: Attributes
    /// The number of the address behind it in `LinkTable`; 0 for none.
    public internal(set) var link: UInt16 = 0

    /// The terminal's own colours by default.
    public init(
        foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours, no attributes.
    public static let plain = Style()

    /// The same style with more attributes.
    public func adding(_ more: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(more)
        return style
    }

    /// The same style on another background.
    public func on(_ background: Color) -> Style {
        var style = self
        style.background = background
        return style
    }

    /// The same look without an address.
    public var unlinked: Style {
        var style = self
        style.link = 0
        return style
    }
}
