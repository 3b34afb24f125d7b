import Domain
import FeatureKit
import Networking
import Persistence

extension AppDIContainer {
    /// The services that move data in and out of a member's store.
    ///
    /// - Parameter output: receives an export without a file.
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
                dependencies: StoreExporter.Dependencies(
                    profile: profile, drinks: store.drinks, own: store.ownRecipes, personal: store.personal,
                    names: store.names, shopping: store.shopping, parties: store.parties,
                    momentum: GatherMomentum(
                        momentum: store.community.momentum, votes: store.community.votes,
                        marks: store.community.marks),
                    externalIDs: SQLiteExternalIDRepository(database: store.database), bar: bar, calculator: calculator,
                    strings: strings,
                    volume: nil, time: SystemLocalTime(), output: output)),
            backupService: DatabaseBackupService(database: store.database, paths: paths, clock: clock),
            folders: DiskFolderReader(home: homeFolder), pages: WebPageFetcher(makeHTTPClient()))
        return transferWrapper?(services, store, profile) ?? services
    }
}
