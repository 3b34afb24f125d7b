import Domain

/// Makes text safe for a terminal: the database may contain escape codes and bidirectional controls.
enum PrintableText {
    /// Removes everything a terminal would interpret; keeps line ends and tabs.
    static func cleaned(_ text: String) -> String {
        guard needsCare(text) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isInterpreted(scalar) { result.append(scalar) }
        return String(result)
    }

    /// Replaces such characters in JSON by escapes, which keep the text intact.
    static func escaped(_ json: String) -> String {
        guard needsCare(json) else { return json }
        var result = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            guard isInterpreted(scalar) else {
                result.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16)
            result.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
        }
        return String(result)
    }

    private static func isInterpreted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0a: false
        case ..<0x20, 0x7f..<0xa0: true
        default: PlainText.isInvisible(scalar)
        }
    }

    /// A quick look at the bytes, since nearly no text needs cleaning.
    private static func needsCare(_ text: String) -> Bool {
        text.utf8.contains { byte in
            byte < 0x20 && byte != 0x09 && byte != 0x0a || byte == 0x7f || byte == 0xc2 || byte == 0xd8
                || byte == 0xe2 || byte == 0xef
        }
    }
}
