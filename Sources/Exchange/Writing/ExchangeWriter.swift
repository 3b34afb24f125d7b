package import Domain

package struct ExchangeWriter: Sendable {
    let names: ExchangeNames
    let techniques: [TechniqueKind: LocalizedText]
    let markdown: MarkdownStyle?
    private let strength: @Sendable (Drink) -> Double?

    /// `names` are completed by those of contents that are written whole. A technique without a name appears as its id.
    /// `markdown` is the style of recipe cards; nil for English with the recipe's own amounts. `strength` is the per
    /// cent of alcohol of the finished drink, for the formats that contain it; nil leaves it out.
    package init(
        names: ExchangeNames = .none, techniques: [Technique] = [], markdown: MarkdownStyle? = nil,
        strength: @escaping @Sendable (Drink) -> Double? = { _ in nil }
    ) {
        self.names = names
        self.techniques = Dictionary(techniques.map { ($0.kind, $0.name) }, uniquingKeysWith: { first, _ in first })
        self.markdown = markdown
        self.strength = strength
    }

    /// Starts a file to be written in pieces; `holdsIngredients` makes the rows of a CSV ingredients.
    package func document(_ format: ExchangeFormat, holdsIngredients: Bool = false) -> ExchangeDocument {
        ExchangeDocument(format: format, writer: self, holdsIngredients: holdsIngredients)
    }

    /// A whole file, sorted by id. The same contents always give the same bytes.
    package func text(_ contents: ExchangeContents, as format: ExchangeFormat) -> String {
        var text = ""
        write(contents, as: format) { text += $0 }
        return text
    }

    /// Writes a whole file in pieces, sorted by id.
    package func write(
        _ contents: ExchangeContents, as format: ExchangeFormat, to sink: (String) throws -> Void
    ) rethrows {
        let known = names.adding(contents.ingredients, contents.tags)
        let writer = ExchangeWriter(
            names: known, techniques: techniques, markdown: markdown?.naming(known), strength: strength)
        var document = writer.document(format)
        try sink(document.begin())
        for tag in contents.tags.sorted(by: { $0.id < $1.id }) { try sink(document.add(tag)) }
        for glass in contents.glasses.sorted(by: { $0.id < $1.id }) { try sink(document.add(glass)) }
        for tool in contents.tools.sorted(by: { $0.id < $1.id }) { try sink(document.add(tool)) }
        for ingredient in contents.ingredients.sorted(by: { $0.id < $1.id }) { try sink(document.add(ingredient)) }
        for drink in contents.drinks.sorted(by: { $0.id < $1.id }) { try sink(document.add(drink)) }
        for section in contents.sections.sorted(by: { $0.name < $1.name }) {
            for record in section.records { try sink(document.add(record, to: section.name)) }
        }
        try sink(document.end())
    }

    private init(
        names: ExchangeNames, techniques: [TechniqueKind: LocalizedText], markdown: MarkdownStyle?,
        strength: @escaping @Sendable (Drink) -> Double?
    ) {
        self.names = names
        self.techniques = techniques
        self.markdown = markdown
        self.strength = strength
    }

    package func draft04(_ drink: Drink) -> String { JSONText.pretty(draft04Value(drink)) + "\n" }

    package func card(_ drink: Drink) -> String {
        (markdown ?? MarkdownStyle()).naming(names).card(drink, techniques: techniques)
    }

    func draft04Value(_ drink: Drink) -> ExchangeValue {
        Draft04Record(names: names, techniques: techniques).value(drink, strength: strength(of: drink))
    }

    /// Returns the calculated strength, otherwise the one that the file gave.
    func strength(of drink: Drink) -> Double? { strength(drink) ?? drink.statedStrength }
}
