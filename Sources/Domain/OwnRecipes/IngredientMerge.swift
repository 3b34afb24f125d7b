package struct IngredientMerge: Hashable, Sendable {
    package let from: Identifier<Ingredient>
    package let into: Identifier<Ingredient>
    /// The number of the member's recipes whose lines or substitutes change.
    package let recipes: Int
    /// The number of the member's ingredients below `from` or made from it.
    package let ingredients: Int
    /// Whether the bottle moves to `into` or joins its bottle.
    package let movesBottle: Bool
    package let shopping: Int
    /// Whether `from` is kept because other members' recipes name it.
    package let staysForOthers: Bool

    package init(
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

/// Merges an own ingredient into another. Lines, substitutes, parts, the shelf, staples, the bar's substitutes and the
/// shopping list then name the other ingredient. The log and collections name drinks and do not change. Imports and
/// searches resolve the old names to the other ingredient. The merge is one undoable step.
package protocol IngredientMergeRepository: Sendable {
    /// Returns a merge's effects. Throws `OwnRecordProblem` if `from` is not the member's, or both are the same.
    func preview(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge
    /// Merges and returns the effects. Throws the same errors as `preview`.
    @discardableResult
    func merge(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge
}

/// A name by which files or a merged ingredient called another ingredient.
package struct TakenName: Hashable, Sendable {
    package let name: String
    package let recipes: Int

    package init(name: String, recipes: Int) {
        self.name = name
        self.recipes = recipes
    }
}

package struct IngredientSplit: Hashable, Sendable {
    package let name: String
    package let from: Identifier<Ingredient>
    package let into: Identifier<Ingredient>
    /// The number of the member's recipes whose lines now name `into`.
    package let recipes: Int

    package init(name: String, from: Identifier<Ingredient>, into: Identifier<Ingredient>, recipes: Int) {
        self.name = name
        self.from = from
        self.into = into
        self.recipes = recipes
    }
}

/// Separates names that a merge joined or an import matched, regardless of when. Only lines and substitutes written
/// under that name change: they name an ingredient of the member's own again, and imports map the name to it. The split
/// is one undoable step.
package protocol IngredientSplitRepository: Sendable {
    /// Returns the names that the member's recipes use for an ingredient, in alphabetical order.
    func takenNames(
        for ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> [TakenName]
    /// Gives a name its own ingredient again: the merged one, or a new one of the same category. Throws
    /// `OwnRecordProblem.notTaken` if the name was never matched to the ingredient.
    @discardableResult
    func split(
        _ name: String, from ingredient: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientSplit
}

extension DrinkLine {
    /// Replaces an ingredient in the line and its substitutes. Keeps its name, `written`, for splitting the line.
    package func replacing(
        _ from: Identifier<Ingredient>, by into: Identifier<Ingredient>, written name: String? = nil
    ) -> DrinkLine {
        let named = ingredient == from ? into : ingredient
        return with(
            ingredient: named, written: ingredient == from ? written ?? name : written,
            substitutes: substitutes.compactMap { substitute in
                guard substitute.ingredient == from else { return substitute.ingredient == named ? nil : substitute }
                return into == named
                    ? nil
                    : DrinkSubstitute(
                        ingredient: into, amount: substitute.amount, unit: substitute.unit,
                        written: substitute.written ?? name)
            })
    }

    /// Replaces the ingredient wherever it was written under a matching name.
    package func splitting(
        _ isMeant: (String) -> Bool, from: Identifier<Ingredient>, into: Identifier<Ingredient>
    ) -> DrinkLine {
        func isMeantFor(_ id: Identifier<Ingredient>, _ written: String?) -> Bool {
            id == from && written.map(isMeant) == true
        }
        let isOwn = isMeantFor(ingredient, written)
        return with(
            ingredient: isOwn ? into : ingredient, written: isOwn ? nil : written,
            substitutes: substitutes.map {
                isMeantFor($0.ingredient, $0.written)
                    ? DrinkSubstitute(ingredient: into, amount: $0.amount, unit: $0.unit) : $0
            })
    }

    package func names(_ id: Identifier<Ingredient>) -> Bool {
        ingredient == id || substitutes.contains { $0.ingredient == id }
    }

    package func with(
        ingredient: Identifier<Ingredient>, written: String?, substitutes: [DrinkSubstitute]
    ) -> DrinkLine {
        DrinkLine(
            ingredient: ingredient, amount: amount, amountMax: amountMax, unit: unit, isOptional: isOptional,
            isExact: isExact, isAfter: isAfter, note: note, substitutes: substitutes, written: written)
    }
}
