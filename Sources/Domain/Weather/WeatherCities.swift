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
