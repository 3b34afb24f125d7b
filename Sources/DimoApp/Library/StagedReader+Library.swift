import Domain
import FeatureKit

extension StagedReader: CityRepository, TextLibrary, ActionCatalogue, Doctor {
    func cities() async throws -> CityList { try await answer() }
    func text(_ name: TextName, _ language: Language) async throws -> LongText { try await answer() }
    func actions() async throws -> [KnownAction] { try await answer() }
    func look() async throws -> [DoctorLine] { try await answer() }
}
