/// The cities of the catalogue; few enough to hold in memory.
package struct CityList: Hashable, Sendable {
    package let cities: [City]

    package init(_ cities: [City]) {
        self.cities = cities
    }

    package func city(_ id: Identifier<City>) -> City? { cities.first { $0.id == id } }

    /// Returns the cities whose name, in either language, or country contains a text. Initial consonants work, and
    /// names that begin with the text come first. An empty text returns all cities, by name in the language.
    package func matching(_ text: String, by language: Language) -> [City] {
        let query = Folding.folded(text)
        let scored = cities.compactMap { city in
            Self.score(city, query).map { (score: $0, name: Folding.folded(city.name[language]), city: city) }
        }
        return scored.sorted { ($0.score, $0.name, $0.city.id) < ($1.score, $1.name, $1.city.id) }.map(\.city)
    }

    /// Returns 0 for the beginning of the name, 1 for its inside, 2 for the country; nil for no match.
    private static func score(_ city: City, _ query: String) -> Int? {
        if query.isEmpty { return 0 }
        func place(_ text: LocalizedText) -> Int? {
            [text.english, text.korean].compactMap { Folding.place(of: query, in: Folding.folded($0)) }.min()
        }
        if let place = place(city.name) { return place == 0 ? 0 : 1 }
        if query == city.countryCode.lowercased() { return 2 }
        return place(city.country) == nil ? nil : 2
    }
}
