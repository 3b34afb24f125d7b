import Domain

/// A search by name: an expression for the index, and a check of the names that it finds.
struct NameQuery: Sendable {
    let text: String
    let expression: String
    /// Whether the index finds no wrong names: the whole text is one gram.
    let isExact: Bool
    private let isASCII: Bool

    /// Nil if the text contains nothing searchable.
    init?(_ text: String) {
        let folded = Folding.folded(text)
        guard let expression = Grams.expression(for: folded) else { return nil }
        self.text = folded
        self.expression = expression
        // In a mixed text the index also reduces whole syllables to their initial consonants.
        isExact =
            folded.unicodeScalars.count <= Grams.length
            && (!Folding.hasInitials(folded) || Folding.initials(folded) == folded)
        isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Whether one of the folded names, one per line, contains the text.
    func isContained(in names: String) -> Bool {
        isExact || (isASCII ? Self.contains(names, text) : FoundName(text, in: names) != nil)
    }

    /// Compares bytes, which is enough for ASCII.
    private static func contains(_ names: String, _ text: String) -> Bool {
        var names = names
        var text = text
        return names.withUTF8 { names in
            text.withUTF8 { text in
                guard let first = text.first, names.count >= text.count else { return false }
                return (0...(names.count - text.count)).contains { start in
                    names[start] == first && text.indices.allSatisfy { names[start + $0] == text[$0] }
                }
            }
        }
    }
}

/// How well a record's names match a query; smaller is better.
struct FoundName: Comparable, Sendable {
    /// 0 for the whole name, 1 for its beginning, 2 for inside it.
    let place: Int
    /// How much longer the name is than the query.
    let rest: Int

    /// Rates the best of the names, one per line; nil if none contains the query.
    init?(_ query: String, in names: String) {
        var best: FoundName?
        for line in names.utf8.split(separator: UInt8(ascii: "\n")) {
            let name = String(Substring(line))
            guard let start = Folding.place(of: query, in: name) else { continue }
            let rest = name.unicodeScalars.count - query.unicodeScalars.count
            let found = FoundName(place: start > 0 ? 2 : rest > 0 ? 1 : 0, rest: rest)
            best = best.map { min($0, found) } ?? found
        }
        guard let best else { return nil }
        self = best
    }

    private init(place: Int, rest: Int) {
        self.place = place
        self.rest = rest
    }

    static func < (left: FoundName, right: FoundName) -> Bool {
        (left.place, left.rest) < (right.place, right.rest)
    }
}
