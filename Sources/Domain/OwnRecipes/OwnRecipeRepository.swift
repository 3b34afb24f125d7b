/// What members added beside the catalogue, kept: recipes, variants, ingredients, tags.
///
/// A record belongs to the member who made it, who alone may change it; like all recipes it is seen by everybody here.
/// Every write keeps lists, search, filters and the matcher right in its transaction, and is one step of the member's
/// history (`recipe.create`, `recipe.edit`, `recipe.delete`, `recipe.import`, `ingredient.create` …); whoever writes sends
/// `storeChanged` and reloads the bar and the finder.
public protocol OwnRecipeRepository: Sendable {
    /// Keeps a recipe; its base spirit is worked out from its lines.
    /// - Parameters:
    ///   - drink: the recipe; its own id does not count.
    ///   - id: the recipe it takes the place of; nil for a new one.
    ///   - now: seconds since 1970 UTC.
    /// - Returns: its id, for a new one made from its name.
    /// - Throws: `OwnRecordProblem`.
    func save(
        _ drink: Drink, as id: Identifier<Drink>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Drink>
    /// Keeps an ingredient; like `save` of a drink.
    func save(
        _ ingredient: Ingredient, as id: Identifier<Ingredient>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Ingredient>
    /// Keeps many records in one transaction: a bad one is left out alone and leaves nothing behind, an error or a
    /// cancelled task undoes all. What a record names comes before it, and follows where a clash gave it another id.
    ///
    /// An id that is none of ours becomes `my-ID`; one that the catalogue has means the catalogue's: a tag or an
    /// ingredient is skipped, a drink is skipped or, by `overwrite` and `copy`, kept beside it as `my-ID`.
    /// - Parameters:
    ///   - isTrial: whether nothing stays of it (`--dry-run`); the outcomes are those it would have.
    ///   - progress: hears how many are done, every few hundred.
    /// - Returns: an outcome for each record, in order.
    func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy, isTrial: Bool, at now: Int64,
        of profile: Identifier<Profile>, progress: @escaping @Sendable (Int) -> Void
    ) async throws -> [OwnRecordOutcome]
    /// Takes recipes away; those that are not there are left out of the answer.
    /// - Throws: `OwnRecordProblem.ofAnother`.
    @discardableResult
    func delete(
        drinks: [Identifier<Drink>], of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>]
    /// Takes an ingredient away; answers whether it was there.
    /// - Throws: `OwnRecordProblem.inUse` while a recipe or another ingredient names it, `ofAnother`.
    @discardableResult
    func delete(ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>) async throws -> Bool
    /// A page of the member's recipes, the one changed last first, at most `limit`; `last` is the end of the page before.
    func drinks(
        of profile: Identifier<Profile>, after last: OwnDrinkEntry?, limit: Int
    ) async throws -> [OwnDrinkEntry]
    /// How many recipes a member has.
    func drinkCount(of profile: Identifier<Profile>) async throws -> Int
    /// A page of the member's ingredients, the one changed last first, at most `limit`; `last` is the end of the page
    /// before.
    func ingredients(
        of profile: Identifier<Profile>, after last: OwnIngredientEntry?, limit: Int
    ) async throws -> [OwnIngredientEntry]
    /// How many ingredients a member has.
    func ingredientCount(of profile: Identifier<Profile>) async throws -> Int
    /// Who made a drink; nil for the catalogue's and for unknown ones.
    func owner(of drink: Identifier<Drink>) async throws -> Identifier<Profile>?
    /// A page of the member's records for an export: tags, then ingredients, then drinks, each by id, at most `limit`;
    /// an ingredient may come before its parent.
    func records(
        of profile: Identifier<Profile>, after last: OwnRecord?, limit: Int
    ) async throws -> [OwnRecord]
}

extension OwnRecipeRepository {
    /// Keeps many records; without a trial and without hearing of progress.
    public func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy = .skip, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> [OwnRecordOutcome] {
        try await save(records, onDuplicate: policy, isTrial: false, at: now, of: profile, progress: { _ in })
    }
}
