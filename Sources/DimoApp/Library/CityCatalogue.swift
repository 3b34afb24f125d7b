import Domain

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
