public struct Color: Hashable, Sendable {
    /// 0 is the terminal's own colour; the top byte is the kind of the rest (1 palette number, 2 red-green-blue).
    let raw: UInt32

    private init(raw: UInt32) {
        self.raw = raw
    }

    package static let standard = Color(raw: 0)

    /// From xterm's 256-colour palette: 0-15 the terminal's own, 16-231 a 6x6x6 cube, 232-255 greys.
    package static func indexed(_ number: UInt8) -> Color {
        Color(raw: 1 << 24 | UInt32(number))
    }

    package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(raw: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// Mixes two colours by their channels; `percent` of the first.
    init(mixing first: [Int], with second: [Int], percent: Int) {
        let mixed = zip(first, second).map { UInt8(clamping: ($0 * percent + $1 * (100 - percent)) / 100) }
        self = .rgb(mixed[0], mixed[1], mixed[2])
    }

    /// Parses `#rrggbb`; nil for anything else.
    package init?(hex: some StringProtocol) {
        guard hex.utf8.count == 7, hex.first == "#", let value = UInt32(hex.dropFirst(), radix: 16) else { return nil }
        self.init(raw: 2 << 24 | value)
    }

    /// `#rrggbb`; nil for a colour of the terminal's own.
    package var hex: String? {
        guard case .rgb = components else { return nil }
        let digits = String(raw & 0xffffff, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    package enum Components: Equatable, Sendable {
        case standard
        case indexed(UInt8)
        case rgb(UInt8, UInt8, UInt8)
    }

    /// Red, green and blue; nil for a colour of the terminal's own.
    var channels: [Int]? {
        switch components {
        case .rgb(let red, let green, let blue): return [Int(red), Int(green), Int(blue)]
        case .indexed(let number) where number >= 16:
            let (red, green, blue) = PaletteDither.color(number)
            return [red, green, blue]
        case .standard, .indexed: return nil
        }
    }

    /// The differences of the channels, summed; 0 for a colour of the terminal's own.
    package func distance(to other: Color) -> Int {
        zip(channels ?? [], other.channels ?? []).reduce(0) { $0 + abs($1.0 - $1.1) }
    }

    package var components: Components {
        switch raw >> 24 {
        case 1: .indexed(UInt8(truncatingIfNeeded: raw))
        case 2:
            .rgb(
                UInt8(truncatingIfNeeded: raw >> 16), UInt8(truncatingIfNeeded: raw >> 8),
                UInt8(truncatingIfNeeded: raw))
        default: .standard
        }
    }
}
