import Domain

/// Open-Meteo's air quality of one place. Its arrays are parallel and may contain nulls.
struct AirQualityDTO: Decodable {
    struct Current: Decodable {
        let time: String
        let pm10: Double?
        let pm2_5: Double?
    }

    struct Hourly: Decodable {
        let time: [String]
        let pm10: [Double?]?
        let pm2_5: [Double?]?
    }

    /// Larger concentrations count as not measured.
    private static let largest = 5_000.0

    let utc_offset_seconds: Int64
    let timezone: String
    let current: Current
    let hourly: Hourly?

    /// Nil if the time is unreadable.
    var air: AirQuality? {
        guard let wall = ProviderTime.wall(current.time) else { return nil }
        let walls = hourly?.time.map { ProviderTime.wall($0) } ?? []
        let time = ProviderTime(
            walls: walls.compactMap { $0 }, zone: CityZone(name: timezone, offset: utc_offset_seconds))
        var hours: [Int64: FineDust] = [:]
        for (index, wall) in walls.enumerated() {
            guard let wall else { continue }
            hours[time.moment(wall)] = Self.dust(
                Self.value(hourly?.pm2_5, at: index), Self.value(hourly?.pm10, at: index))
        }
        return AirQuality(
            time: wall - utc_offset_seconds, current: Self.dust(current.pm2_5, current.pm10), hours: hours)
    }

    private static func value(_ values: [Double?]?, at index: Int) -> Double? {
        values.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    private static func dust(_ pm25: Double?, _ pm10: Double?) -> FineDust? {
        FineDust(pm25: plausible(pm25), pm10: plausible(pm10))
    }

    private static func plausible(_ value: Double?) -> Double? {
        value.flatMap { (0...largest).contains($0) ? $0 : nil }
    }
}
