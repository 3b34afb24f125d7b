/// What members add to the catalogue: recipes, variants, ingredients, tags.
///
/// A record belongs to the member who made it, who alone may change it; everyone here sees it. Every write updates
/// lists, search, filters and the matcher in its transaction, and is one step of the member's history (`recipe.create`,
/// `recipe.edit`, `recipe.delete`, `recipe.import`, `ingredient.create` …). What is remembered of recipes elsewhere, the
/// bar and the finder, is to be read again.
package protocol OwnRecipeRepository: Sendable {
    /// Stores a recipe; its base spirit is derived from its lines.
    ///
    /// - Parameters:
    ///   - drink: its own id is ignored.
    ///   - id: the recipe to replace; nil for a new one.
    ///   - now: seconds since 1970 UTC.
    /// - Returns: its id, derived from the name for a new one.
    /// - Throws: `OwnRecordProblem`.
    func save(
        _ drink: Drink, as id: Identifier<Drink>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Drink>
    /// Stores an ingredient, like a drink.
    func save(
        _ ingredient: Ingredient, as id: Identifier<Ingredient>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Ingredient>
    /// Stores many records in one transaction. A bad record is left out entirely, without affecting the others; an
    /// error or a cancelled task undoes everything. Records must come after those they refer to; references follow a
    /// record that got another id because of a clash.
    ///
    /// An id without our prefix becomes `my-ID`. An id of the catalogue means the catalogue's record: a tag or an
    /// ingredient is skipped, a drink is skipped or, with `overwrite` and `copy`, stored beside it as `my-ID`.
    ///
    /// - Parameters:
    ///   - isTrial: stores nothing (`--dry-run`); the outcomes are the same.
    ///   - progress: called with the number of finished records, every few hundred.
    /// - Returns: an outcome for each record, in order.
    func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy, isTrial: Bool, at now: Int64,
        of profile: Identifier<Profile>, progress: @escaping @Sendable (Int) -> Void
    ) async throws -> [OwnRecordOutcome]
    /// Deletes recipes; returns those that existed.
    ///
    /// - Throws: `OwnRecordProblem.ofAnother`.
    @discardableResult
    func delete(
        drinks: [Identifier<Drink>], of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>]
    /// Deletes an ingredient; returns whether it existed.
    ///
    /// - Throws: `OwnRecordProblem.inUse` while a recipe or another ingredient refers to it, `ofAnother`.
    @discardableResult
    func delete(ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>) async throws -> Bool
    /// A page of the member's recipes, last changed first; `last` is the end of the previous page.
    func drinks(
        of profile: Identifier<Profile>, after last: OwnDrinkEntry?, limit: Int
    ) async throws -> [OwnDrinkEntry]
    func drinkCount(of profile: Identifier<Profile>) async throws -> Int
    /// A page of the member's ingredients, last changed first; `last` is the end of the previous page.
    func ingredients(
        of profile: Identifier<Profile>, after last: OwnIngredientEntry?, limit: Int
    ) async throws -> [OwnIngredientEntry]
    func ingredientCount(of profile: Identifier<Profile>) async throws -> Int
    /// The member who made a drink; nil for the catalogue's and for unknown ones.
    func owner(of drink: Identifier<Drink>) async throws -> Identifier<Profile>?
    /// A page of the member's records for an export: tags, then ingredients, then drinks, each by id; an ingredient may
    /// come before its parent.
    func records(
        of profile: Identifier<Profile>, after last: OwnRecord?, limit: Int
    ) async throws -> [OwnRecord]
}

extension OwnRecipeRepository {
    /// Not a trial, and without progress.
    package func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy = .skip, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> [OwnRecordOutcome] {
        try await save(records, onDuplicate: policy, isTrial: false, at: now, of: profile, progress: { _ in })
    }
}

/// A row of a member's own recipes.
package struct OwnDrinkEntry: Hashable, Sendable {
    /// The recipe as lists show it.
    package let drink: DrinkSummary
    /// Nil if it is not a variant.
    package let variantOf: Identifier<Drink>?
    /// When it last changed, seconds since 1970 UTC.
    package let editedAt: Int64

    package init(drink: DrinkSummary, variantOf: Identifier<Drink>?, editedAt: Int64) {
        self.drink = drink
        self.variantOf = variantOf
        self.editedAt = editedAt
    }
}

/// A row of a member's own ingredients.
package struct OwnIngredientEntry: Hashable, Sendable {
    package let ingredient: Ingredient
    /// How many drinks use it, in a line or as a substitute.
    package let drinkCount: Int
    /// When it last changed, seconds since 1970 UTC.
    package let editedAt: Int64

    package init(ingredient: Ingredient, drinkCount: Int, editedAt: Int64) {
        self.ingredient = ingredient
        self.drinkCount = drinkCount
        self.editedAt = editedAt
    }
}
