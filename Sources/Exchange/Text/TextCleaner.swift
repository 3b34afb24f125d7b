import Domain

/// Removes from a file's text everything that a terminal would act upon: escape sequences with their content, control
/// characters, bidirectional controls and byte order marks, so that none reaches the store or the screen. Normalizes to
/// NFC. Typed text goes through `PlainText` instead, which keeps the visible part of an escape sequence for the user.
package enum TextCleaner {
    /// One line: line breaks and tabs become spaces, runs of them one.
    package static func line(_ text: String) -> String {
        if isPlain(text) { return text }
        return spaced(scrubbed(text).composed)
    }

    /// Several lines: line breaks become `\n`.
    package static func paragraph(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f || $0 == 0x0a }) { return text }
        return scrubbed(text).composed
    }

    /// Without spaces and line breaks at both ends.
    package static func trimmed(_ text: String) -> String {
        guard text.utf8.first.map(isEdge) ?? false || text.utf8.last.map(isEdge) ?? false else { return text }
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    /// Whether the byte may belong to white space: ASCII up to the space, or anything beyond ASCII.
    private static func isEdge(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x7f }

    /// Whether it is printable ASCII, so that nothing needs to be done.
    private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f } }

    private static func spaced(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x0a || $0 == 0x09 }) else { return text }
        var result = ""
        var isAfterBreak = false
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\t" {
                if !isAfterBreak { result.unicodeScalars.append(" ") }
                isAfterBreak = true
            } else {
                isAfterBreak = false
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private enum State { case text, escape, control, string }

    private static func scrubbed(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var state = State.text
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            let value = scalar.value
            switch state {
            case .escape where value == 0x5b: state = .control
            case .escape where [0x50, 0x58, 0x5d, 0x5e, 0x5f].contains(value): state = .string
            case .escape where value == 0x1b || (0x20...0x2f).contains(value): break
            case .escape where (0x30...0x7e).contains(value): state = .text
            case .control where (0x20...0x3f).contains(value): break
            case .control where (0x40...0x7e).contains(value): state = .text
            case .string where value == 0x07 || value == 0x9c: state = .text
            // An escape string ends with the line at the latest, so that an unclosed one does not swallow the rest.
            case .string where value != 0x0a && value != 0x0d && value != 0x1b: break
            default: state = append(scalar, isAfterReturn, to: &result)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(result)
    }

    /// Appends a text character; returns what a control character begins.
    private static func append(
        _ scalar: Unicode.Scalar, _ isAfterReturn: Bool, to result: inout String.UnicodeScalarView
    ) -> State {
        switch scalar.value {
        case 0x1b: return .escape
        case 0x9b: return .control
        case 0x90, 0x98, 0x9d, 0x9e, 0x9f: return .string
        case 0x0a: if !isAfterReturn { result.append("\n") }
        case 0x0d, 0x85, 0x2028, 0x2029: result.append("\n")
        case 0x09: result.append("\t")
        case 0..<0x20, 0x7f..<0xa0: break
        // Tags and noncharacters.
        case 0xe0000...0xe007f, 0xfdd0...0xfdef: break
        default: if scalar.value & 0xfffe != 0xfffe, !PlainText.isInvisible(scalar) { result.append(scalar) }
        }
        return .text
    }
}
