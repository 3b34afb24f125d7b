/// Stores what members add to the catalogue: recipes, variants, ingredients, tags.
///
/// Everyone on this machine sees a record, but only the member who made it may change it. Every write updates lists,
/// search, filters and the matcher in its transaction, and is one step of the member's history (`recipe.create`,
/// `recipe.edit`, `recipe.delete`, `recipe.import`, `ingredient.create` …). Callers must reload caches of recipes, such
/// as the bar and the finder. Moments are seconds since 1970 UTC.
package protocol OwnRecipeRepository: Sendable {
    /// Stores a recipe, deriving its base spirit from its lines, and returns its id. `id` is the recipe to replace; nil
    /// for a new one, whose id derives from the name. The drink's own id is ignored. Throws `OwnRecordProblem`.
    func save(
        _ drink: Drink, as id: Identifier<Drink>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Drink>
    func save(
        _ ingredient: Ingredient, as id: Identifier<Ingredient>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Ingredient>
    /// Stores records in one transaction and returns an outcome for each, in order.
    ///
    /// A bad record is left out entirely without affecting the others; an error or a cancelled task undoes everything.
    /// Records must come after those they refer to; references follow a record that gets another id because of a clash.
    ///
    /// An id without our prefix becomes `my-ID`. An id of the catalogue means the catalogue's record: a tag or an
    /// ingredient is skipped; a drink is skipped or, with `overwrite` and `copy`, stored beside it as `my-ID`.
    ///
    /// `isTrial` (`--dry-run`) stores nothing. `progress` receives the number of finished records every few hundred.
    func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy, isTrial: Bool, at now: Int64,
        of profile: Identifier<Profile>, progress: @escaping @Sendable (Int) -> Void
    ) async throws -> [OwnRecordOutcome]
    /// Deletes recipes and returns those that existed. Throws `OwnRecordProblem.ofAnother`.
    @discardableResult
    func delete(
        drinks: [Identifier<Drink>], of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>]
    /// Deletes an ingredient and returns whether it existed. Throws `OwnRecordProblem.inUse` while a recipe or another
    /// ingredient refers to it, `ofAnother`.
    @discardableResult
    func delete(ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>) async throws -> Bool
    /// Returns a page of the member's recipes, last changed first; `last` is the end of the previous page.
    func drinks(
        of profile: Identifier<Profile>, after last: OwnDrinkEntry?, limit: Int
    ) async throws -> [OwnDrinkEntry]
    func drinkCount(of profile: Identifier<Profile>) async throws -> Int
    /// Returns a page of the member's ingredients, last changed first; `last` is the end of the previous page.
    func ingredients(
        of profile: Identifier<Profile>, after last: OwnIngredientEntry?, limit: Int
    ) async throws -> [OwnIngredientEntry]
    func ingredientCount(of profile: Identifier<Profile>) async throws -> Int
    /// Returns the member who made a drink; nil for the catalogue's and for unknown ones.
    func owner(of drink: Identifier<Drink>) async throws -> Identifier<Profile>?
    /// Returns a page of records for an export: tags, ingredients, drinks, each by id, so a parent may come later.
    func records(
        of profile: Identifier<Profile>, after last: OwnRecord?, limit: Int
    ) async throws -> [OwnRecord]
}

extension OwnRecipeRepository {
    package func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy = .skip, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> [OwnRecordOutcome] {
        try await save(records, onDuplicate: policy, isTrial: false, at: now, of: profile, progress: { _ in })
    }
}

package struct OwnDrinkEntry: Hashable, Sendable {
    package let drink: DrinkSummary
    package let variantOf: Identifier<Drink>?
    /// Seconds since 1970 UTC.
    package let editedAt: Int64

    package init(drink: DrinkSummary, variantOf: Identifier<Drink>?, editedAt: Int64) {
        self.drink = drink
        self.variantOf = variantOf
        self.editedAt = editedAt
    }
}

package struct OwnIngredientEntry: Hashable, Sendable {
    package let ingredient: Ingredient
    /// The number of drinks that use it, in a line or as a substitute.
    package let drinkCount: Int
    /// Seconds since 1970 UTC.
    package let editedAt: Int64

    package init(ingredient: Ingredient, drinkCount: Int, editedAt: Int64) {
        self.ingredient = ingredient
        self.drinkCount = drinkCount
        self.editedAt = editedAt
    }
}

package enum DuplicatePolicy: String, CaseIterable, Sendable {
    case skip
    /// Replaces the existing record. Catalogue records are never replaced: an own record is stored beside them.
    case overwrite
    case copy
}
