import CNcurses

/// The private modes that ncurses does not know, and the sequence that undoes everything.
enum TerminalModes {
    static let mouseOn = Array("\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h".utf8)
    static let mouseOff = Array("\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l".utf8)
    /// Bracketed paste and focus reports.
    static let reportsOn = Array("\u{1b}[?2004h\u{1b}[?1004h".utf8)
    static let reportsOff = Array("\u{1b}[?1004l\u{1b}[?2004l".utf8)
    /// Ends a link (OSC 8).
    static let linkEnd = Array("\u{1b}]8;;\u{1b}\\".utf8)
    static let frameBegin = Array("\u{1b}[?2026h".utf8)
    static let frameEnd = Array("\u{1b}[?2026l".utf8)
    /// The mode that holds back output until a frame is complete.
    static let synchronizedOutput = 2026
    static let synchronizedOutputQuery = Array("\u{1b}[?2026$p".utf8)

    /// Asks for kitty's graphics protocol and the size of a cell in pixels.
    static let graphicsQuery = Array("\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[16t".utf8)
    /// OSC 11.
    static let backgroundQuery = Array("\u{1b}]11;?\u{1b}\\".utf8)
    static let keyboardQuery = Array("\u{1b}[?u".utf8)
    /// Primary device attributes: every terminal answers, and after all earlier queries.
    static let attributesQuery = Array("\u{1b}[c".utf8)

    /// Turns on the kitty keyboard protocol: ambiguous keys become distinct (1), and each key reports its key on a US
    /// keyboard (4). Each screen of a terminal has its own stack, so this does not affect the shell.
    static let keyboardOn = Array("\u{1b}[>5u".utf8)
    static let keyboardOff = Array("\u{1b}[<u".utf8)

    /// Base64 in OSC 52; nil for text longer than terminals accept (100,000 bytes in xterm). In tmux, adds a wrapped
    /// copy that tmux passes through to the terminal around it.
    static func clipboard(_ text: String, isInTmux: Bool) -> [UInt8]? {
        let encoded = Base64.encode(text.utf8)
        guard encoded.count <= 99_000 else { return nil }
        let plain = Array("\u{1b}]52;c;".utf8) + encoded + [0x07]
        // tmux handles the plain sequence if allowed; with passthrough, the wrapped one bypasses tmux.
        return isInTmux ? plain + Array("\u{1b}Ptmux;\u{1b}".utf8) + plain + Array("\u{1b}\\".utf8) : plain
    }

    /// Restores the terminal from any state, even in the middle of an escape sequence: turns every mode off, resets
    /// colours and scroll region, shows the cursor, leaves the alternate screen. Uses terminfo, so a screen must exist.
    /// `takesBack` also ends the kitty keyboard protocol, which may be on.
    static func restoreSequence(takesBack: Bool = false) -> [UInt8] {
        var bytes = Array("\u{1b}\\".utf8) + frameEnd + reportsOff + mouseOff + linkEnd
        if takesBack { bytes += keyboardOff }
        if capability("csr") != nil { bytes += Array("\u{1b}[r".utf8) }
        for name in ["sgr0", "op"] { bytes += capability(name) ?? [] }
        bytes += capability("cnorm") ?? []
        // Without an alternate screen, the shell continues below the drawing.
        bytes += capability("rmcup") ?? Array("\u{1b}[999;1H\r\n".utf8)
        return bytes
    }

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

enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var group: UInt32 = 0
        var held = 0
        for byte in bytes {
            group = group << 8 | UInt32(byte)
            held += 1
            if held == 3 {
                append(group, characters: 4, to: &result)
                group = 0
                held = 0
            }
        }
        if held > 0 {
            append(group << (8 * UInt32(3 - held)), characters: held + 1, to: &result)
            for _ in held..<3 { result.append(UInt8(ascii: "=")) }
        }
        return result
    }

    private static func append(_ group: UInt32, characters: Int, to result: inout [UInt8]) {
        for index in 0..<characters {
            result.append(alphabet[Int(group >> UInt32(18 - 6 * index)) & 63])
        }
    }
}
