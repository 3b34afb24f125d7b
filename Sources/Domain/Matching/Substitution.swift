package struct Substitution: Hashable, Sendable {
    package let ingredient: Identifier<Ingredient>
    package let standIn: Identifier<Ingredient>

    package init(ingredient: Identifier<Ingredient>, standIn: Identifier<Ingredient>) {
        self.ingredient = ingredient
        self.standIn = standIn
    }
}
