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
        0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00,
        0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
    ].map { RGB(red: $0 >> 16, green: $0 >> 8 & 255, blue: $0 & 255) }
}
