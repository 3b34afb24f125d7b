/// The arithmetic of Hangul syllables (The Unicode Standard, 3.12).
package enum Hangul {
    /// The initial consonants, as keyboard letters.
    static let initials: [Unicode.Scalar] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

    private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
    /// Includes vowels and finals.
    private static let letters: ClosedRange<UInt32> = 0x3131...0x318E
    private static let leads: Range<UInt32> = 0x1100..<0x1113
    private static let vowels: Range<UInt32> = 0x1161..<0x1176
    private static let tails: Range<UInt32> = 0x11A8..<0x11C3

    static func isSyllable(_ scalar: Unicode.Scalar) -> Bool { syllables.contains(scalar.value) }

    static func isInitial(_ scalar: Unicode.Scalar) -> Bool {
        letters.contains(scalar.value) && initials.contains(scalar)
    }

    /// Returns the initial consonant of a syllable as a keyboard letter; nil for anything else.
    package static func initial(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard isSyllable(scalar) else { return nil }
        return initials[Int((scalar.value - syllables.lowerBound) / 588)]
    }

    /// Returns the syllable without its final consonant, as it appears while being typed: 지 for 진; nil if it has none.
    package static func withoutFinal(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard isSyllable(scalar) else { return nil }
        let final = (scalar.value - syllables.lowerBound) % 28
        return final == 0 ? nil : Unicode.Scalar(scalar.value - final)
    }

    /// Composes conjoining jamo, which macOS writes into file names: a lead and a vowel, then a tail.
    static func composed(_ last: Unicode.Scalar, _ next: Unicode.Scalar) -> Unicode.Scalar? {
        if leads.contains(last.value), vowels.contains(next.value) {
            let lead = last.value - leads.lowerBound
            let vowel = next.value - vowels.lowerBound
            return Unicode.Scalar(syllables.lowerBound + (lead * 21 + vowel) * 28)
        }
        if isSyllable(last), withoutFinal(last) == nil, tails.contains(next.value) {
            return Unicode.Scalar(last.value + next.value - tails.lowerBound + 1)
        }
        return nil
    }

    /// Returns the indices of a syllable's initial, vowel and final (0 for none); nil for anything else.
    static func parts(of scalar: Unicode.Scalar) -> (initial: Int, vowel: Int, final: Int)? {
        guard isSyllable(scalar) else { return nil }
        let number = Int(scalar.value - 0xAC00)
        return (number / 588, number % 588 / 28, number % 28)
    }

    /// Returns the keyboard letters of a folded text, splitting syllables and keeping anything else. A final equals the
    /// one or two consonants it is typed with, so that an unfinished syllable is near.
    static func letters(of folded: String) -> [UInt32] {
        var letters: [UInt32] = []
        for scalar in folded.unicodeScalars {
            guard let parts = parts(of: scalar) else {
                letters.append(scalar.value)
                continue
            }
            letters.append(initials[parts.initial].value)
            letters.append(0x314F + UInt32(parts.vowel))
            letters += typedFinals[parts.final]
        }
        return letters
    }

    static func isFinal(_ letter: UInt32) -> Bool { finals.contains(letter) }

    /// Returns the syllable of an initial, a vowel and perhaps a final, each a keyboard letter; nil if they form none.
    static func syllable(_ letters: [Unicode.Scalar]) -> Unicode.Scalar? {
        guard letters.count > 1, let initial = initials.firstIndex(of: letters[0]),
            (0x314F...0x3163).contains(letters[1].value)
        else { return nil }
        let vowel = Int(letters[1].value) - 0x314F
        guard let final = letters.count > 2 ? finals.firstIndex(of: letters[2].value) : 0 else { return nil }
        return Unicode.Scalar(syllables.lowerBound + UInt32((initial * 21 + vowel) * 28 + final))
    }

    /// The consonants that each final is typed with, by index.
    private static let typedFinals: [[UInt32]] =
        [[]]
        + "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
        .split(separator: " ").map { $0.unicodeScalars.map(\.value) }

    /// The final consonants as keyboard letters, by index.
    private static let finals: [UInt32] = [0] + "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
}
