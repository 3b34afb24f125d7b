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
