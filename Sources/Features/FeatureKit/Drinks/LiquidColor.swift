package import Terminal

extension RenderContext {
    /// The style of meters if the colour, `#rrggbb`, is unknown or the theme has none.
    @MainActor package func style(ofColor hex: String?) -> Style {
        guard let color = self.color(ofLiquid: hex) else { return theme[.meter] }
        return Style(foreground: color)
    }

    /// Whether two liquids have clearly different colours on this terminal. In a theme without colours of its own,
    /// signs must distinguish them.
    @MainActor func canDistinguish(_ hex: String?, _ other: String?) -> Bool {
        guard colors >= 256, theme.background != nil, let color = self.color(ofLiquid: hex),
            let other = self.color(ofLiquid: other)
        else { return false }
        return color.distance(to: other) >= Self.leastDistance
    }

    /// The least difference, summed over the channels, that an eye notices in two rows of a glass.
    private static var leastDistance: Int { 90 }

    @MainActor private func color(ofLiquid hex: String?) -> Color? {
        guard !theme.isColorless, let hex else { return nil }
        let key = LiquidColors.Key(hex: hex, colors: colors, background: theme.background)
        if let known = LiquidColors.shown[key] { return known }
        guard let color = Color(hex: hex).flatMap(shownColor) else { return nil }
        LiquidColors.shown[key] = color
        return color
    }

    private func shownColor(of color: Color) -> Color? {
        guard colors >= 256 else { return LiquidPalette.color(nearest: color, isBright: colors >= 16) }
        return theme.background.map { colors > 256 ? color.visible(on: $0) : color.inPalette(on: $0) } ?? color
    }
}

/// Caches colours, because finding one compares many and a shelf draws its bottles in every frame.
@MainActor
private enum LiquidColors {
    struct Key: Hashable {
        let hex: String
        let colors: Int
        let background: TerminalBackground?
    }

    static var shown: [Key: Color] = [:]
}

/// The colours of liquids on terminals with few. The nearest of their colours would often be black or grey.
private enum LiquidPalette {
    /// A liquid's colour, and the number chosen for it among the terminal's sixteen.
    private static let choices: [(color: Color, number: UInt8)] = hexes.compactMap { hex, number in
        Color(hex: hex).map { (color: $0, number: number) }
    }
    private static let hexes: [(String, UInt8)] = [
        ("#eef2f4", 7), ("#f4eed8", 15), ("#efe9a8", 11), ("#d9e3a6", 10), ("#e6b422", 11), ("#d98a2b", 3),
        ("#b5651d", 3), ("#6b3a1e", 3), ("#2b140e", 8), ("#c8102e", 9), ("#7a1f1f", 1), ("#f3a9b8", 13),
        ("#8e3a8c", 5), ("#5d9b4a", 2), ("#2f6fc4", 12), ("#27408b", 4), ("#7fd0d8", 14), ("#8a8a86", 8),
    ]

    /// - Parameter isBright: whether the terminal has the upper eight of the sixteen.
    static func color(nearest color: Color, isBright: Bool) -> Color? {
        guard
            let nearest = choices.min(by: { $0.color.distance(to: color) < $1.color.distance(to: color) })
        else { return nil }
        // Without the upper eight, their black is yellow: next to brown, and never the background.
        return .indexed(isBright ? nearest.number : nearest.number == 8 ? 3 : nearest.number % 8)
    }
}
