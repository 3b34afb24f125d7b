internal import Domain

/// The recipes and ingredients a member added.
struct MemberRecipes: Sendable {
    let repository: any OwnRecipeRepository
    let profile: Identifier<Profile>
    let clock: any WallClock

    /// Stores a recipe, in place of another or as a new one; answers its id.
    func save(_ drink: Drink, as id: Identifier<Drink>?) async throws -> Identifier<Drink> {
        try await repository.save(drink, as: id, at: clock.now(), of: profile)
    }

    /// Stores an ingredient, like a recipe.
    func save(_ ingredient: Ingredient, as id: Identifier<Ingredient>?) async throws -> Identifier<Ingredient> {
        try await repository.save(ingredient, as: id, at: clock.now(), of: profile)
    }

    /// Answers whether it was there.
    func delete(_ drink: Identifier<Drink>) async throws -> Bool {
        try await !repository.delete(drinks: [drink], of: profile).isEmpty
    }

    /// Answers whether it was there.
    func delete(_ ingredient: Identifier<Ingredient>) async throws -> Bool {
        try await repository.delete(ingredient: ingredient, of: profile)
    }

    /// Whether the member wrote a drink.
    func own(_ drink: Identifier<Drink>) async throws -> Bool {
        try await repository.owner(of: drink) == profile
    }
}
