/// Derives ids from names: `[a-z0-9][a-z0-9-]*`.
package enum Slug {
    /// Makes the id for a name: lowercase, without diacritics, apostrophes, dots and `#`; any other run becomes one
    /// `-`. `Piña Colada` is `pina-colada`, `Dark 'n' Stormy` `dark-n-stormy`, `Corpse Reviver #2` `corpse-reviver-2`.
    /// A name without Latin letters or digits becomes `stem` and a number derived from the name.
    package static func make(_ name: String, stem: String = "recipe") -> String {
        var result = ""
        var isPending = false
        for scalar in name.unicodeScalars {
            if dropped.contains(scalar) { continue }
            let letters = letters(scalar)
            if letters.isEmpty {
                if scalar.properties.canonicalCombiningClass == .notReordered { isPending = !result.isEmpty }
            } else {
                if isPending { result += "-" }
                isPending = false
                result += letters
            }
        }
        return result.isEmpty ? "\(stem)-\(number(name))" : result
    }

    /// Returns the id, with `-2`, `-3` … appended until it is free.
    package static func free(_ id: String, isTaken: (String) throws -> Bool) rethrows -> String {
        guard try isTaken(id) else { return id }
        var count = 2
        while try isTaken("\(id)-\(count)") { count += 1 }
        return "\(id)-\(count)"
    }

    /// Finds free ids for many names, trying no number twice; `last` is the last number used, 1 at first.
    package static func free(_ id: String, after last: inout Int, isTaken: (String) -> Bool) -> String {
        if last == 1, !isTaken(id) { return id }
        repeat { last += 1 } while isTaken("\(id)-\(last)")
        return "\(id)-\(last)"
    }

    private static let dropped = Set("'’‘ʼ`´.#".unicodeScalars)

    private static func letters(_ scalar: Unicode.Scalar) -> String {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "0"..."9": return String(scalar)
            case "A"..."Z": return String(Unicode.Scalar(UInt8(scalar.value) + 32))
            default: return ""
            }
        }
        guard scalar.properties.isAlphabetic || (0xff01...0xff5e).contains(scalar.value) else { return "" }
        return Folding.folded(String(scalar)).filter { $0.isASCII }
    }

    /// Returns the 32-bit FNV-1a hash of the name, composed and on one line.
    private static func number(_ name: String) -> String {
        let line = PlainText.line(name.composed, limit: .max)
        let hash = line.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(hash, radix: 16)
    }
}
