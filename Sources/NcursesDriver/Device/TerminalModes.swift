import CNcurses

/// The private modes that ncurses does not know, and the bytes that undo everything.
enum TerminalModes {
    static let mouseOn = Array("\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h".utf8)
    static let mouseOff = Array("\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l".utf8)
    /// Bracketed paste and focus reports.
    static let reportsOn = Array("\u{1b}[?2004h\u{1b}[?1004h".utf8)
    static let reportsOff = Array("\u{1b}[?1004l\u{1b}[?2004l".utf8)
    /// Text from here on has no address behind it (OSC 8).
    static let linkEnd = Array("\u{1b}]8;;\u{1b}\\".utf8)
    static let frameBegin = Array("\u{1b}[?2026h".utf8)
    static let frameEnd = Array("\u{1b}[?2026l".utf8)
    /// The mode that holds back output until a frame is complete.
    static let synchronizedOutput = 2026
    static let synchronizedOutputQuery = Array("\u{1b}[?2026$p".utf8)

    /// Whether kitty's graphics protocol is known, and how many pixels a cell has.
    static let graphicsQuery = Array("\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[16t".utf8)
    /// Which colour the background has (OSC 11).
    static let backgroundQuery = Array("\u{1b}]11;?\u{1b}\\".utf8)
    /// Whether the kitty keyboard protocol is known.
    static let keyboardQuery = Array("\u{1b}[?u".utf8)
    /// What the terminal is: answered by every terminal, and after whatever was asked before.
    static let attributesQuery = Array("\u{1b}[c".utf8)

    /// The kitty keyboard protocol: keys that were ambiguous are told apart (1), and each with the key of a US keyboard
    /// in its place (4). Each screen of a terminal has a stack of its own, so this leaves nothing to the shell.
    static let keyboardOn = Array("\u{1b}[>5u".utf8)
    static let keyboardOff = Array("\u{1b}[<u".utf8)

    /// Base64 in OSC 52; nil for text that is longer than terminals accept (100,000 bytes in xterm).
    ///
    /// - Parameter isInTmux: whether it is wrapped so that tmux hands it to the terminal around it.
    static func clipboard(_ text: String, isInTmux: Bool) -> [UInt8]? {
        let encoded = Base64.encode(text.utf8)
        guard encoded.count <= 99_000 else { return nil }
        let plain = Array("\u{1b}]52;c;".utf8) + encoded + [0x07]
        // tmux takes the plain one where it may; where it passes all on, the wrapped one goes around it.
        return isInTmux ? plain + Array("\u{1b}Ptmux;\u{1b}".utf8) + plain + Array("\u{1b}\\".utf8) : plain
    }

    /// Restores the terminal from any state, even in the middle of an escape sequence: every mode off, colours and
    /// scroll region reset, cursor shown, alternate screen left. Uses terminfo, so needs a screen first.
    ///
    /// - Parameter takesBack: whether this terminal may have been given the kitty keyboard protocol; one that was not
    ///   ignores its end.
    static func restoreSequence(takesBack: Bool = false) -> [UInt8] {
        var bytes = Array("\u{1b}\\".utf8) + frameEnd + reportsOff + mouseOff + linkEnd
        if takesBack { bytes += keyboardOff }
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
