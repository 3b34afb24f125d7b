/// What is to be bought.
public enum ShoppingSubject: Hashable, Sendable {
    /// Something the catalogue knows; bought, it stands in the bar.
    case ingredient(Identifier<Ingredient>)
    /// Anything else, in the member's words: ice, straws.
    case text(String)

    /// The most characters of the member's words.
    public static let longestText = 100

    /// The member's words in one line without control characters; nil when nothing is left of them.
    public static func cleanText(_ text: String) -> ShoppingSubject? {
        let line = PlainText.line(text, limit: longestText)
        return line.isEmpty ? nil : .text(line)
    }

    /// The ingredient; nil for words.
    public var ingredient: Identifier<Ingredient>? {
        if case .ingredient(let id) = self { id } else { nil }
    }

    /// The words; nil for an ingredient.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
