/// A city that was found by its name.
package struct CityMatch: Hashable, Sendable, Identifiable {
    package let city: City
    /// The region it lies in, to tell cities of one name apart; nil if unknown.
    package let region: String?
    /// How many people live there; nil if unknown.
    package let population: Int?

    package init(city: City, region: String? = nil, population: Int? = nil) {
        self.city = city
        self.region = region
        self.population = population
    }

    /// The city's.
    package var id: Identifier<City> { city.id }
}

/// Finds cities by name all over the world.
package protocol CitySearchRepository: Sendable {
    /// At most ten, best first.
    ///
    /// - Throws: `WeatherProblem`, or `CancellationError`.
    func cities(named name: String, in language: Language) async throws -> [CityMatch]
}

/// Finds a city to add: those of the catalogue at once, all others online.
package struct FindCity: Sendable {
    /// How a name is looked for online.
    package enum Reach: Hashable, Sendable {
        /// Too short: only the catalogue is searched.
        case catalogue
        /// Two letters: only cities of exactly this name.
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

    /// How far a text reaches.
    package static func reach(of text: String) -> Reach {
        switch Folding.folded(text).count {
        case ..<2: .catalogue
        case 2: .wholeName
        default: .similarNames
        }
    }

    /// Those of the catalogue, best first.
    package func inCatalogue(_ text: String, in language: Language) async throws -> [CityMatch] {
        try await catalogue.cities().matching(text, by: language).map { CityMatch(city: $0) }
    }

    /// Those that are found online and are none of the catalogue's.
    ///
    /// - Throws: `WeatherProblem`, or `CancellationError`.
    package func online(_ text: String, in language: Language) async throws -> [CityMatch] {
        guard Self.reach(of: text) != .catalogue else { return [] }
        let known = try await catalogue.cities()
        return try await online.cities(named: text, in: language).filter { match in
            !known.cities.contains { $0.isSame(as: match.city) }
        }
    }
}

extension City {
    /// Whether two records are about one city: the same name in some language, and less than about 20 km apart.
    func isSame(as other: City) -> Bool {
        let names = Set([name.english, name.korean].map(Folding.folded))
        guard !names.isDisjoint(with: [other.name.english, other.name.korean].map(Folding.folded)) else { return false }
        return abs(latitude - other.latitude) < 0.2 && abs(longitude - other.longitude) < 0.25
    }
}
