/// What becomes of everything that names an ingredient when it is merged into another.
package struct IngredientMerge: Hashable, Sendable {
    /// The one that goes.
    package let from: Identifier<Ingredient>
    /// The one that takes its place.
    package let into: Identifier<Ingredient>
    /// The member's recipes whose lines or substitutes name the other one then.
    package let recipes: Int
    /// The member's ingredients below it or made from it.
    package let ingredients: Int
    /// Whether its bottle moves, or joins the one that stands there.
    package let movesBottle: Bool
    /// Entries of the shopping list.
    package let shopping: Int
    /// Whether it stays because somebody else's recipes name it.
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

/// Merges an own ingredient into another one.
///
/// Lines, substitutes, parts, the shelf, staples, stand-ins and the shopping list name the other one then; the log and
/// collections name drinks, and those stay. Its names lead to the other one from then on, in imports and searches. All
/// of it is one step that can be undone.
package protocol IngredientMergeRepository: Sendable {
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

/// A name that files or a merged ingredient had for another one.
package struct TakenName: Hashable, Sendable {
    /// As it was written.
    package let name: String
    /// The member's recipes that wrote it so.
    package let recipes: Int

    package init(name: String, recipes: Int) {
        self.name = name
        self.recipes = recipes
    }
}

/// What became of a name that was split from the ingredient it was taken for.
package struct IngredientSplit: Hashable, Sendable {
    package let name: String
    /// What it was taken for.
    package let from: Identifier<Ingredient>
    /// The member's own ingredient of that name.
    package let into: Identifier<Ingredient>
    /// The member's recipes whose lines name it now.
    package let recipes: Int

    package init(name: String, from: Identifier<Ingredient>, into: Identifier<Ingredient>, recipes: Int) {
        self.name = name
        self.from = from
        self.into = into
        self.recipes = recipes
    }
}

/// Takes apart what a merge joined or an import took for the same, however long ago.
///
/// The lines and substitutes that were written under that name, and nothing else, name an ingredient of the member's
/// own again; imports take the name for it from then on. One step that can be undone.
package protocol IngredientSplitRepository: Sendable {
    /// The names that the member's recipes have for an ingredient, in alphabetical order.
    func takenNames(
        for ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> [TakenName]
    /// Gives a name its own ingredient again: the merged one, or a new one of the same category.
    ///
    /// - Throws: `OwnRecordProblem.notTaken` if nothing of that name was taken for the ingredient.
    @discardableResult
    func split(
        _ name: String, from ingredient: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientSplit
}

extension DrinkLine {
    /// The line with another ingredient in place of one, wherever it names it.
    ///
    /// - Parameter written: what the one was called, kept so that the line can be split again.
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

    /// The line with an ingredient of its own where one was written under a name.
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

    /// Whether the line or one of its substitutes names an ingredient.
    package func names(_ id: Identifier<Ingredient>) -> Bool {
        ingredient == id || substitutes.contains { $0.ingredient == id }
    }

    /// The line with other ingredients; the amounts stay.
    package func with(
        ingredient: Identifier<Ingredient>, written: String?, substitutes: [DrinkSubstitute]
    ) -> DrinkLine {
        DrinkLine(
            ingredient: ingredient, amount: amount, amountMax: amountMax, unit: unit, isOptional: isOptional,
            isExact: isExact, isAfter: isAfter, note: note, substitutes: substitutes, written: written)
    }
}
