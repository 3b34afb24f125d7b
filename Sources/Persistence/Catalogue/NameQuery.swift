import Domain

/// A search for names: what the index is asked, and whether a name that it gives is really meant.
struct NameQuery: Sendable {
    /// The folded text.
    let text: String
    /// What the full-text index is asked for.
    let expression: String
    /// Whether the index alone is right: one gram that stands for the whole text.
    let isExact: Bool
    private let isASCII: Bool

    /// Nil where the text has nothing that can be searched for.
    init?(_ text: String) {
        let folded = Folding.folded(text)
        guard let expression = Grams.expression(for: folded) else { return nil }
        self.text = folded
        self.expression = expression
        // Beside initial consonants a whole syllable is only known by its own.
        isExact =
            folded.unicodeScalars.count <= Grams.length
            && (!Folding.hasInitials(folded) || Folding.initials(folded) == folded)
        isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Whether one of the folded names, one a line, holds the text.
    func isHeld(by names: String) -> Bool {
        isExact || (isASCII ? Self.holds(names, text) : FoundName(text, in: names) != nil)
    }

    /// The plain letters of a text stand among those of the names just as they are.
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
