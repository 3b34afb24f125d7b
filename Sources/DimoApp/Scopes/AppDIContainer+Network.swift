import Domain
import FeatureKit
import Images
import Logging
import Networking
import Persistence

extension AppDIContainer {
    /// The weather services; only this method chooses the provider.
    func makeWeather(store: Store) -> WeatherServices {
        if case .state(let state) = storeKind, state != .empty { return .staged(StagedStoreOpener.reader(state)) }
        return .openMeteo(
            makeHTTPClient(), at: settings.providers.openMeteo, store: store,
            catalogue: CityCatalogue(makeSettingsServices().cities), intervals: settings.weather, clock: clock)
    }

    /// The online catalogues of a store in a file. `hidesAlcohol` omits drinks whose ingredients are unknown.
    func makeOnline(store: Store, hidesAlcohol: Bool) -> OnlineAccess {
        let all = OnlineCatalogues(makeHTTPClient(), userAgent: userAgent, clock: clock)
        let isReached = storeKind == .file
        let catalogues: @Sendable () async -> [any OnlineCatalogue] = { @MainActor [live] in
            guard isReached else { return [] }
            return all.enabled(in: live.current.providers).filter { !hidesAlcohol || !$0.provider.isOfDrinks }
        }
        let recents = SQLiteRecentQueryRepository(database: store.database)
        let search = SearchOnline(
            catalogues: catalogues, cache: SQLiteOnlineCache(database: store.database), recents: recents, clock: clock)
        let kept = SQLiteKeptRepository(database: store.database, calculator: settings.preferences.calculator)
        let pictures = SQLitePictureAddressRepository(database: store.database)
        return OnlineAccess(
            search: search,
            keep: KeepFound(
                catalogues: catalogues, kept: kept, pictures: pictures, reader: ExchangeImportReader(),
                names: store.names, clock: clock, localTime: SystemLocalTime()),
            complete: CompleteWorks(
                catalogues: catalogues, search: search, works: kept, pictures: pictures, clock: clock),
            recents: recents)
    }

    /// The pictures beside pages; fetched ones stay in the cache folder.
    func makePictures(store: Store) -> PagePictures {
        if case .state = storeKind { return .none }
        return PagePictures(
            addresses: SQLitePictureAddressRepository(database: store.database),
            repository: HTTPPictureRepository(
                makeHTTPClient(), decoder: LibraryPictureDecoder(),
                folder: storeKind == .file ? PictureFolder(path: "\(paths.cacheFolder)/pictures") : nil,
                allowsPrivateHTTP: settings.providers.barAssistant.isInsecure))
    }

    /// An HTTP client that refuses requests while the network is off, retries transient failures, and logs requests. A
    /// program that saves nothing, or that only draws, makes no requests.
    func makeHTTPClient() -> any HTTPClient {
        guard storeKind == .file, !isDrawing else { return OfflineHTTPClient() }
        let transport = transport ?? makeHTTPTransport()
        self.transport = transport
        let logger = makeLogger()
        let logging = LoggingHTTPClient(transport) { record in
            logger.log(level: record.isFailure ? .notice : .info, "\(record)")
        }
        return SwitchedHTTPClient(RetryingHTTPClient(logging)) { @MainActor [live] in live.current.isOffline }
    }

    /// Runs work that may use the network, and ends pending requests before the process ends.
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

    /// Ends pending requests before the process ends; nil if none were made.
    package var networkShutDown: (@Sendable () async -> Void)? {
        guard let transport else { return nil }
        return { await transport.shutDown() }
    }
}
