/// Chooses between the two forms of a Korean particle by the sound before it.
///
/// A text writes both, `{으로|로}`: the first follows a final consonant, the second a vowel. After ㄹ, 로 takes the second
/// form too. What is no Hangul syllable counts by how its last sign is read where that is certain (digits), else as a
/// vowel.
enum KoreanParticle {
    /// The text with each pair replaced by the form that fits what stands before it; `before` is what the text goes on.
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

    /// Digits read with a final consonant: 영 일 삼 육 칠 팔; of these 일 칠 팔 end in ㄹ.
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
