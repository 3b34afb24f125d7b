/// What becomes of everything that names an ingredient when it is merged into another.
public struct IngredientMerge: Hashable, Sendable {
    /// The one that goes.
    public let from: Identifier<Ingredient>
    /// The one that takes its place.
    public let into: Identifier<Ingredient>
    /// The member's recipes whose lines or substitutes name the other one then.
    public let recipes: Int
    /// The member's ingredients below it or made from it.
    public let ingredients: Int
    /// Whether its bottle moves, or joins the one that stands there.
    public let movesBottle: Bool
    /// Entries of the shopping list.
    public let shopping: Int
    /// Whether it stays because somebody else's recipes name it.
    public let staysForOthers: Bool

    /// Memberwise.
    public init(
        from: Identifier<Ingredient>, into: Identifier<Ingredient>, recipes: Int, ingredients: Int, movesBottle: Bool,
        shopping: Int, staysForOthers: Bool
    ) {
        self.from = from
        self.into = into
        self.recipes = recipes
        self.ingredients = ingredients
        self.movesBottle = movesBottle
        self.shopping = shopping
        self.staysForOthers = staysForOthers
    }
}

/// Merges an own ingredient into another one.
///
/// Lines, substitutes, parts, the shelf, staples, stand-ins and the shopping list name the other one then; the log and
/// collections name drinks, and those stay. Its names lead to the other one from then on, in imports and searches. All
/// of it is one step that can be undone.
public protocol IngredientMergeRepository: Sendable {
    /// What a merge would do; changes nothing.
    ///
    /// - Throws: `OwnRecordProblem` where it is not the member's, or both are one.
    func preview(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge
    /// Merges; answers what was done.
    ///
    /// - Throws: `OwnRecordProblem` where it is not the member's, or both are one.
    @discardableResult
    func merge(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge
}

extension DrinkLine {
    /// The line with another ingredient in place of one, wherever it names it.
    public func replacing(_ from: Identifier<Ingredient>, by into: Identifier<Ingredient>) -> DrinkLine {
        let named = ingredient == from ? into : ingredient
        return DrinkLine(
            ingredient: named, amount: amount, amountMax: amountMax, unit: unit, isOptional: isOptional,
            isExact: isExact, isAfter: isAfter, note: note,
            substitutes: substitutes.compactMap { substitute in
                let other = substitute.ingredient == from ? into : substitute.ingredient
                return other == named
                    ? nil : DrinkSubstitute(ingredient: other, amount: substitute.amount, unit: substitute.unit)
            })
    }

    /// Whether the line or one of its substitutes names an ingredient.
    public func names(_ id: Identifier<Ingredient>) -> Bool {
        ingredient == id || substitutes.contains { $0.ingredient == id }
    }
}
