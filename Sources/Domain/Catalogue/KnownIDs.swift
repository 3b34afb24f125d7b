struct KnownIDs: Sendable {
    let drinks: Set<Identifier<Drink>>
    let ingredients: Set<Identifier<Ingredient>>
    let glasses: Set<Identifier<Glass>>
    let tools: Set<Identifier<Tool>>
    let techniques: Set<TechniqueKind>
    let tags: Set<Identifier<Tag>>

    init(_ catalogue: Catalogue) {
        drinks = Set(catalogue.drinks.lazy.map(\.id))
        ingredients = Set(catalogue.ingredients.lazy.map(\.id))
        glasses = Set(catalogue.glasses.lazy.map(\.id))
        tools = Set(catalogue.tools.lazy.map(\.id))
        techniques = Set(catalogue.techniques.lazy.map(\.kind))
        tags = Set(catalogue.tags.lazy.map(\.id))
    }
}
