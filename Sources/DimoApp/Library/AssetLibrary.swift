import DimoAssets
import Domain
import FeatureKit

/// The program's bundled files: cities, long texts, the list of keys.
struct AssetLibrary: CityRepository, TextLibrary, ActionCatalogue {
    let assets: AssetFolder

    @concurrent
    func cities() async throws -> CityList {
        let loaded = CityLoader.load(from: assets)
        if loaded.cities.cities.isEmpty, let problem = loaded.problems.first {
            throw StoreError.other(problem.description)
        }
        return loaded.cities
    }

    @concurrent
    func text(_ name: TextName, _ language: Language) async throws -> LongText {
        do {
            return try TextLoader.load(name, language, from: assets)
        } catch {
            throw StoreError.other(error.description)
        }
    }

    @concurrent
    func actions() async throws -> [KnownAction] {
        do {
            return ActionFile.actions(in: try assets.bytes(of: ActionFile.path))
        } catch {
            throw StoreError.other(error.description)
        }
    }
}

struct SettingsServices {
    let store: any SettingsStore
    let cities: any CityRepository
    let texts: any TextLibrary
    let actions: any ActionCatalogue
    let doctor: any Doctor
    let reports: any ReportWriter
}

struct EmptyLibrary: CityRepository, TextLibrary, ActionCatalogue, Doctor {
    func cities() async throws -> CityList { CityList([]) }
    func text(_ name: TextName, _ language: Language) async throws -> LongText { LongText(sections: []) }
    func actions() async throws -> [KnownAction] { [] }
    func diagnose() async throws -> [DoctorLine] { [] }
}

actor CityCatalogue: CityRepository {
    private let source: any CityRepository
    private var read: CityList?

    init(_ source: any CityRepository) {
        self.source = source
    }

    func cities() async throws -> CityList {
        if let read { return read }
        let cities = try await source.cities()
        read = cities
        return cities
    }
}
