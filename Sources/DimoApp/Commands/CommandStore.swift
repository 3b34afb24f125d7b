internal import DimoAssets
public import Domain
internal import Persistence

/// What commands work on: the store with its catalogue read, as the member of this login.
public struct CommandStore: Sendable {
    /// Reads drinks.
    public let drinks: any DrinkRepository
    /// Reads ingredients.
    public let ingredients: any IngredientRepository
    /// The bar.
    public let bar: HomeBar
    /// The words.
    public let strings: Strings
    /// What the member should know about the opening of the store; nil when all went well.
    public let notice: String?

    /// Opens the store, bringing in the catalogue where it is new or changed.
    ///
    /// - Throws: `StoreError`.
    public static func open(_ container: AppDIContainer) async throws -> CommandStore {
        let opener = await container.makeStoreOpener()
        let opening = try await opener.open(now: SystemClock().now())
        _ = try await opener.refreshCatalogue(in: opening.store)
        let store = opening.store
        let strings = container.strings
        return CommandStore(
            drinks: store.drinks, ingredients: store.ingredients,
            bar: HomeBar(
                profile: opening.profile.id, repository: store.bars, source: store.recipes,
                preferences: store.barPreferences),
            strings: strings, notice: opening.notice.map { StoreNotice.describe($0, strings) })
    }
}
