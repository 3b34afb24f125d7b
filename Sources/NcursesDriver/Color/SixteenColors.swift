/// Maps colours to the terminal's own eight or sixteen so that text stays readable: a contrast of 4.5 by WCAG 2, with
/// xterm's values.
enum SixteenColors {
    private static let luminances: [Double] = [
        0.0, 0.1298, 0.4366, 0.5664, 0.0617, 0.1739, 0.4807, 0.7835,
        0.2122, 0.2126, 0.7152, 0.9278, 0.1715, 0.2848, 0.7874, 1.0,
    ]
    /// Bright colours readable on black; below, dark colours readable on white.
    private static let onBlack = [2, 3, 6, 9, 10, 11, 13, 14]
    private static let onWhite = [1, 4, 5, 12]
    /// The greatest difference in hue, in degrees.
    private static let tolerance = 50.0

    /// Returns the number nearest in hue for text on the terminal's own background. Bright text implies a dark
    /// background, dark text a bright one. Nil for greys and hues without a readable match; the terminal's own
    /// foreground is readable.
    static func readable(_ color: Palette.RGB, count: Int) -> Int? {
        guard let hue = hue(of: color) else { return nil }
        let candidates = (color.lightness >= 128 ? onBlack : onWhite).filter { $0 < count }
        let best = candidates.min { first, second in
            let (one, other) = (distance(hue, first), distance(hue, second))
            return one == other
                ? color.distance(to: Palette.rgb(first)) < color.distance(to: Palette.rgb(second)) : one < other
        }
        return best.flatMap { distance(hue, $0) <= tolerance ? $0 : nil }
    }

    /// Returns the number itself if it is readable on the background, otherwise black or white.
    static func readable(_ number: Int, on background: Int, count: Int) -> Int {
        guard number >= 0, contrast(number, background) < 4.5 else { return number }
        let white = min(count, 16) - 1
        return contrast(0, background) > contrast(white, background) ? 0 : white
    }

    private static func contrast(_ first: Int, _ second: Int) -> Double {
        let (one, other) = (luminances[first], luminances[second])
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private static func distance(_ hue: Double, _ number: Int) -> Double {
        guard let other = Self.hue(of: Palette.rgb(number)) else { return 180 }
        let difference = abs(hue - other)
        return min(difference, 360 - difference)
    }

    /// 0 to 360 degrees; nil for greys.
    private static func hue(of color: Palette.RGB) -> Double? {
        let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        let range = Double(high - low)
        guard high > 0, range / Double(high) > 0.25 else { return nil }
        let degrees =
            high == color.red
            ? Double(color.green - color.blue) / range
            : high == color.green
                ? 2 + Double(color.blue - color.red) / range : 4 + Double(color.red - color.green) / range
        return (degrees * 60 + 360).truncatingRemainder(dividingBy: 360)
    }
}
