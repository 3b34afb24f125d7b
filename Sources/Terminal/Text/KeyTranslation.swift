/// Translates keys typed with a Korean (2-set, KS X 5002) or a Russian (ЙЦУКЕН) layout to the QWERTY keys in the same
/// positions. For commands only: in a text field a letter is itself.
package enum KeyTranslation {
    /// Returns the translated keys: a syllable gives its letters in typing order, a full-width character its ASCII one,
    /// anything else itself. Modifiers stay.
    package static func commands(for key: Key) -> [Key] {
        guard case .character(let character) = key.code, !character.isASCII else { return [key] }
        var keys = ""
        for scalar in HangulJamo.composed(character.unicodeScalars) {
            guard let typed = typed(scalar) else { return [key] }
            keys += typed
        }
        return keys.map { Key(.character($0), modifiers: key.modifiers) }
    }

    private static func typed(_ scalar: Unicode.Scalar) -> String? {
        if let parts = HangulJamo.parts(of: scalar) {
            return initials[parts.initial] + vowels[parts.vowel] + finals[parts.final]
        }
        switch scalar.value {
        case 0x3131...0x314e: return consonants[Int(scalar.value - 0x3131)]
        case 0x314f...0x3163: return vowels[Int(scalar.value - 0x314f)]
        case 0x1100...0x1112: return initials[Int(scalar.value - 0x1100)]
        case 0x1161...0x1175: return vowels[Int(scalar.value - 0x1161)]
        case 0x11a8...0x11c2: return finals[Int(scalar.value - 0x11a7)]
        case 0xff01...0xff5e: return Unicode.Scalar(scalar.value - 0xfee0).map { String(Character($0)) }
        case 0x3000: return " "
        case 0x20a9, 0xffe6: return "\\"
        case 0x0401...0x0451: return russian[Character(scalar)].map { String($0) }
        default: return nil
        }
    }

    private static let russian = Dictionary(
        uniqueKeysWithValues: zip(
            "йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ",
            "qwertyuiop[]asdfghjkl;'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~"))

    /// ㄱ to ㅎ in Unicode's order of single letters, including compound finals.
    private static let consonants = [
        "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "Q", "qt",
        "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
    ]

    private static let initials = [
        "r", "R", "s", "e", "E", "f", "a", "q", "Q", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
    ]

    /// ㅏ to ㅣ.
    private static let vowels = [
        "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
    ]

    /// None, then ㄱ to ㅎ as finals.
    private static let finals = [
        "", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "qt", "t",
        "T", "d", "w", "c", "z", "x", "v", "g",
    ]
}
