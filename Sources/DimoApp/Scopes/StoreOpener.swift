internal import DimoAssets
internal import Domain
internal import Persistence

/// Opens the database and brings the bundled catalogue into it.
struct StoreOpener: Sendable {
    let path: String
    let assets: AssetFolder
    let calculator: DrinkCalculator

    /// What an opening brought.
    struct Opening: Sendable {
        let store: Store
        let profile: Profile
        /// What the member should know; nil when all went well.
        let notice: OpeningNotice?
        /// Whether the store holds no catalogue yet, so that there is nothing to show before it is read.
        let isEmpty: Bool
    }

    /// Opens the database. Works on a thread of its own.
    ///
    /// - Throws: `StoreError` when even a database in memory cannot be had.
    @concurrent
    func open(now: Int64) async throws -> Opening {
        let opened = try AppDatabase.open(at: path, now: now)
        let store = Store(database: opened.database)
        return Opening(
            store: store, profile: try await store.profiles.localProfile(), notice: opened.notice,
            isEmpty: try await store.drinks.drinkCount() == 0)
    }

    /// Reads the catalogue's files when they are others than those in the store; answers what changed.
    @concurrent
    func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh {
        let importer = CatalogueImporter(database: store.database, calculator: calculator)
        let fingerprint = CatalogueLoader.fingerprint(of: assets)
        guard try await importer.needsImport(fingerprint: fingerprint) else {
            return CatalogueRefresh(isChanged: false, problems: [])
        }
        let loaded = CatalogueLoader.load(from: assets)
        let result = try await importer.importIfChanged(loaded.catalogue, fingerprint: fingerprint)
        return CatalogueRefresh(isChanged: result.isChanged, problems: loaded.problems)
    }
}

/// What came of looking at the bundled catalogue.
struct CatalogueRefresh: Sendable {
    let isChanged: Bool
    let problems: [CatalogueProblem]
}
