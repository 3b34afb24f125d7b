import Terminal

enum Palette {
    /// 0-255 each.
    struct RGB: Hashable, Sendable {
        let red: Int
        let green: Int
        let blue: Int

        /// The squared distance, for comparison only.
        func distance(to other: RGB) -> Int {
            let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
            return r * r + g * g + b * b
        }

        /// Perceived lightness, 0-255 (weights of ITU-R BT.601).
        var lightness: Int { (299 * red + 587 * green + 114 * blue) / 1000 }
    }

    /// `number` is 0-255.
    static func rgb(_ number: Int) -> RGB {
        guard number >= 16 else { return ansi[max(0, number)] }
        let (red, green, blue) = PaletteDither.color(UInt8(clamping: number))
        return RGB(red: red, green: green, blue: blue)
    }

    static func nearestANSI(_ color: RGB, count: Int) -> Int {
        (0..<min(count, 16)).min { color.distance(to: rgb($0)) < color.distance(to: rgb($1)) } ?? 0
    }

    private static let ansi = [
        RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0), RGB(red: 0, green: 205, blue: 0),
        RGB(red: 205, green: 205, blue: 0), RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
        RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
        RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0), RGB(red: 0, green: 255, blue: 0),
        RGB(red: 255, green: 255, blue: 0), RGB(red: 92, green: 92, blue: 255),
        RGB(red: 255, green: 0, blue: 255), RGB(red: 0, green: 255, blue: 255),
        RGB(red: 255, green: 255, blue: 255),
    ]
}
