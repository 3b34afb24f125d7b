/// A member's bar and everything derived from it: drinks to make, drinks one ingredient away, purchases.
///
/// All screens and commands of one member share one instance. It reads on first use and updates itself with each change
/// made through it. Call `reload` after an undo, an import, or a change by another program.
package final class HomeBar: Sendable {
    /// The member who uses the bar, which is their own or one shared with them.
    package let profile: Identifier<Profile>
    let store: HomeBarStore
    let writer: HomeBarWriter

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

    package func host() async throws -> BarSharer? { try await store.read { $0.host } }

    /// Everything in the bar, sorted by id, including empty bottles.
    package func bottles() async throws -> [Bottle] {
        try await store.read { $0.bottles.values.sorted { $0.ingredient < $1.ingredient } }
    }

    package func graph() async throws -> IngredientGraph { try await store.read { $0.matcher.graph } }

    package func preferences() async throws -> BarPreferences { try await store.read { $0.preferences } }

    package func reload() async throws { try await store.reload() }
}
