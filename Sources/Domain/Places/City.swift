package struct City: Hashable, Sendable, Identifiable {
    /// Such as `seoul`.
    package let id: Identifier<City>
    package let name: LocalizedText
    package let country: LocalizedText
    /// ISO 3166-1, such as `KR`.
    package let countryCode: String
    /// Degrees north, -90 to 90.
    package let latitude: Double
    /// Degrees east, -180 to 180.
    package let longitude: Double
    /// IANA name, such as `Asia/Seoul`.
    package let timeZone: String

    package init(
        id: Identifier<City>, name: LocalizedText, country: LocalizedText, countryCode: String, latitude: Double,
        longitude: Double, timeZone: String
    ) {
        self.id = id
        self.name = name
        self.country = country
        self.countryCode = countryCode
        self.latitude = latitude
        self.longitude = longitude
        self.timeZone = timeZone
    }
}

/// The cities of the catalogue; few enough to hold in memory.
package struct CityList: Hashable, Sendable {
    package let cities: [City]

    package init(_ cities: [City]) { self.cities = cities }

    package func city(_ id: Identifier<City>) -> City? { cities.first { $0.id == id } }

    /// Returns the cities with a text in their name, in either language, or at the beginning of their country. Initial
    /// consonants and letters work, and names that begin with the text come first. An empty text returns all cities, by
    /// name in the language.
    package func matching(_ text: String, by language: Language) -> [City] {
        let query = Folding.folded(text)
        let scored = cities.compactMap { city in
            Self.score(city, query).map { (score: $0, name: Folding.folded(city.name[language]), city: city) }
        }
        return scored.sorted { ($0.score, $0.name, $0.city.id) < ($1.score, $1.name, $1.city.id) }.map(\.city)
    }

    /// The shortest Latin text that is found inside a word.
    private static let shortestPart = 3

    /// Returns 0 for the name's beginning, 1 for its words' letters, 2 for its inside, 3 for the country; else nil.
    private static func score(_ city: City, _ query: String) -> Int? {
        if query.isEmpty { return 0 }
        func place(_ text: LocalizedText) -> Int? {
            [text.english, text.korean].compactMap { Folding.place(of: query, in: Folding.folded($0)) }.min()
        }
        let inName = place(city.name)
        if inName == 0 { return 0 }
        let words = city.name.english.split(separator: " ").map { Folding.folded(String($0)) }
        if words.count > 1, String(words.compactMap(\.first)) == query { return 1 }
        let isPart = !query.utf8.allSatisfy { $0 < 0x80 } || query.count >= shortestPart
        if words.contains(where: { $0.hasPrefix(query) }) || inName != nil && isPart { return 2 }
        return query == city.countryCode.lowercased() || place(city.country) == 0 ? 3 : nil
    }
}

package protocol CityRepository: Sendable {
    func cities() async throws -> CityList
}
