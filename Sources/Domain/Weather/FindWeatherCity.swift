/// Finds one city by the name or id somebody typed: one of the member's list, then one of the catalogue, then online.
package struct FindWeatherCity: Sendable {
    private let list: any WeatherCityRepository
    private let catalogue: any CityRepository
    private let online: any CitySearchRepository

    package init(
        list: any WeatherCityRepository, catalogue: any CityRepository, online: any CitySearchRepository
    ) {
        self.list = list
        self.catalogue = catalogue
        self.online = online
    }

    /// The city of an id; nil if neither the list nor the catalogue has it.
    package func city(_ id: Identifier<City>, of profile: Identifier<Profile>) async throws -> City? {
        if let known = try await catalogue.cities().city(id) { return known }
        return try await list.cities(of: profile).first { $0.id == id }
    }

    /// The city of an id or name. Without one it is the home city, or the first of the list.
    ///
    /// - Throws: `WeatherProblem.unknownCity` if nothing has that name; the problem of the network if it could not be
    ///   looked for.
    package func callAsFunction(
        _ text: String, of profile: Identifier<Profile>, home: Identifier<City>?, in language: Language
    ) async throws -> City {
        let cities = try await list.cities(of: profile)
        guard !text.isEmpty else {
            if let home, let city = try await city(home, of: profile) { return city }
            guard let first = cities.first else { throw WeatherProblem.unknownCity("") }
            return first
        }
        let known = CityList(cities + (try await catalogue.cities()).cities)
        let folded = Folding.folded(text)
        let named = known.cities.first { city in
            city.id.rawValue == text || [city.name.english, city.name.korean].contains { Folding.folded($0) == folded }
        }
        if let named { return named }
        guard FindCity.reach(of: text) != .catalogue,
            let match = try await online.cities(named: text, in: language).first
        else { throw WeatherProblem.unknownCity(text) }
        return match.city
    }
}
