public import Domain

/// The names of a catalogue.
public struct InMemoryKnownNames: KnownNames {
    private let names: ImportKnown

    /// With names that members gave to ingredients.
    public init(_ catalogue: Catalogue, aliases: [String: Identifier<Ingredient>] = [:]) {
        names = ImportKnown(
            ingredients: catalogue.ingredients, glasses: catalogue.glasses, tools: catalogue.tools,
            tags: catalogue.tags, aliases: aliases)
    }

    /// The names.
    public func known() async throws -> ImportKnown { names }
}
