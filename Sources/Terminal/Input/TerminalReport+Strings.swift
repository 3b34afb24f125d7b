extension TerminalReport {
    /// Parses an operating system command from the terminal: `11;rgb:rrrr/gggg/bbbb` is the background colour; anything
    /// else is `.other`.
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
