package import Domain

/// The names of a catalogue.
package struct InMemoryKnownNames: KnownNames {
    private let names: ImportKnown

    /// - Parameter aliases: names that members gave to ingredients.
    package init(_ catalogue: Catalogue, aliases: [String: Identifier<Ingredient>] = [:]) {
        names = ImportKnown(
            ingredients: catalogue.ingredients, glasses: catalogue.glasses, tools: catalogue.tools,
            tags: catalogue.tags, aliases: aliases)
    }

    package func known() async throws -> ImportKnown { names }
}
