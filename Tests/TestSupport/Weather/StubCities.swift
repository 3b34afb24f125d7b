package import Domain
import Synchronization

/// A list of cities in memory.
package final class InMemoryWeatherCityRepository: WeatherCityRepository {
    private let cities: Mutex<[City]>

    /// All members share the list.
    package init(_ cities: [City] = SampleReports.cities) {
        self.cities = Mutex(cities)
    }

    package func cities(of profile: Identifier<Profile>) async throws -> [City] { cities.withLock { $0 } }

    package func add(_ city: City, of profile: Identifier<Profile>) async throws {
        cities.withLock { cities in
            if !cities.contains(where: { $0.id == city.id }) { cities.append(city) }
        }
    }

    package func remove(_ city: Identifier<City>, of profile: Identifier<Profile>) async throws {
        cities.withLock { $0.removeAll { $0.id == city } }
    }

    package func move(_ city: Identifier<City>, to position: Int, of profile: Identifier<Profile>) async throws {
        cities.withLock { cities in
            guard let index = cities.firstIndex(where: { $0.id == city }) else { return }
            let moved = cities.remove(at: index)
            cities.insert(moved, at: min(max(position, 0), cities.count))
        }
    }
}

/// A city search with scripted answers.
package final class StubCitySearchRepository: CitySearchRepository {
    private let answer: Mutex<Result<[CityMatch], WeatherProblem>>
    private let texts = Mutex<[String]>([])

    package init(_ answer: Result<[CityMatch], WeatherProblem> = .success([])) {
        self.answer = Mutex(answer)
    }

    package func answer(_ answer: Result<[CityMatch], WeatherProblem>) {
        self.answer.withLock { $0 = answer }
    }

    /// The searched texts, oldest first.
    package var searched: [String] { texts.withLock { $0 } }

    package func cities(named name: String, in language: Language) async throws -> [CityMatch] {
        texts.withLock { $0.append(name) }
        return try answer.withLock { $0 }.get()
    }
}
