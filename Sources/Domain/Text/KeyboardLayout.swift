/// The two layouts that a Korean keyboard switches between: QWERTY and 2-set (KS X 5002).
package enum KeyboardLayout {
    /// Returns the text that the same keys give in the other layout: 하울 for `gkdnf`, `elsa` for 딘ㅁ. Returns nil for a
    /// text of both scripts or of neither, for letters that form no Korean syllables, and for a text longer than any
    /// name; the last syllable may be unfinished.
    package static func retyped(_ text: String) -> String? {
        guard text.utf8.count <= SearchEverything.longest else { return nil }
        let scalars = text.unicodeScalars
        let hasHangul = scalars.contains { Hangul.isSyllable($0) || keys[$0.value] != nil }
        let hasLatin = scalars.contains { $0.isASCII && $0.properties.isAlphabetic }
        guard hasHangul != hasLatin else { return nil }
        return hasHangul ? latin(text) : hangul(text)
    }

    private static func latin(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            Hangul.letters(of: String(scalar)).map { keys[$0] ?? String(scalar) }.joined()
        }.joined()
    }

    private static func hangul(_ text: String) -> String? {
        var writer = SyllableWriter()
        for scalar in text.unicodeScalars {
            // Only five keys have a second letter with Shift.
            let key = letters[String(scalar)] == nil ? String(scalar).lowercased() : String(scalar)
            if let letter = letters[key] { writer.add(letter, key) } else { writer.add(scalar) }
        }
        writer.endSyllable()
        let written = writer.text.unicodeScalars
        let isWord =
            written.dropLast().allSatisfy { keys[$0.value] == nil } && written.contains(where: Hangul.isSyllable)
        return isWord ? writer.text : nil
    }

    /// The keys of each letter; two or three for a compound one.
    private static let keys: [UInt32: String] = {
        let consonants =
            "r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g".split(separator: " ")
        let vowels = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(separator: " ")
        return Dictionary(firstOf: zip(0x3131..., (consonants + vowels).map(String.init)))
    }()

    private static let letters = Dictionary(firstOf: keys.map { ($1, $0) })

    /// Composes letters in typing order. A final consonant moves to the next syllable if a vowel follows.
    private struct SyllableWriter {
        private(set) var text = ""
        private var initial = ""
        private var vowel = ""
        private var final = ""

        mutating func add(_ letter: UInt32, _ key: String) {
            letter < 0x314F ? addConsonant(key) : addVowel(key)
        }

        mutating func add(_ scalar: Unicode.Scalar) {
            endSyllable()
            text.unicodeScalars.append(scalar)
        }

        mutating func endSyllable() {
            let parts = [initial, vowel, final].compactMap { letters[$0] }.compactMap(Unicode.Scalar.init)
            if let syllable = Hangul.syllable(parts) {
                text.unicodeScalars.append(syllable)
            } else {
                text.unicodeScalars.append(contentsOf: parts)
            }
            (initial, vowel, final) = ("", "", "")
        }

        private mutating func addConsonant(_ key: String) {
            if !initial.isEmpty, !vowel.isEmpty, let joined = letters[final + key], Hangul.isFinal(joined) {
                final += key
            } else {
                endSyllable()
                initial = key
            }
        }

        private mutating func addVowel(_ key: String) {
            if !final.isEmpty {
                let next = String(final.removeLast())
                endSyllable()
                initial = next
            } else if !vowel.isEmpty, letters[vowel + key] == nil {
                endSyllable()
            }
            vowel += key
        }
    }
}
