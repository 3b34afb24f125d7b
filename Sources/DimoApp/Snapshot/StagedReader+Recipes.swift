import Domain

extension StagedReader: OwnRecipeRepository {
    func save(
        _ drink: Drink, as id: Identifier<Drink>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Drink> { try refuse() }
    func save(
        _ ingredient: Ingredient, as id: Identifier<Ingredient>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Ingredient> { try refuse() }
    func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy, isTrial: Bool, at now: Int64,
        of profile: Identifier<Profile>, progress: @escaping @Sendable (Int) -> Void
    ) async throws -> [OwnRecordOutcome] { try refuse() }
    func delete(
        drinks: [Identifier<Drink>], of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>] { try refuse() }
    func delete(ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>) async throws -> Bool {
        try refuse()
    }
    func drinks(
        of profile: Identifier<Profile>, after last: OwnDrinkEntry?, limit: Int
    ) async throws -> [OwnDrinkEntry] { try await answer() }
    func drinkCount(of profile: Identifier<Profile>) async throws -> Int { try await answer() }
    func ingredients(
        of profile: Identifier<Profile>, after last: OwnIngredientEntry?, limit: Int
    ) async throws -> [OwnIngredientEntry] { try await answer() }
    func ingredientCount(of profile: Identifier<Profile>) async throws -> Int { try await answer() }
    func owner(of drink: Identifier<Drink>) async throws -> Identifier<Profile>? { try await answer() }
    func records(
        of profile: Identifier<Profile>, after last: OwnRecord?, limit: Int
    ) async throws -> [OwnRecord] { try await answer() }
}

extension StagedReader: DraftRepository {
    func draft(
        _ form: String, about subject: String, of profile: Identifier<Profile>
    ) async throws -> Draft? { try await answer() }
    func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft] {
        try await answer()
    }
    func keep(_ draft: Draft, of profile: Identifier<Profile>) async throws { try refuse() }
    func forget(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws {
        try refuse()
    }
}
