public enum TerminalReport: Hashable, Sendable {
    /// Where the cursor is, counted from 0 (answer to `ESC[6n`).
    case cursorPosition(Point)
    /// Whether a private mode exists and can be set (answer to `ESC[?…$p`).
    case mode(number: Int, isSupported: Bool)
    /// The background colour, 16 bits per channel cut to 8 (answer to OSC 11).
    case background(Color)
    /// Whether kitty's graphics protocol is supported (answer to its query).
    case graphics(isSupported: Bool)
    /// The size of a cell in pixels (answer to `ESC[16t`).
    case cellSize(Size)
    /// The device attributes by DEC's numbers; 4 is sixels (answer to `ESC[c`, which every terminal gives).
    case attributes([Int])
    /// The kitty keyboard protocol is supported (answer to `ESC[?u`).
    case keyboard
    case other
}

extension TerminalReport {
    /// `11;rgb:rrrr/gggg/bbbb` is the background colour; anything else is `.other`.
    init(operatingSystemCommand bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("11;"), let color = Self.color(text.dropFirst(3)) else {
            self = .other
            return
        }
        self = .background(color)
    }

    /// Parses an application program command from the terminal: `Gi=31;OK` reports kitty's graphics protocol.
    init(applicationCommand bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        self = text.hasPrefix("Gi=31") ? .graphics(isSupported: text.hasSuffix(";OK")) : .other
    }

    /// A colour in X11 syntax: one to four hexadecimal digits per channel; a fourth channel is ignored.
    private static func color(_ text: Substring) -> Color? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return Color(hex: text) }
        let channels = parts[1].split(separator: "/", omittingEmptySubsequences: false).map(channel)
        guard channels.count == (parts[0] == "rgb" ? 3 : 4), let red = channels[0], let green = channels[1],
            let blue = channels[2]
        else { return nil }
        return .rgb(red, green, blue)
    }

    private static func channel(_ digits: Substring) -> UInt8? {
        guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else { return nil }
        switch digits.utf8.count {
        case 1: return UInt8(truncatingIfNeeded: value * 0x11)
        case 2: return UInt8(truncatingIfNeeded: value)
        case 3: return UInt8(truncatingIfNeeded: value >> 4)
        default: return UInt8(truncatingIfNeeded: value >> 8)
        }
    }
}
