package struct Catalogue: Sendable {
    package var drinks: [Drink]
    package var ingredients: [Ingredient]
    package var glasses: [Glass]
    package var tools: [Tool]
    package var techniques: [Technique]
    package var tags: [Tag]
    /// Substitutions allowed in any recipe, in order.
    package var substitutions: [Substitution]

    package init(
        drinks: [Drink] = [], ingredients: [Ingredient] = [], glasses: [Glass] = [], tools: [Tool] = [],
        techniques: [Technique] = [], tags: [Tag] = [], substitutions: [Substitution] = []
    ) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.glasses = glasses
        self.tools = tools
        self.techniques = techniques
        self.tags = tags
        self.substitutions = substitutions
    }

    /// The inherited content of every ingredient, with missing strengths assumed from the category.
    package func contents() -> [Identifier<Ingredient>: IngredientContent] {
        let inherited = inheritedContents()
        return Dictionary(
            firstOf: ingredients.map { ingredient in
                let content = inherited[ingredient.id] ?? ingredient.content
                return (
                    ingredient.id,
                    content.assuming(ingredient.category, name: ingredient.name, own: ingredient.content.strength)
                )
            })
    }

    /// The content of every ingredient; missing values are inherited from the nearest ancestor with one.
    func inheritedContents() -> [Identifier<Ingredient>: IngredientContent] {
        let own = Dictionary(firstOf: ingredients.map { ($0.id, $0.content) })
        let graph = IngredientGraph(ingredients: ingredients)
        return Dictionary(
            firstOf: ingredients.map { ingredient in
                let content = graph.ancestors(of: ingredient.id).reduce(ingredient.content) { content, ancestor in
                    own[ancestor].map { content.filled(from: $0) } ?? content
                }
                return (ingredient.id, content)
            })
    }
}
