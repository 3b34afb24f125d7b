/// What a bar has of a drink's required ingredients, and what it lacks, in the order of the recipe, without repetition.
package struct BarReach: Hashable, Sendable {
    /// In the bar by any rule of the matcher.
    package let has: [Identifier<Ingredient>]
    /// What is not.
    package let lacks: [Identifier<Ingredient>]

    package init(has: [Identifier<Ingredient>], lacks: [Identifier<Ingredient>]) {
        self.has = has
        self.lacks = lacks
    }

    /// Whether the drink can be made.
    package var isMakeable: Bool { lacks.isEmpty }

    /// The share in the bar, 0…1; 1 if nothing is required.
    package var coverage: Double {
        let count = has.count + lacks.count
        return count == 0 ? 1 : Double(has.count) / Double(count)
    }
}
