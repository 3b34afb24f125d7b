package import Domain

/// The cities of a new list and a few more, as if the catalogue had no others.
package struct BundledCities: CityRepository {
    private let cities: [City]

    package init(_ cities: [City] = SampleReports.cities) {
        self.cities = cities
    }

    package func cities() async throws -> CityList { CityList(cities) }
}
