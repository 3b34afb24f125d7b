/// A member's bar with everything that follows from it: what can be made, what is one away, what to buy.
///
/// All screens and commands of one member share one. It reads with the first question and updates its answers with each
/// change made through it; after an undo, an import, or a change by another program, call `reload`.
package final class HomeBar: Sendable {
    /// Who uses it. The bar is their own, or one that was shared with them.
    package let profile: Identifier<Profile>
    let store: HomeBarStore
    let writer: HomeBarWriter

    /// - Parameter preferences: the member's own staples and substitutes; nil for none.
    package init(
        profile: Identifier<Profile>, repository: any BarRepository, source: any RecipeIndexSource,
        preferences: (any BarPreferencesRepository)? = nil
    ) {
        self.profile = profile
        store = HomeBarStore {
            HomeBarState(
                try await source.recipeIndex(),
                preferences: try await preferences?.preferences(of: profile) ?? BarPreferences(),
                inventory: try await repository.inventory(of: profile))
        }
        writer = HomeBarWriter(profile: profile, repository: repository, preferences: preferences, store: store)
    }

    /// Whose bar it is; nil for the member's own.
    package func host() async throws -> BarSharer? { try await store.read { $0.host } }

    /// Everything in the bar, by id, empty bottles too.
    package func bottles() async throws -> [Bottle] {
        try await store.read { $0.bottles.values.sorted { $0.ingredient < $1.ingredient } }
    }

    /// The tree of ingredients.
    package func graph() async throws -> IngredientGraph { try await store.read { $0.matcher.graph } }

    /// The member's own staples and substitutes.
    package func preferences() async throws -> BarPreferences { try await store.read { $0.preferences } }

    /// Waits until the changes under way are made, here as in the store.
    package func settle() async { await writer.settle() }

    /// Reads everything again.
    package func reload() async throws { try await store.reload() }
}
