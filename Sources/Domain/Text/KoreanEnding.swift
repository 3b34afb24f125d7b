/// The sound at the end of a text read aloud in Korean. Hangul and digits are certain. Capitals are spelled out (`INFP`
/// ends in 피), units are read by their names (`ml` is 밀리리터), and a Latin word follows the rules for writing such words
/// in Hangul: 진 for Gin, 잭 for Jack, 로버트 for Robert. Brackets after a name are skipped, as in writing.
enum KoreanEnding: Equatable {
    case vowel
    case rieul
    case consonant

    init(of text: String) {
        let text = Self.withoutBrackets(text[...])
        guard let end = text.lastIndex(where: { $0.isLetter || $0.isNumber || Self.readSigns.contains($0) }) else {
            self = .vowel
            return
        }
        let last = text[end]
        if last.isASCII, last.isNumber {
            self = Self.closedDigits.contains(last) ? .consonant : Self.rieulDigits.contains(last) ? .rieul : .vowel
        } else if let final = Self.finalConsonant(of: last) {
            self = final == 0 ? .vowel : final == Self.rieulNumber ? .rieul : .consonant
        } else {
            let word = text[...end].reversed().prefix { Self.latin($0) != nil }.reversed()
            let before = text[...end].dropLast(word.count).last { !$0.isWhitespace }
            self = Self.ending(of: word.map { $0 }, isAfterNumber: before?.isNumber == true)
        }
    }

    /// Signs whose names end in a vowel: 퍼센트, 도.
    private static let readSigns: Set<Character> = ["%", "°"]
    /// The digits 영 삼 육; 일 칠 팔 end in ㄹ.
    private static let closedDigits: Set<Character> = ["0", "3", "6"]
    private static let rieulDigits: Set<Character> = ["1", "7", "8"]
    private static let rieulNumber = 8

    private static func withoutBrackets(_ text: Substring) -> Substring {
        // Skip a quotation mark after the bracket, too.
        guard let last = text.last(where: { !"\"”’' ".contains($0) }), last == ")",
            let open = text.lastIndex(of: "("), text[..<open].contains(where: \.isLetter)
        else { return text }
        return withoutBrackets(text[..<open])
    }

    /// Returns the number of a syllable's final consonant, 0 for none; nil for anything but a Hangul syllable.
    private static func finalConsonant(of character: Character) -> Int? {
        character.unicodeScalars.first.flatMap(Hangul.parts)?.final
    }

    /// Returns the lowercase letter a–z of a Latin one, without its accent.
    private static func latin(_ character: Character) -> Character? {
        guard character.isLetter, let base = Folding.folded(String(character)).last, ("a"..."z").contains(base) else {
            return nil
        }
        return base
    }

    private static func ending(of word: [Character], isAfterNumber: Bool) -> KoreanEnding {
        guard let last = word.last else { return .vowel }
        let letters = word.compactMap(latin)
        if isAfterNumber, let unit = units[String(letters)] { return unit }
        if word.allSatisfy(\.isUppercase) { return spelled(letters) }
        // An accent keeps the e from being silent: rosé.
        if letters.last == "e", last.isASCII { return silent(letters.dropLast()) }
        return letters.count == 1 ? spelled(letters) : plain(letters)
    }

    private static let units: [String: KoreanEnding] = [
        "ml": .vowel, "cl": .vowel, "l": .vowel, "oz": .vowel, "g": .consonant, "kg": .consonant, "kcal": .vowel,
    ]

    /// Reads letters by their names: 엘 and 알, 엠 and 엔, otherwise a vowel.
    private static func spelled(_ letters: [Character]) -> KoreanEnding {
        switch letters.last {
        case "l", "r": .rieul
        case "m", "n": .consonant
        default: .vowel
        }
    }

    /// Reads the letters before a silent e: 애플, 와인, 라임; other letters add a vowel, as in 케이크.
    private static func silent(_ stem: ArraySlice<Character>) -> KoreanEnding {
        guard stem.count > 1 else { return .vowel }
        return switch stem.last {
        case "l": .rieul
        case "m", "n": .consonant
        default: .vowel
        }
    }

    /// Reads a word as spoken: l, m and n close it, and so does a stop after a short vowel.
    private static func plain(_ letters: [Character]) -> KoreanEnding {
        switch letters.last {
        case "l": return .rieul
        case "m", "n": return .consonant
        case "g": return letters.dropLast().last == "n" ? .consonant : .vowel
        case "b", "c", "k", "p", "t": break
        default: return .vowel
        }
        var stem = letters.dropLast()
        // A doubled stop, or ck, is a single sound.
        if let before = stem.last, before == letters.last || before == "c" { stem = stem.dropLast() }
        guard let vowel = stem.last, isVowel(vowel) else { return .vowel }
        guard let before = stem.dropLast().last, isVowel(before) else { return .consonant }
        let pair = String([before, vowel])
        if pair == "oo" { return letters.last == "k" ? .consonant : .vowel }
        return longVowels.contains(pair) ? .vowel : .consonant
    }

    private static let longVowels: Set<String> = ["ai", "au", "ea", "ee", "ei", "ie", "oa", "ou", "ue", "ui"]

    private static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }
}
