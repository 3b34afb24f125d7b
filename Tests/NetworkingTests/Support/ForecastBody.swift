import Domain
import Foundation

/// Builds an answer of Open-Meteo in the format of a recorded one.
struct ForecastBody {
    var offset = 32_400
    var timezone = "Asia/Seoul"
    var currentTime = "2026-11-21T14:00"
    var temperature: Double? = 3.4
    var feelsLike: Double? = -0.6
    var humidity: Double? = 61
    var code: Int? = 3
    /// The hours in the provider's format; nil for seven whole days from midnight.
    var hours: [String]?
    var hourlyTemperature: (Int) -> Double? = { Double($0 % 24) - 8 }
    var hourlyHumidity: (Int) -> Double? = { _ in 50 }
    var daily = true
    /// The chance and the amount of rain by hour; nil for an answer without them.
    var hourlyRain: ((Int) -> (chance: Double?, amount: Double?))?
    var sun: (rise: String, set: String)?
    /// Gusts, visibility and UV index; nil for an answer without them.
    var outdoors: Outdoors?

    struct Outdoors {
        var gust: Double?
        var visibility: Double?
        var uv: Double?
        var highestUV: Double?
        var hourlyGust: (Int) -> Double?
        var hourlyUV: (Int) -> Double?
    }

    var hourTexts: [String] {
        if let hours { return hours }
        return (0..<168).map { index in
            let day = LocalDay(currentTime.prefix(10).description).map { $0.daysSince1970 + Int64(index / 24) } ?? 0
            return "\(LocalDay(daysSince1970: day).text)T\(index % 24 < 10 ? "0" : "")\(index % 24):00"
        }
    }

    var json: String {
        let hours = hourTexts
        let days = stride(from: 0, to: 7, by: 1).map { index in
            LocalDay(daysSince1970: (LocalDay(currentTime.prefix(10).description)?.daysSince1970 ?? 0) + Int64(index))
                .text
        }
        let highestUV = outdoors.map { #", "uv_index_max": ["# + text($0.highestUV) + "]" } ?? ""
        let dailyPart = """
            , "daily_units": {"time": "iso8601"},
            "daily": {"time": \(list(days)), "weather_code": [3,2,null,61,71,0,1],
              "temperature_2m_max": [7.1,8,null,5,1,2,3], "temperature_2m_min": [-2,-1,0,null,-4,-5,-6],
              "sunrise": \(list(days.map { sun?.rise ?? $0 + "T07:14" })),
              "sunset": \(list(days.map { sun?.set ?? $0 + "T17:18" }))\(highestUV)}
            """
        let now =
            outdoors.map {
                """
                , "wind_gusts_10m": \(text($0.gust)), "visibility": \(text($0.visibility)), "uv_index": \(text($0.uv))
                """
            } ?? ""
        let hourlyOutdoors =
            outdoors.map { outdoors in
                """
                ,
                "wind_gusts_10m": [\(hours.indices.map { text(outdoors.hourlyGust($0)) }.joined(separator: ","))],
                "uv_index": [\(hours.indices.map { text(outdoors.hourlyUV($0)) }.joined(separator: ","))]
                """
            } ?? ""
        let rain =
            hourlyRain.map { rain in
                """
                ,
                "precipitation_probability": [\(hours.indices.map { text(rain($0).chance) }.joined(separator: ","))],
                "precipitation": [\(hours.indices.map { text(rain($0).amount) }.joined(separator: ","))]
                """
            } ?? ""
        return """
            {"latitude": 37.55, "longitude": 127.0, "elevation": 34.0, "generationtime_ms": 0.11,
             "utc_offset_seconds": \(offset), "timezone": "\(timezone)", "timezone_abbreviation": "KST",
             "current_units": {"time": "iso8601", "interval": "seconds", "temperature_2m": "°C"},
             "current": {"time": "\(currentTime)", "interval": 900, "temperature_2m": \(text(temperature)),
               "relative_humidity_2m": \(text(humidity)), "apparent_temperature": \(text(feelsLike)), "is_day": 1,
               "precipitation": 0.0, "weather_code": \(code.map(String.init) ?? "null"), "pressure_msl": 1021.4,
               "wind_speed_10m": 3.2, "wind_direction_10m": 315\(now)},
             "hourly_units": {"time": "iso8601"},
             "hourly": {"time": \(list(hours)),
               "temperature_2m": [\(hours.indices.map { text(hourlyTemperature($0)) }.joined(separator: ","))],
               "relative_humidity_2m": [\(hours.indices.map { text(hourlyHumidity($0)) }.joined(separator: ","))],
               "weather_code": [\(hours.indices.map { String($0 % 4) }.joined(separator: ","))]\(rain)\(hourlyOutdoors)}\(daily ? dailyPart : "")}
            """
    }

    /// The answer for several places.
    static func list(of bodies: [String]) -> String {
        bodies.count == 1 ? bodies[0] : "[\(bodies.joined(separator: ","))]"
    }

    private func text(_ value: Double?) -> String { value.map { "\($0)" } ?? "null" }
    private func list(_ texts: [String]) -> String { "[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]" }
}
