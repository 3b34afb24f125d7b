import Domain
import TestSupport
import Testing

/// Cities by name: those of the catalogue at once, others online.
struct FindCityTests {
    private static func city(
        _ id: Identifier<City>, _ english: String, _ korean: String, _ latitude: Double, _ longitude: Double
    ) -> City {
        City(
            id: id, name: LocalizedText(english: english, korean: korean),
            country: LocalizedText(both: "-"), countryCode: "XX", latitude: latitude,
            longitude: longitude, timeZone: "GMT")
    }

    private let london = FindCityTests.city("london", "London", "런던", 51.5, -0.12)
    private let same = FindCityTests.city("geo-1", "London", "London", 51.51, -0.1)
    private let other = FindCityTests.city("geo-2", "London", "London", 42.98, -81.2)

    @Test(arguments: [("", FindCity.Reach.catalogue), ("서", .catalogue), ("서울", .wholeName), ("lon", .similarNames)])
    func `one letter is not searched online, two find whole names only`(text: String, reach: FindCity.Reach) {
        #expect(FindCity.reach(of: text) == reach)
    }

    @Test func `a city in the catalogue is not found again online, but its namesake is`() async throws {
        let search = StubCitySearchRepository(.success([same, other].map { CityMatch(city: $0) }))
        let find = FindCity(catalogue: BundledCities([london]), online: search)
        #expect(try await find.inCatalogue("lond", in: .english).map(\.id) == ["london"])
        #expect(try await find.online("lond", in: .english).map(\.id) == ["geo-2"])
        #expect(try await find.online("l", in: .english).isEmpty)
        #expect(search.searched == ["lond"])
    }

    private func find(_ search: StubCitySearchRepository) -> FindWeatherCity {
        FindWeatherCity(
            list: InMemoryWeatherCityRepository([other]), catalogue: BundledCities([london]), online: search)
    }

    @Test func `a name is searched in the list, then in the catalogue, then online`() async throws {
        let search = StubCitySearchRepository(.success([CityMatch(city: same)]))
        let find = find(search)
        #expect(try await find("geo-2", of: "me", home: nil, in: .english) == other)
        #expect(try await find("LONDON", of: "me", home: nil, in: .english) == other)
        #expect(try await find("런던", of: "me", home: nil, in: .english) == london)
        #expect(search.searched.isEmpty)
        #expect(try await find("Lontoo", of: "me", home: nil, in: .english) == same)
    }

    @Test func `without a name the home city is used, or else the first in the list`() async throws {
        let find = find(StubCitySearchRepository())
        #expect(try await find("", of: "me", home: "london", in: .english) == london)
        #expect(try await find("", of: "me", home: "atlantis", in: .english) == other)
        #expect(try await find("", of: "me", home: nil, in: .english) == other)
    }

    @Test func `an unmatched name is unknown, and an offline search throws`() async throws {
        let search = StubCitySearchRepository()
        await #expect(throws: WeatherProblem.unknownCity("Nowhere")) {
            try await find(search)("Nowhere", of: "me", home: nil, in: .english)
        }
        search.answer(.failure(.offline))
        await #expect(throws: WeatherProblem.offline) {
            try await find(search)("Nowhere", of: "me", home: nil, in: .english)
        }
    }
}
