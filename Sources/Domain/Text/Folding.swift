/// Normalizes text for searching and for sorting by name.
package enum Folding {
    /// Returns the text in lowercase without diacritics, spaces and punctuation; Hangul in whole syllables. `Piña
    /// Colada` and `PIN˜A-COLADA` become `pinacolada`, `Dark 'n' Stormy` `darknstormy`, full-width letters become plain
    /// ones, and `ß` becomes `ss`.
    package static func folded(_ text: String) -> String { folded(text, keepsCase: false) }

    package static func folded(_ text: String, keepsCase: Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { append(scalar, keepsCase: keepsCase, to: &result) }
        return String(result)
    }

    /// Returns the initial consonants of a folded text's syllables, leaving anything but Hangul: 네그로니 is `ㄴㄱㄹㄴ`.
    package static func initials(_ folded: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in folded.unicodeScalars { result.append(Hangul.initial(of: scalar) ?? scalar) }
        return String(result)
    }

    package static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        Hangul.isSyllable(scalar) || Hangul.isInitial(scalar)
    }

    /// Returns whether the text contains a single consonant, which searches by initial consonants.
    package static func hasInitials(_ folded: String) -> Bool {
        folded.unicodeScalars.contains(where: Hangul.isInitial)
    }

    /// Returns where a folded query begins in a folded name, in scalars; nil if it does not occur. A single consonant
    /// matches any syllable that begins with it. A last syllable without a final consonant matches the syllables it may
    /// still become (`네그로` finds 네그론, `지` finds 진).
    package static func place(of query: String, in name: String) -> Int? {
        let query = query.unicodeScalars
        let name = name.unicodeScalars
        guard !query.isEmpty else { return 0 }
        var place = 0
        var start = name.startIndex
        while start < name.endIndex {
            if isPrefix(query, of: name[start...]) { return place }
            start = name.index(after: start)
            place += 1
        }
        return nil
    }

    /// Returns whether a name begins with a query. Copies nothing: a search compares thousands of names per key.
    private static func isPrefix(_ query: String.UnicodeScalarView, of name: Substring.UnicodeScalarView) -> Bool {
        var rest = name.makeIterator()
        var wanted = query.startIndex
        while wanted < query.endIndex {
            let next = query.index(after: wanted)
            guard let scalar = rest.next(), matches(query[wanted], scalar, isLast: next == query.endIndex)
            else { return false }
            wanted = next
        }
        return true
    }

    private static func matches(_ wanted: Unicode.Scalar, _ scalar: Unicode.Scalar, isLast: Bool) -> Bool {
        if wanted == scalar { return true }
        if Hangul.isInitial(wanted) { return Hangul.initial(of: scalar) == wanted }
        return isLast && Hangul.withoutFinal(scalar) == wanted
    }

    private static func append(
        _ scalar: Unicode.Scalar, keepsCase: Bool, to result: inout String.UnicodeScalarView
    ) {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "0"..."9": result.append(scalar)
            case "A"..."Z": result.append(keepsCase ? scalar : Unicode.Scalar(UInt8(scalar.value) + 32))
            default: break
            }
            return
        }
        if Hangul.isSyllable(scalar) {
            result.append(scalar)
            return
        }
        if (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
            return append(plain, keepsCase: keepsCase, to: &result)
        }
        let properties = scalar.properties
        guard properties.isAlphabetic || properties.numericType != nil, !isMark(properties) else { return }
        if let last = result.last, let joined = Hangul.composed(last, scalar) {
            result.removeLast()
            result.append(joined)
            return
        }
        let isCapital = keepsCase && properties.isUppercase
        if let letters = plainLatin(properties) {
            result.append(contentsOf: (isCapital ? letters.uppercased() : letters).unicodeScalars)
        } else {
            let letters = isCapital ? properties.uppercaseMapping : properties.lowercaseMapping
            result.append(contentsOf: letters.unicodeScalars.filter { !isMark($0.properties) })
        }
    }

    private static func isMark(_ properties: Unicode.Scalar.Properties) -> Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    private static let latinPrefixes = [
        "LATIN SMALL LETTER ", "LATIN CAPITAL LETTER ", "LATIN SMALL LIGATURE ", "LATIN CAPITAL LIGATURE ",
    ]

    /// Returns the plain letters of a Latin letter by its Unicode name: LATIN SMALL LETTER N WITH TILDE is an n.
    private static func plainLatin(_ properties: Unicode.Scalar.Properties) -> String? {
        guard let name = properties.name, let prefix = latinPrefixes.first(where: name.hasPrefix)
        else { return nil }
        let letter = name.dropFirst(prefix.count).prefix { $0 != " " }
        switch letter {
        case "SHARP": return "ss"
        case "DOTLESS": return "i"
        case "ETH": return "d"
        case "THORN": return "th"
        case "AE", "OE", "IJ", "FF", "FI", "FL", "FFI", "FFL", "ST": return letter.lowercased()
        default: return letter.utf8.count == 1 ? letter.lowercased() : nil
        }
    }
}
