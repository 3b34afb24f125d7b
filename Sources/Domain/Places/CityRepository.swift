/// Reads the cities of the catalogue.
package protocol CityRepository: Sendable {
    func cities() async throws -> CityList
}
