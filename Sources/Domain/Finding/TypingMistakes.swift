/// Finds names over typing mistakes: Damerau-Levenshtein in its optimal string alignment form, on letters, for Hangul on
/// the letters it is typed with.
public struct TypingMistakes: Sendable {
    /// How many mistakes are forgiven: 1 from four letters, 2 from eight.
    public let limit: Int
    /// The folded text.
    public let text: String
    private let letters: [UInt32]

    /// Makes a finder; nil for a text too short to forgive anything, or one of initial consonants.
    public init?(_ folded: String) {
        letters = Hangul.letters(of: folded)
        guard letters.count >= 4, !Folding.hasInitials(folded) else { return nil }
        limit = letters.count >= 8 ? 2 : 1
        text = folded
    }

    /// Pieces of the text of which at least one stands unchanged in every name that is near: as many as mistakes are
    /// forgiven, and one more (pigeonhole). Empty where the text is too short to be cut.
    public var pieces: [String] {
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

    /// How many mistakes lie between the text and a folded name, or its beginning; nil where they are too many.
    public func mistakes(in folded: String) -> Int? {
        let name = Hangul.letters(of: folded)
        let most = letters.count + limit
        let distance = Self.distance(letters, Array(name.prefix(most)), toBeginning: name.count > letters.count)
        return distance <= limit ? distance : nil
    }

    /// The distance to the whole of a name, or to the beginning that is nearest.
    static func distance(_ text: [UInt32], _ name: [UInt32], toBeginning: Bool) -> Int {
        guard !text.isEmpty, !name.isEmpty else { return max(text.count, name.count) }
        var beforeLast: [Int] = []
        var last = Array(0...name.count)
        for row in 1...text.count {
            var current = [row]
            for column in 1...name.count {
                let cost = text[row - 1] == name[column - 1] ? 0 : 1
                var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
                if row > 1, column > 1, text[row - 1] == name[column - 2], text[row - 2] == name[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return toBeginning ? last.min() ?? last[name.count] : last[name.count]
    }
}
