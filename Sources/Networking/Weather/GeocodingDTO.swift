import Domain

/// Open-Meteo's cities by name. The list is missing if there are no matches.
struct GeocodingDTO: Decodable {
    struct Place: Decodable {
        let id: Int64
        let name: String
        let latitude: Double
        let longitude: Double
        let country_code: String?
        let country: String?
        let admin1: String?
        let timezone: String?
        let population: Int?

        /// Nil for an implausible city. The provider's names are in one language.
        var match: CityMatch? {
            guard !name.isEmpty, (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
            let country = country ?? country_code ?? ""
            return CityMatch(
                city: City(
                    id: Identifier("geo-\(id)"), name: LocalizedText(english: name, korean: name),
                    country: LocalizedText(english: country, korean: country), countryCode: country_code ?? "",
                    latitude: latitude, longitude: longitude, timeZone: timezone ?? "GMT"),
                region: admin1, population: population)
        }
    }

    private struct LenientPlace: Decodable {
        let place: Place?

        init(from decoder: any Decoder) throws {
            place = try? Place(from: decoder)
        }
    }

    private enum Key: CodingKey {
        case results
    }

    let places: [Place]

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        places = try object.decodeIfPresent([LenientPlace].self, forKey: .results)?.compactMap(\.place) ?? []
    }
}
