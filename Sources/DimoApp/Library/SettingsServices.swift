import Domain
import FeatureKit

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
    func look() async throws -> [DoctorLine] { [] }
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
