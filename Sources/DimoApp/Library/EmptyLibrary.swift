import Domain
import FeatureKit

struct EmptyLibrary: CityRepository, TextLibrary, ActionCatalogue, Doctor {
    func cities() async throws -> CityList { CityList([]) }
    func text(_ name: TextName, _ language: Language) async throws -> LongText { LongText(sections: []) }
    func actions() async throws -> [KnownAction] { [] }
    func look() async throws -> [DoctorLine] { [] }
}
