import Domain

/// The answer for several places: a list in request order, or a single place. Unreadable places of a list do not affect
/// the others.
struct PlacesAnswer<Place: Decodable & Sendable>: Decodable, Sendable {
    fileprivate let places: [Place?]

    init(from decoder: any Decoder) throws {
        if let list = try? decoder.singleValueContainer().decode([Lossy<Place>].self) {
            places = list.map(\.value)
        } else {
            places = [try Place(from: decoder)]
        }
    }
}

extension PlacesAnswer<ForecastDTO> {
    /// Returns the result of each city; nil unless the answer covers all of them.
    func reports(of cities: [City], at now: Int64) -> [Identifier<City>: Result<WeatherReport, WeatherProblem>]? {
        guard places.count == cities.count else { return nil }
        let pairs = zip(cities, places).map {
            city, place -> (Identifier<City>, Result<WeatherReport, WeatherProblem>) in
            guard let report = place?.report(of: city.id, fetchedAt: now) else {
                return (city.id, .failure(.unreadable))
            }
            return (city.id, .success(report))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension PlacesAnswer<AirQualityDTO> {
    /// Returns the air of each city; empty unless the answer covers all of them.
    func air(of cities: [City]) -> [Identifier<City>: AirQuality] {
        guard places.count == cities.count else { return [:] }
        let pairs = zip(cities, places).compactMap { city, place in place?.air.map { (city.id, $0) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
