/// The member's list of cities.
package protocol WeatherCityRepository: Sendable {
    /// In the member's order; `WeatherCities.initial` until something was changed.
    func cities(of profile: Identifier<Profile>) async throws -> [City]

    /// Adds a city at the end; does nothing if it is there.
    func add(_ city: City, of profile: Identifier<Profile>) async throws

    /// Takes a city out; does nothing if it is not there.
    func remove(_ city: Identifier<City>, of profile: Identifier<Profile>) async throws

    /// Moves a city to a position, 0 for the first; a position beyond the ends is the end.
    func move(_ city: Identifier<City>, to position: Int, of profile: Identifier<Profile>) async throws
}

/// What every list of cities obeys.
package enum WeatherCities {
    /// The cities of a new list, in order.
    package static let initial: [Identifier<City>] = [
        "gongju", "gwangju", "gunsan", "gumi", "daegu", "daejeon", "mokpo", "busan", "seosan", "seoul", "sokcho",
        "suncheon", "suwon", "ulsan", "iksan", "jeonju", "jeju", "cheonan", "cheongju", "chuncheon",
    ]

    /// The most cities of a list: each of them counts as a call of the provider's every quarter of an hour.
    package static let limit = 60
}
