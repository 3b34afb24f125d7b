import Domain

/// The answer for several places: a list in request order, or a single place. Unreadable places do not affect the
/// others.
struct ForecastAnswer: Decodable {
    private struct Place: Decodable {
        let forecast: ForecastDTO?

        init(from decoder: any Decoder) throws {
            forecast = try? ForecastDTO(from: decoder)
        }
    }

    private let places: [ForecastDTO?]

    init(from decoder: any Decoder) throws {
        if let list = try? decoder.singleValueContainer().decode([Place].self) {
            places = list.map(\.forecast)
        } else {
            places = [try ForecastDTO(from: decoder)]
        }
    }

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
