package struct CityMatch: Hashable, Sendable, Identifiable {
    package let city: City
    /// Distinguishes cities of the same name; nil if unknown.
    package let region: String?
    package let population: Int?

    package init(city: City, region: String? = nil, population: Int? = nil) {
        self.city = city
        self.region = region
        self.population = population
    }

    package var id: Identifier<City> { city.id }
}

package protocol CitySearchRepository: Sendable {
    /// Returns at most ten cities, best first. Throws `WeatherProblem` or `CancellationError`.
    func cities(named name: String, in language: Language) async throws -> [CityMatch]
}

/// Finds a city to add: the catalogue's at once, all others online.
package struct FindCity: Sendable {
    package enum Reach: Hashable, Sendable {
        /// The text is too short to search online.
        case catalogue
        /// Two letters: only cities with exactly this name.
        case wholeName
        /// Three letters or more: similar names too.
        case similarNames
    }

    private let catalogue: any CityRepository
    private let online: any CitySearchRepository

    package init(catalogue: any CityRepository, online: any CitySearchRepository) {
        self.catalogue = catalogue
        self.online = online
    }

    package static func reach(of text: String) -> Reach {
        switch Folding.folded(text).count {
        case ..<2: .catalogue
        case 2: .wholeName
        default: .similarNames
        }
    }

    package func inCatalogue(_ text: String, in language: Language) async throws -> [CityMatch] {
        try await catalogue.cities().matching(text, by: language).map { CityMatch(city: $0) }
    }

    /// Returns cities found online that are not in the catalogue. Throws `WeatherProblem` or `CancellationError`.
    package func online(_ text: String, in language: Language) async throws -> [CityMatch] {
        guard Self.reach(of: text) != .catalogue else { return [] }
        let known = try await catalogue.cities()
        return try await online.cities(named: text, in: language).filter { match in
            !known.cities.contains { $0.isSame(as: match.city) }
        }
    }
}

extension City {
    /// Returns whether two records are of one city: equal names in a language, and less than about 20 km apart.
    func isSame(as other: City) -> Bool {
        let names = Set([name.english, name.korean].map(Folding.folded))
        guard !names.isDisjoint(with: [other.name.english, other.name.korean].map(Folding.folded)) else { return false }
        return abs(latitude - other.latitude) < 0.2 && abs(longitude - other.longitude) < 0.25
    }
}
