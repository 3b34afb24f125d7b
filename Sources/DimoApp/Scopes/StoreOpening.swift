import Domain

/// Brings a store into being.
protocol StoreOpening: Sendable {
    /// Opens the store and finds the local profile.
    ///
    /// - Parameter now: seconds since 1970, for the names of what is set aside.
    /// - Throws: `StoreError` when not even a store in memory can be had.
    func open(now: Int64) async throws -> StoreOpeningResult

    /// Reads the bundled catalogue when it is another than the store's.
    func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh
}
