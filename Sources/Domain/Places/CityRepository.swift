/// Reads the cities of the catalogue.
public protocol CityRepository: Sendable {
    func cities() async throws -> CityList
}
