extension Catalogue {
    /// The content of every ingredient; missing values are inherited from the nearest ancestor that has them.
    public func contents() -> [Identifier<Ingredient>: IngredientContent] {
        let own = Dictionary(ingredients.map { ($0.id, $0.content) }, uniquingKeysWith: { first, _ in first })
        let graph = IngredientGraph(ingredients: ingredients)
        return Dictionary(
            ingredients.map { ingredient in
                let content = graph.ancestors(of: ingredient.id).reduce(ingredient.content) { content, ancestor in
                    own[ancestor].map { content.filled(from: $0) } ?? content
                }
                return (ingredient.id, content)
            }, uniquingKeysWith: { first, _ in first })
    }
}
