/// Writes Hangul in Latin letters by the Revised Romanization of Korean (Ministry of Culture and Tourism notice
/// 2000-8): 네그로니 is `negeuroni`, 신라 `silla`. Adjacent sounds change as spoken, except in cases that need a dictionary.
package enum Romanization {
    private static let initials = [
        "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h",
    ]
    private static let vowels = [
        "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we", "wi", "yu", "eu",
        "ui", "i",
    ]
    private static let finals = [
        "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p", "t", "t", "ng",
        "t", "t", "k", "t", "p", "t",
    ]
    /// The sound of a final before a vowel: its remainder, and the consonant that moves over.
    private static let linked = [
        "", "g", "kk", "ks", "n", "nj", "n", "d", "r", "lg", "lm", "lb", "ls", "lt", "lp", "r", "m", "b", "ps", "s",
        "ss", "ng", "j", "ch", "k", "t", "p", "",
    ]

    /// Romanizes every syllable; anything else stays.
    package static func text(of folded: String) -> String {
        var result = ""
        let scalars = Array(folded.unicodeScalars)
        for (place, scalar) in scalars.enumerated() {
            guard let syllable = Hangul.parts(of: scalar) else {
                result.unicodeScalars.append(scalar)
                continue
            }
            let before = place > 0 ? Hangul.parts(of: scalars[place - 1]) : nil
            let after = place + 1 < scalars.count ? Hangul.parts(of: scalars[place + 1]) : nil
            result += initial(syllable.initial, after: before?.final ?? 0)
            result += vowels[syllable.vowel]
            result += final(syllable.final, before: after?.initial)
        }
        return result
    }

    package static func isNeeded(for folded: String) -> Bool {
        folded.unicodeScalars.contains { Hangul.isSyllable($0) }
    }

    private static func initial(_ initial: Int, after final: Int) -> String {
        guard final > 0, initials[initial] == "r" else { return initials[initial] }
        return switch finals[final] {
        case "l", "n": "l"
        default: "n"
        }
    }

    private static func final(_ final: Int, before initial: Int?) -> String {
        guard final > 0, let initial else { return finals[final] }
        let next = initials[initial]
        if next.isEmpty { return linked[final] }
        switch (finals[final], next) {
        case ("k", "n"), ("k", "m"), ("k", "r"): return "ng"
        case ("t", "n"), ("t", "m"), ("t", "r"): return "n"
        case ("p", "n"), ("p", "m"), ("p", "r"): return "m"
        case ("n", "r"): return "l"
        default: return finals[final]
        }
    }
}
