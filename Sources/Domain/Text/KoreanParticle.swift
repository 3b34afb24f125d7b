/// Chooses between the two forms of a Korean particle by the preceding sound.
///
/// A text contains both forms, `{으로|로}`: the first follows a final consonant, the second a vowel. 로 also follows ㄹ.
/// After anything but a Hangul syllable the reading of the last character decides if it is certain (digits), else it
/// counts as a vowel.
enum KoreanParticle {
    /// Replaces each pair by the form that fits what precedes it; `before` precedes the text itself.
    static func resolve(_ text: Substring, after before: String) -> Substring {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var result: Substring = ""
        var rest = text
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            result += rest[..<open]
            let forms = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
            if forms.count == 2 {
                result += isClosed(before + result, before: forms[1]) ? forms[0] : forms[1]
            } else {
                result += rest[open...close]
            }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Digits whose reading has a final consonant: 영 일 삼 육 칠 팔; of these 일 칠 팔 end in ㄹ.
    private static let closedDigits = Set("013678")
    private static let rieulDigits = Set("178")
    private static let rieul: UInt32 = 8

    private static func isClosed(_ text: String, before vowelForm: Substring) -> Bool {
        guard let last = text.last(where: { $0.isLetter || $0.isNumber }) else { return false }
        let takesRieul = vowelForm == "로"
        if closedDigits.contains(last) { return !(takesRieul && rieulDigits.contains(last)) }
        guard let scalar = String(last).unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value) else {
            return false
        }
        let final = (scalar.value - 0xAC00) % 28
        return final != 0 && !(takesRieul && final == rieul)
    }
}
