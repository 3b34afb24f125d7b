/// Chooses between the two forms of a Korean particle by the preceding sound (see `KoreanEnding`).
///
/// A text writes both, `{으로|로}`: the first follows a final consonant, the second a vowel. After ㄹ, 로 takes the second
/// form too.
enum KoreanParticle {
    /// Replaces each pair with the form that fits the preceding text; `before` precedes the text itself.
    static func resolve(_ text: Substring, after before: String) -> Substring {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var result: Substring = ""
        var rest = text
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            result += rest[..<open]
            let forms = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
            if forms.count == 2 {
                result += form(forms[0], forms[1], after: before + result)
            } else {
                result += rest[open...close]
            }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func form(_ closed: Substring, _ open: Substring, after text: String) -> Substring {
        switch KoreanEnding(of: text) {
        case .vowel: open
        case .rieul: open == "로" ? open : closed
        case .consonant: closed
        }
    }
}
