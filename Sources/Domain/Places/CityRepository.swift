/// Reads the cities of the catalogue.
public protocol CityRepository: Sendable {
    /// All cities.
    func cities() async throws -> CityList
}
