package struct Style: Hashable, Sendable {
    package var foreground: Color
    package var background: Color
    package var attributes: Attributes
    /// The number of the address in `LinkTable`; 0 for none.
    package internal(set) var link: UInt16 = 0

    package init(
        foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package static let plain = Style()

    package func adding(_ more: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(more)
        return style
    }

    package func on(_ background: Color) -> Style {
        var style = self
        style.background = background
        return style
    }

    package var unlinked: Style {
        var style = self
        style.link = 0
        return style
    }
}
