package import Domain
import FeatureKit
import Networking
import Persistence

package struct TransferServices: Sendable {
    package let importRecipes: ImportRecipes
    package let puller: any RecipePullMaker
    package let exporter: any RecipeExporter
    package let backupService: any BackupService
    package let folders: any FolderReader
    package let pages: any PageFetcher
}

struct DatabaseBackupService: BackupService {
    let database: AppDatabase
    let files: [(name: String, path: String)]
    let clock: any WallClock

    @concurrent
    func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport {
        try DatabaseBackup(database: database).backup(to: path, isOverwriting: isOverwriting)
    }

    @concurrent
    func check(_ path: String) async throws -> BackupContents {
        try BackupFile(path: path).check()
    }

    @concurrent
    func restore(from path: String) async throws -> RestoreReport {
        try DatabaseBackup(database: database).restore(from: path, now: clock.now())
    }
}

extension AppDIContainer {
    /// The services that move data in and out of a member's store; `output` receives an export without a file.
    func makeTransfer(
        store: Store, profile: Identifier<Profile>, bar: HomeBar, output: @escaping @Sendable (String) throws -> Void
    ) -> TransferServices {
        let calculator = settings.preferences.calculator
        let imported = SQLiteImportStore(database: store.database, calculator: calculator, clock: clock)
        let services = TransferServices(
            importRecipes: ImportRecipes(
                reader: ReadAheadReader(reader: ExchangeImportReader()), store: imported, profile: profile,
                time: SystemLocalTime(), clock: clock),
            puller: BarAssistantPullMaker(
                client: makeHTTPClient(), configuration: settings.providers.barAssistant, store: imported,
                database: store.database, profile: profile, clock: clock),
            exporter: StoreExporter(
                profile: profile, drinks: store.drinks, own: store.ownRecipes, personal: store.personal,
                names: store.names, shopping: store.shopping, parties: store.parties,
                momentum: GatherMomentum(
                    momentum: store.community.momentum, votes: store.community.votes, marks: store.community.marks),
                externalIDs: SQLiteExternalIDRepository(database: store.database), bar: bar, calculator: calculator,
                strings: strings, time: SystemLocalTime(), output: output),
            backupService: DatabaseBackupService(database: store.database, files: paths.named, clock: clock),
            folders: DiskFolderReader(home: homeFolder), pages: WebPageFetcher(makeHTTPClient()))
        return transferWrapper?(services, store, profile) ?? services
    }
}
