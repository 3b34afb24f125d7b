import DimoAssets
import Domain
import Persistence

/// Opens the database of a file, or one in memory, and brings the bundled catalogue into it.
struct StoreOpener: StoreOpening {
    /// The file; nil for a database that is gone when the program ends.
    let path: String?
    /// What a database in memory begins as a copy of; nil begins with nothing.
    var template: AppDatabase?
    let assets: AssetFolder
    let calculator: DrinkCalculator
    /// What the local profile is named after; nil takes the name of the login.
    let loginName: String?

    /// Opens the database. Works on a thread of its own.
    ///
    /// - Throws: `StoreError` when even a database in memory cannot be had.
    @concurrent
    func open(now: Int64) async throws -> StoreOpeningResult {
        let opened =
            try path.map { path throws(StoreError) in try AppDatabase.open(at: path, now: now) }
            ?? OpenedDatabase(database: template?.inMemoryCopy() ?? AppDatabase.inMemory())
        let store = Store(database: opened.database, calculator: calculator, loginName: loginName)
        async let profile = store.profiles.localProfile()
        async let drinkCount = store.drinks.drinkCount()
        return StoreOpeningResult(
            store: store, profile: try await profile, notice: opened.notice, isEmpty: try await drinkCount == 0)
    }

    /// Reads the catalogue's files when they are others than those in the store; answers what changed.
    @concurrent
    func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh {
        // A demo keeps the catalogue it was made with, and what was made up beside it.
        if try await store.community.home.isDemo() { return CatalogueRefresh(isChanged: false, problems: []) }
        let drinks = try await refreshDrinks(in: store)
        let works = try await refreshWorks(in: store)
        return CatalogueRefresh(
            isChanged: drinks.isChanged || works.isChanged, problems: drinks.problems + works.problems)
    }

    private func refreshDrinks(in store: Store) async throws -> CatalogueRefresh {
        let importer = CatalogueImporter(database: store.database, calculator: calculator)
        // What lists show of a drink depends on how its water is reckoned.
        let fingerprint = "\(CatalogueLoader.fingerprint(of: assets))-\(calculator.dilution.rawValue)"
        guard try await importer.needsImport(fingerprint: fingerprint) else {
            return CatalogueRefresh(isChanged: false, problems: [])
        }
        let loaded = CatalogueLoader.load(from: assets)
        let result = try await importer.importIfChanged(loaded.catalogue, fingerprint: fingerprint)
        return CatalogueRefresh(isChanged: result.isChanged, problems: loaded.problems)
    }

    private func refreshWorks(in store: Store) async throws -> CatalogueRefresh {
        let importer = WorkImporter(database: store.database)
        let fingerprint = WorkLoader.fingerprint(of: assets)
        guard try await importer.needsImport(fingerprint: fingerprint) else {
            return CatalogueRefresh(isChanged: false, problems: [])
        }
        let loaded = WorkLoader.load(from: assets)
        let isChanged = try await importer.importIfChanged(
            loaded.catalogue, fingerprint: fingerprint, now: SystemClock().now())
        return CatalogueRefresh(isChanged: isChanged, problems: loaded.problems)
    }
}
