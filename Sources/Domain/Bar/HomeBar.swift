/// A member's bar with everything that follows from it: what can be made, what is one away, what to buy.
///
/// All screens and commands of one member share one. It reads with the first question and updates its answers with each
/// change made through it; after an undo, an import, or a change by another program, call `reload`.
public final class HomeBar: Sendable {
    /// Who uses it. The bar is their own, or one that was shared with them.
    public let profile: Identifier<Profile>
    let store: HomeBarStore
    let writer: HomeBarWriter

    /// - Parameter preferences: the member's own staples and substitutes; nil for none.
    public init(
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
    public func host() async throws -> BarSharer? { try await store.read { $0.host } }

    /// Everything in the bar, by id, empty bottles too.
    public func bottles() async throws -> [Bottle] {
        try await store.read { $0.bottles.values.sorted { $0.ingredient < $1.ingredient } }
    }

    /// The tree of ingredients.
    public func graph() async throws -> IngredientGraph { try await store.read { $0.matcher.graph } }

    /// The member's own staples and substitutes.
    public func preferences() async throws -> BarPreferences { try await store.read { $0.preferences } }

    /// Waits until the changes under way are made, here as in the store.
    public func settle() async { await writer.settle() }

    /// Reads everything again.
    public func reload() async throws { try await store.reload() }
}
