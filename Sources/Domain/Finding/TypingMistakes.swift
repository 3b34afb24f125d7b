/// Finds names despite typing mistakes: Damerau-Levenshtein distance (optimal string alignment) on letters, for Hangul
/// on the jamo it is typed with.
package struct TypingMistakes: Sendable {
    /// The number of allowed mistakes: 1 from four letters, 2 from eight.
    package let limit: Int
    package let text: String
    private let letters: [UInt32]
    private let isASCII: Bool
    private let bits: UInt64

    /// Nil for a text too short to allow mistakes, longer than any name, or made of initial consonants.
    package init?(_ folded: String) {
        guard folded.utf8.count <= SearchEverything.longest else { return nil }
        letters = Hangul.letters(of: folded)
        guard letters.count >= 4, !Folding.hasInitials(folded) else { return nil }
        limit = letters.count >= 8 ? 2 : 1
        text = folded
        isASCII = letters.allSatisfy { $0 < 0x80 }
        bits = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// Pieces of the text, one more than the allowed mistakes, so that every near name contains at least one unchanged
    /// (pigeonhole principle). Empty if the text is too short to cut.
    package var pieces: [String] {
        let scalars = Array(text.unicodeScalars)
        let count = limit + 1
        guard scalars.count >= count else { return [] }
        return (0..<count).map { number in
            var view = String.UnicodeScalarView()
            view.append(
                contentsOf: scalars[(scalars.count * number / count)..<(scalars.count * (number + 1) / count)])
            return String(view)
        }
    }

    /// The number of mistakes between the text and a folded name or its beginning; nil for too many.
    package func mistakes(in folded: String) -> Int? {
        guard mayBeNear(folded[...].utf8) else { return nil }
        let name = Hangul.letters(of: folded)
        guard name.count + limit >= letters.count else { return nil }
        let most = letters.count + limit
        return Self.distance(
            letters, Array(name.prefix(most)), toBeginning: name.count > letters.count, limit: limit)
    }

    /// Returns whether the name has enough letters of the text to be near it: each missing letter is a mistake. Rejects
    /// nearly all names that share a piece with the text, without copying. Letters that share a bit let more through.
    package func mayBeNear(_ folded: Substring.UTF8View) -> Bool {
        guard isASCII else { return true }
        var there: UInt64 = 0
        for byte in folded.prefix(letters.count + limit) {
            guard byte < 0x80 else { return true }
            there |= 1 << UInt64(byte & 63)
        }
        return (bits & ~there).nonzeroBitCount <= limit
    }

    /// The distance to the whole name, or to its nearest beginning; nil if above `limit`. Computes only cells within
    /// `limit` of the diagonal (Ukkonen, Algorithms for approximate string matching, 1985).
    static func distance(_ text: [UInt32], _ name: [UInt32], toBeginning: Bool, limit: Int) -> Int? {
        let tooMany = limit + 1
        var beforeLast = [Int](repeating: tooMany, count: name.count + 1)
        var last = (0...name.count).map { min($0, tooMany) }
        var current = beforeLast
        for row in stride(from: 1, through: text.count, by: 1) {
            let band = max(1, row - limit)...min(name.count, row + limit)
            current[band.lowerBound - 1] = band.lowerBound == 1 ? min(row, tooMany) : tooMany
            var least = current[band.lowerBound - 1]
            for column in band {
                let cost = text[row - 1] == name[column - 1] ? 0 : 1
                var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
                if row > 1, column > 1, text[row - 1] == name[column - 2], text[row - 2] == name[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current[column] = min(best, tooMany)
                least = min(least, best)
            }
            if band.upperBound < name.count { current[band.upperBound + 1] = tooMany }
            // A swap of two letters looks two rows back.
            guard least <= limit || row == 1 || last.contains(where: { $0 <= limit }) else { return nil }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        let found = toBeginning ? last[max(0, text.count - limit)...].min() ?? tooMany : last[name.count]
        return found <= limit ? found : nil
    }
}
