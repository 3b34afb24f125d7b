import Domain
import FeatureKit
import Persistence

struct StagedStoreOpener: StoreOpening {
    let state: StagedState
    let loginName: String?

    func open(now: Int64) async throws -> StoreOpeningResult {
        let whole = Store(database: try AppDatabase.inMemory(), loginName: loginName)
        let store: Store
        switch state {
        case .empty: store = whole
        case .failed, .loading: store = whole.reading(from: whole.database.answering(Self.reader(state).answer))
        }
        return StoreOpeningResult(
            store: store, profile: try await whole.profiles.localProfile(), notice: nil, isEmpty: false)
    }

    func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh {
        CatalogueRefresh(isChanged: false, problems: [])
    }

    static func reader(_ state: StagedState) -> StagedReader {
        state == .loading
            ? StagedReader {
                while true { try await Task.sleep(for: .seconds(3_600)) }
            } : StagedReader { throw StoreError.diskFull }
    }
}

package enum StagedState: String, CaseIterable, Hashable, Sendable {
    case empty
    case failed
    case loading
}

/// Fails or never returns on every read of what is not in the store, as configured. Writes fail at once.
struct StagedReader: CityRepository, TextLibrary, ActionCatalogue, Doctor {
    let answer: @Sendable () async throws -> Never

    func refuse() throws -> Never { throw StoreError.diskFull }

    func cities() async throws -> CityList { try await answer() }
    func text(_ name: TextName, _ language: Language) async throws -> LongText { try await answer() }
    func actions() async throws -> [KnownAction] { try await answer() }
    func diagnose() async throws -> [DoctorLine] { try await answer() }
}

extension StagedReader: WeatherRepository, ForecastRepository, WeatherCityRepository, CitySearchRepository {
    func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] { try await answer() }
    func update(_ cities: [City], _ policy: RefreshPolicy) async throws -> WeatherUpdate { try refuse() }
    func known(_ city: City) async throws -> Forecast? { try await answer() }
    func forecast(of city: City, _ policy: RefreshPolicy) async throws -> Forecast { try await answer() }
    func cities(of profile: Identifier<Profile>) async throws -> [City] { try await answer() }
    func add(_ city: City, of profile: Identifier<Profile>) async throws { try refuse() }
    func remove(_ city: Identifier<City>, of profile: Identifier<Profile>) async throws { try refuse() }
    func move(_ city: Identifier<City>, to position: Int, of profile: Identifier<Profile>) async throws {
        try refuse()
    }
    func cities(named name: String, in language: Language) async throws -> [CityMatch] { try await answer() }
}
