package import Domain
import Exchange
import FeatureKit

extension CommandStore {
    /// A recipe as a readable card in Markdown.
    ///
    /// - Parameters:
    ///   - lines: the recipe's lines, already scaled.
    ///   - volume: the unit of poured amounts; nil keeps the recipe's.
    /// - Throws: `StoreError`.
    package func card(of drink: Drink, lines: [DrinkLine], volume: VolumeUnit?) async throws -> String {
        let known = try await store.names.known()
        let techniques = try await drinks.gear(of: drink).techniques
        let amounts = AmountFormatter(strings: strings, volume: volume)
        let writer = ExchangeWriter(
            names: ExchangeNames(
                ingredients: known.ingredients, glasses: known.glasses, tools: known.tools, tags: known.tags),
            techniques: techniques,
            markdown: MarkdownStyle(strings.language, amount: { amounts.text($0) }))
        return writer.card(drink.with(id: drink.id, lines: lines, tags: drink.tags, variantOf: drink.variantOf))
    }
}
