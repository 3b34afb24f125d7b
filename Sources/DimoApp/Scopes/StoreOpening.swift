import Domain

protocol StoreOpening: Sendable {
    /// Opens the store and finds the local profile.
    ///
    /// - Parameter now: seconds since 1970, for the name of a file set aside.
    /// - Throws: `StoreError` if not even a store in memory can be opened.
    func open(now: Int64) async throws -> StoreOpeningResult

    /// Imports the bundled catalogue if it differs from the store's.
    func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh
}
