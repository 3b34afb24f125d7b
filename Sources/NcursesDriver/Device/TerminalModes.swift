internal import CNcurses

/// The private modes ncurses does not know of, and the bytes that undo everything.
enum TerminalModes {
    static let mouseOn = Array("\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h".utf8)
    static let mouseOff = Array("\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l".utf8)
    /// Bracketed paste and reports of the focus.
    static let reportsOn = Array("\u{1b}[?2004h\u{1b}[?1004h".utf8)
    static let reportsOff = Array("\u{1b}[?1004l\u{1b}[?2004l".utf8)
    static let frameBegin = Array("\u{1b}[?2026h".utf8)
    static let frameEnd = Array("\u{1b}[?2026l".utf8)
    /// The number of the mode that holds a frame back until it is complete.
    static let synchronizedOutput = 2026
    static let synchronizedOutputQuery = Array("\u{1b}[?2026$p".utf8)

    /// Text for the clipboard, base64 in OSC 52; nil when longer than terminals take (100,000 bytes in xterm).
    static func clipboard(_ text: String) -> [UInt8]? {
        let encoded = Base64.encode(text.utf8)
        guard encoded.count <= 99_000 else { return nil }
        return Array("\u{1b}]52;c;".utf8) + encoded + [0x07]
    }

    /// What gives the terminal back from whatever state, a torn escape sequence included: every mode off, colours
    /// and scroll region reset, cursor shown, alternate screen left. Asks terminfo, so needs a screen first.
    static func farewell() -> [UInt8] {
        var bytes = Array("\u{1b}\\".utf8) + frameEnd + reportsOff + mouseOff
        if capability("csr") != nil { bytes += Array("\u{1b}[r".utf8) }
        for name in ["sgr0", "op"] { bytes += capability(name) ?? [] }
        bytes += capability("cnorm") ?? []
        // Without an alternate screen the shell goes on below what was drawn.
        bytes += capability("rmcup") ?? Array("\u{1b}[999;1H\r\n".utf8)
        return bytes
    }

    /// A terminfo string without its padding marks (`$<5>`).
    static func capability(_ name: String) -> [UInt8]? {
        guard let text = cn_terminfo_string(name) else { return nil }
        var bytes: [UInt8] = []
        var isPadding = false
        var index = 0
        while text[index] != 0 {
            let byte = UInt8(bitPattern: text[index])
            if byte == UInt8(ascii: "$"), text[index + 1] == CChar(bitPattern: UInt8(ascii: "<")) { isPadding = true }
            if !isPadding { bytes.append(byte) }
            if byte == UInt8(ascii: ">") { isPadding = false }
            index += 1
        }
        return bytes
    }
}
