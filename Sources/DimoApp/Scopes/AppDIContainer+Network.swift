import Domain
import FeatureKit
import Images
import Logging
import Networking
import Persistence

/// What the program asks the network with.
extension AppDIContainer {
    /// What tells the weather; the provider is chosen here and nowhere else.
    func makeWeather(store: Store) -> WeatherServices {
        if case .state(let state) = storeKind, state != .empty { return .staged(StagedStoreOpener.reader(state)) }
        return .openMeteo(
            makeHTTPClient(), at: settings.providers.openMeteo, store: store,
            catalogue: CityCatalogue(makeSettingsServices().cities), intervals: settings.weather, clock: clock)
    }

    /// The online catalogues over a store; only a store in a file reaches them.
    ///
    /// - Parameter hidesAlcohol: whether drinks are left out, of which it is not known beforehand what is in them.
    func makeOnline(store: Store, hidesAlcohol: Bool) -> OnlineAccess {
        let all = OnlineCatalogues(makeHTTPClient(), clock: clock)
        let isReached = storeKind == .file
        let catalogues: @Sendable () async -> [any OnlineCatalogue] = { @MainActor [live] in
            guard isReached else { return [] }
            return all.enabled(in: live.current.providers).filter { !hidesAlcohol || !$0.provider.isOfDrinks }
        }
        let recents = SQLiteRecentQueryRepository(database: store.database)
        return OnlineAccess(
            search: SearchOnline(
                catalogues: catalogues, cache: SQLiteOnlineCache(database: store.database), recents: recents,
                clock: clock),
            keep: KeepFound(
                catalogues: catalogues,
                kept: SQLiteKeptRepository(
                    database: store.database, calculator: settings.preferences.calculator),
                pictures: SQLitePictureAddressRepository(database: store.database), reader: ExchangeImportReader(),
                names: store.names, clock: clock, localTime: SystemLocalTime()),
            recents: recents)
    }

    /// Pictures beside pages; those that were fetched stay in the folder of what can be fetched again.
    func makePictures(store: Store) -> PagePictures {
        if case .state = storeKind { return .none }
        return PagePictures(
            addresses: SQLitePictureAddressRepository(database: store.database),
            repository: HTTPPictureRepository(
                makeHTTPClient(), decoder: LibraryPictureDecoder(),
                folder: storeKind == .file ? PictureFolder(path: "\(paths.cacheFolder)/pictures") : nil))
    }

    /// Asks nothing while the network is switched off, asks again what failed for a moment, and logs what was asked. A
    /// program that keeps nothing, for a drawing or a test, asks nothing at all.
    func makeHTTPClient() -> any HTTPClient {
        guard storeKind == .file else { return OfflineHTTPClient() }
        let transport = transport ?? makeHTTPTransport()
        self.transport = transport
        let logger = makeLogger()
        let logging = LoggingHTTPClient(transport) { record in
            logger.log(level: record.isFailure ? .notice : .info, "\(record)")
        }
        return SwitchedHTTPClient(RetryingHTTPClient(logging)) { @MainActor [live] in live.current.isOffline }
    }

    /// Does something that may ask the network, and ends what is under way before the process ends.
    package func withNetwork<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
        do {
            let value = try await work()
            await transport?.shutDown()
            return value
        } catch {
            await transport?.shutDown()
            throw error
        }
    }

    /// Ends what is under way, before the process ends; nil where nothing was ever asked.
    package var networkShutDown: (@Sendable () async -> Void)? {
        guard let transport else { return nil }
        return { await transport.shutDown() }
    }
}
