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
    func isHeld(by names: String) -> Bool {
        isExact || (isASCII ? Self.holds(names, text) : FoundName(text, in: names) != nil)
    }

    /// Compares bytes, which is enough for ASCII.
    private static func holds(_ names: String, _ text: String) -> Bool {
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
