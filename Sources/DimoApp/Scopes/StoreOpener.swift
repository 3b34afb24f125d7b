import DimoAssets
import Domain
import Persistence

/// Opens a database in a file or in memory, and imports the bundled catalogue.
struct StoreOpener: StoreOpening {
    let path: String?
    /// The template of a database in memory; nil for an empty one.
    var template: AppDatabase?
    let assets: AssetFolder
    let calculator: DrinkCalculator
    /// The name of the local profile; nil uses the login name.
    let loginName: String?
    /// Dates the steps of a member's history.
    let clock: any WallClock
    /// Whether an unusable file makes room for an empty one, as it does for the full screen.
    var setsAside = true
    /// False for a program that only draws: once there is a catalogue, every write is rolled back.
    var keepsChanges = true

    /// Opens the database on another thread. Throws `StoreError` if not even a database in memory can be opened.
    @concurrent
    func open(now: Int64) async throws -> StoreOpeningResult {
        let opened =
            try path.map { path throws(StoreError) in
                try AppDatabase.open(at: path, now: now, setsAside: setsAside)
            }
            ?? OpenedDatabase(database: template?.inMemoryCopy() ?? AppDatabase.inMemory())
        try await opened.database.useClock(clock)
        let store = Store(database: opened.database, calculator: calculator, loginName: loginName)
        async let profile = store.profiles.localProfile()
        async let drinkCount = store.drinks.drinkCount()
        // A first start that was killed may have read the drinks alone.
        async let hasWorks = WorkImporter(database: opened.database).hasWorks()
        let (count, isWhole) = (try await drinkCount, try await hasWorks)
        let result = StoreOpeningResult(
            store: store, profile: try await profile, notice: opened.notice, isEmpty: count == 0 || !isWhole)
        if !keepsChanges, !result.isEmpty { opened.database.discardChanges() }
        return result
    }

    @concurrent
    func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh {
        // A demo keeps its original catalogue, and its fictional additions.
        if try await store.isDemo() { return CatalogueRefresh(isChanged: false, problems: []) }
        // The works are read while the drinks are written.
        let importer = WorkImporter(database: store.database)
        let fingerprint = WorkLoader.fingerprint(of: assets)
        let needsWorks = try await importer.needsImport(fingerprint: fingerprint)
        async let loading = needsWorks ? loadWorks() : nil
        let drinks = try await refreshDrinks(in: store)
        guard let (plan, problems) = await loading else { return drinks }
        let isChanged = try await importer.importIfChanged(plan, fingerprint: fingerprint, now: SystemClock().now())
        return CatalogueRefresh(isChanged: drinks.isChanged || isChanged, problems: drinks.problems + problems)
    }

    private func refreshDrinks(in store: Store) async throws -> CatalogueRefresh {
        let importer = CatalogueImporter(database: store.database, calculator: calculator)
        // The lists' values of a drink depend on the dilution model.
        let fingerprint = "\(CatalogueLoader.fingerprint(of: assets))-\(calculator.dilution.rawValue)"
        guard try await importer.needsImport(fingerprint: fingerprint) else {
            return CatalogueRefresh(isChanged: false, problems: [])
        }
        let loaded = CatalogueLoader.load(from: assets)
        let result = try await importer.importIfChanged(loaded.catalogue, fingerprint: fingerprint)
        return CatalogueRefresh(isChanged: result.isChanged, problems: loaded.problems)
    }

    @concurrent
    private func loadWorks() async -> (WorkPlan, [CatalogueProblem]) {
        let loaded = WorkLoader.load(from: assets)
        return (WorkPlan(loaded.catalogue), loaded.problems)
    }
}
