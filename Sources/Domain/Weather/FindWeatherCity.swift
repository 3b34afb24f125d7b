/// Finds a city by a typed name or id: first in the member's list, then in the catalogue, then online.
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

    package func city(_ id: Identifier<City>, of profile: Identifier<Profile>) async throws -> City? {
        if let known = try await catalogue.cities().city(id) { return known }
        return try await list.cities(of: profile).first { $0.id == id }
    }

    /// Finds a city by id or name. An empty text means the home city, or the first of the list. Throws
    /// `WeatherProblem.unknownCity` if no city matches; the network problem if the search failed.
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

package protocol WeatherCityRepository: Sendable {
    /// Returns the cities in the member's order; `WeatherCities.initial` until the first change.
    func cities(of profile: Identifier<Profile>) async throws -> [City]

    /// Adds a city at the end; does nothing if it is already there.
    func add(_ city: City, of profile: Identifier<Profile>) async throws

    /// Removes a city; does nothing if it is not there.
    func remove(_ city: Identifier<City>, of profile: Identifier<Profile>) async throws

    /// Moves a city to a position from 0, clamped to the ends of the list.
    func move(_ city: Identifier<City>, to position: Int, of profile: Identifier<Profile>) async throws
}

package enum WeatherCities {
    package static let initial: [Identifier<City>] = [
        "gongju", "gwangju", "gunsan", "gumi", "daegu", "daejeon", "mokpo", "busan", "seosan", "seoul", "sokcho",
        "suncheon", "suwon", "ulsan", "iksan", "jeonju", "jeju", "cheonan", "cheongju", "chuncheon",
    ]

    /// The most cities of a list; each costs a request to the provider every quarter of an hour.
    package static let limit = 60
}
