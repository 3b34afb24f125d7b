package import Domain

package struct ExchangeWriter: Sendable {
    let names: ExchangeNames
    let techniques: [TechniqueKind: LocalizedText]
    private let markdown: MarkdownStyle
    private let strength: @Sendable (Drink) -> Double?

    /// A technique without a name appears as its id. `markdown` is the style of recipe cards. `strength` is the per
    /// cent of alcohol of the finished drink, for the formats that contain it; nil leaves it out.
    package init(
        names: ExchangeNames = .none, techniques: [Technique] = [], markdown: MarkdownStyle = MarkdownStyle(),
        strength: @escaping @Sendable (Drink) -> Double? = { _ in nil }
    ) {
        self.names = names
        self.techniques = Dictionary(firstOf: techniques.map { ($0.kind, $0.name) })
        self.markdown = markdown
        self.strength = strength
    }

    /// Starts a file to be written in pieces; `holdsIngredients` makes the rows of a CSV ingredients.
    package func document(_ format: ExchangeFormat, holdsIngredients: Bool = false) -> ExchangeDocument {
        ExchangeDocument(format: format, writer: self, holdsIngredients: holdsIngredients)
    }

    package func card(_ drink: Drink) -> String { markdown.card(drink, names, techniques) }

    func draft04Value(_ drink: Drink) -> ExchangeValue {
        Draft04Record(names: names, techniques: techniques).value(drink, strength: strength(of: drink))
    }

    /// Returns the calculated strength, otherwise the one that the file gave.
    func strength(of drink: Drink) -> Double? { strength(drink) ?? drink.statedStrength }
}
