import Domain

/// Open-Meteo's cities by name. The list is missing if there are no matches.
struct GeocodingDTO: Decodable {
    struct Place: Decodable, Sendable {
        let id: Int64
        let name: String
        let latitude: Double
        let longitude: Double
        let country_code: String?
        let country: String?
        let admin1: String?
        let timezone: String?
        let population: Int?

        /// Nil for an implausible city. `other` is the same place in the other language; without it, names are the
        /// same.
        func match(_ language: Language, _ other: Place?) -> CityMatch? {
            guard !name.isEmpty, (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
            func text(_ own: String, _ other: String?) -> LocalizedText {
                let other = other.flatMap { $0.isEmpty ? nil : $0 } ?? own
                return language == .english
                    ? LocalizedText(english: own, korean: other) : LocalizedText(english: other, korean: own)
            }
            return CityMatch(
                city: City(
                    id: Identifier("geo-\(id)"), name: text(name, other?.name),
                    country: text(country ?? country_code ?? "", other?.country), countryCode: country_code ?? "",
                    latitude: latitude, longitude: longitude, timeZone: timezone ?? "GMT"),
                region: admin1, population: population)
        }
    }

    private let results: LossyList<Place>?

    var places: [Place] { results?.elements ?? [] }
}
