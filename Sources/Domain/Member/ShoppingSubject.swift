package enum ShoppingSubject: Hashable, Sendable {
    /// An ingredient of the catalogue; buying it adds it to the bar.
    case ingredient(Identifier<Ingredient>)
    /// Anything else, as free text: ice, straws.
    case text(String)

    /// The longest free text, in characters.
    package static let longestText = 100

    /// One line without control characters; nil if nothing is left.
    package static func cleanText(_ text: String) -> ShoppingSubject? {
        let line = PlainText.line(text, limit: longestText)
        return line.isEmpty ? nil : .text(line)
    }

    package var ingredient: Identifier<Ingredient>? {
        if case .ingredient(let id) = self { id } else { nil }
    }

    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
