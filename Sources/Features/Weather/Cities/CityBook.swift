import Domain

/// The cities a member knows: their list and the bundled catalogue.
struct CityBook: Sendable {
    private let cities: any WeatherCityRepository
    private let catalogue: any CityRepository
    private let member: @MainActor @Sendable () -> Author?

    @MainActor
    init(_ dependencies: WeatherListDIContainer.Dependencies) {
        cities = dependencies.cities
        catalogue = dependencies.catalogue
        member = dependencies.member
    }

    /// Returns the member's list in its order; for a guest, the default list.
    func listed() async throws -> [City] {
        if let member = await member() { return try await cities.cities(of: member.id) }
        let catalogue = try await catalogue.cities()
        return WeatherCities.initial.compactMap(catalogue.city)
    }

    /// Returns a city of the list or of the catalogue.
    ///
    /// - Throws: `NotFound` if it is in neither.
    func city(_ id: Identifier<City>) async throws -> City {
        if let city = try await listed().first(where: { $0.id == id }) { return city }
        guard let city = try await catalogue.cities().city(id) else { throw NotFound(id: id.rawValue) }
        return city
    }
}
