extension Color {
    /// The contrast between two colours by WCAG 2, 1 to 21; nil for a colour of the terminal's own.
    package func contrast(with other: Color) -> Double? {
        guard let first = luminance, let second = other.luminance else { return nil }
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The colour, lighter or darker where it would hardly show on the background.
    package func visible(on background: TerminalBackground) -> Color {
        guard let channels, !isVisible(on: background) else { return self }
        let end = background == .dark ? [255, 255, 255] : [0, 0, 0]
        return (1...100).lazy.map { Color(mixing: end, with: channels, percent: $0) }
            .first { $0.isVisible(on: background) } ?? self
    }

    /// The nearest colour of the palette that shows on the background.
    package func inPalette(on background: TerminalBackground) -> Color {
        visible(on: background).nearest(among: background == .dark ? Self.onDark : Self.onLight) ?? self
    }

    /// The nearest of the cube and the greys among those that fit, or among all if none does. The sixteen below are the
    /// user's own.
    package func nearestInPalette(where isFit: (Color) -> Bool = { _ in true }) -> Color {
        nearest(among: Self.palette.filter { isFit($0.color) }) ?? nearest(among: Self.palette) ?? self
    }

    private static let palette = (UInt8(16)...255).map(Color.indexed).compactMap { color in
        color.channels.map { (color: color, channels: $0) }
    }
    private static let onDark = palette.filter { $0.color.isVisible(on: .dark) }
    private static let onLight = palette.filter { $0.color.isVisible(on: .light) }

    private func nearest(among colors: [(color: Color, channels: [Int])]) -> Color? {
        guard let channels else { return nil }
        return colors.min { Self.difference(channels, $0.channels) < Self.difference(channels, $1.channels) }?.color
    }

    /// The squared difference in brightness and hue, for comparison only. A mere difference of channels turns browns
    /// into greens.
    private static func difference(_ first: [Int], _ second: [Int]) -> Int {
        let (red, green, blue) = (first[0] - second[0], first[1] - second[1], first[2] - second[2])
        let brightness = (299 * red + 587 * green + 114 * blue) / 1_000
        let (redHue, blueHue) = (red - brightness, blue - brightness)
        return 4 * brightness * brightness + 6 * redHue * redHue + 3 * blueHue * blueHue
    }

    /// Contrast 3 is the least for drawings (WCAG 2.2, 1.4.11); the rest is for the error of `luminance`.
    private func isVisible(on background: TerminalBackground) -> Bool {
        (contrast(with: background == .dark ? .rgb(0, 0, 0) : .rgb(255, 255, 255)) ?? 21) >= 3.1
    }

    /// The relative luminance, 0 to 1, with a cubic that is within three percent of sRGB's curve.
    private var luminance: Double? {
        guard let channels else { return nil }
        return zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
            let value = Double(part.0) / 255
            return sum + part.1 * value * (value * (value * 0.3053 + 0.6822) + 0.0125)
        }
    }
}
