import Domain

extension StagedReader: WeatherRepository, ForecastRepository, WeatherCityRepository, CitySearchRepository {
    func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] { try await answer() }
    func update(_ cities: [City], _ wish: RefreshPolicy) async throws -> WeatherUpdate { try refuse() }
    func known(_ city: City) async throws -> Forecast? { try await answer() }
    func forecast(of city: City, _ wish: RefreshPolicy) async throws -> Forecast { try await answer() }
    func cities(of profile: Identifier<Profile>) async throws -> [City] { try await answer() }
    func add(_ city: City, of profile: Identifier<Profile>) async throws { try refuse() }
    func remove(_ city: Identifier<City>, of profile: Identifier<Profile>) async throws { try refuse() }
    func move(_ city: Identifier<City>, to position: Int, of profile: Identifier<Profile>) async throws {
        try refuse()
    }
    func cities(named name: String, in language: Language) async throws -> [CityMatch] { try await answer() }
}
