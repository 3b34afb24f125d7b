public import Domain

/// The cities of a new list and a few more, as if the catalogue had no others.
public struct BundledCities: CityRepository {
    private let cities: [City]

    /// The twenty, or others.
    public init(_ cities: [City] = SampleReports.cities) {
        self.cities = cities
    }

    /// In their order.
    public func cities() async throws -> CityList { CityList(cities) }
}
