import Domain

/// Text for a terminal: what stands in the database may hold escape codes, and what turns the direction of writing.
enum PrintableText {
    /// Without what a terminal would act upon; line ends and tabs stay.
    static func cleaned(_ text: String) -> String {
        guard needsCare(text) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isActed(upon: scalar) { result.append(scalar) }
        return String(result)
    }

    /// JSON with each of them as its number, so that the text stays what it is.
    static func escaped(_ json: String) -> String {
        guard needsCare(json) else { return json }
        var result = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            guard isActed(upon: scalar) else {
                result.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16)
            result.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
        }
        return String(result)
    }

    private static func isActed(upon scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0a: false
        case ..<0x20, 0x7f..<0xa0: true
        default: PlainText.isInvisible(scalar)
        }
    }

    /// Nearly all texts need none: a look at the bytes tells.
    private static func needsCare(_ text: String) -> Bool {
        text.utf8.contains { byte in
            byte < 0x20 && byte != 0x09 && byte != 0x0a || byte == 0x7f || byte == 0xc2 || byte == 0xd8
                || byte == 0xe2 || byte == 0xef
        }
    }
}
