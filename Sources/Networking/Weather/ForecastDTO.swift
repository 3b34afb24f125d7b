import Domain

/// Open-Meteo's weather of one place. Its arrays are parallel and may contain nulls.
struct ForecastDTO: Decodable {
    struct Current: Decodable {
        let time: String
        let interval: Int64?
        let temperature_2m: Double?
        let relative_humidity_2m: Double?
        let apparent_temperature: Double?
        let is_day: Int?
        let weather_code: Int?
        let pressure_msl: Double?
        let wind_speed_10m: Double?
        let wind_direction_10m: Double?
        let wind_gusts_10m: Double?
        let visibility: Double?
        let uv_index: Double?
    }

    struct Hourly: Decodable {
        let time: [String]
        let temperature_2m: [Double?]?
        let relative_humidity_2m: [Double?]?
        let weather_code: [Int?]?
        let precipitation_probability: [Double?]?
        let precipitation: [Double?]?
        let wind_gusts_10m: [Double?]?
        let uv_index: [Double?]?
    }

    struct Daily: Decodable {
        let time: [String]
        let temperature_2m_max: [Double?]?
        let temperature_2m_min: [Double?]?
        let sunrise: [String?]?
        let sunset: [String?]?
        let uv_index_max: [Double?]?
    }

    let utc_offset_seconds: Int64
    let timezone: String
    let current: Current
    let hourly: Hourly?
    let daily: Daily?

    /// Returns the report of the requested city; nil if the time or the temperature is missing.
    func report(of city: Identifier<City>, fetchedAt: Int64) -> WeatherReport? {
        let zone = CityZone(name: timezone, offset: utc_offset_seconds)
        let walls = hourly?.time.map { ProviderTime.wall($0) } ?? []
        let time = ProviderTime(walls: walls.compactMap { $0 }, zone: zone)
        guard let wall = ProviderTime.wall(current.time),
            let temperature = current.temperature_2m.flatMap(Plausible.temperature.value)
        else { return nil }
        let day = daily.flatMap { daily in daily.time.firstIndex(of: String(current.time.prefix(10))) }
        func ofDay<Value>(_ values: [Value?]?) -> Value? {
            guard let day, let values, values.indices.contains(day) else { return nil }
            return values[day]
        }
        let sun = sun(ofDay(daily?.sunrise), ofDay(daily?.sunset))
        return WeatherReport(
            city: city,
            current: CurrentWeather(
                time: wall - utc_offset_seconds,
                interval: current.interval.flatMap { (60...86_400).contains($0) ? $0 : nil } ?? 900,
                temperature: temperature, feelsLike: current.apparent_temperature.flatMap(Plausible.temperature.value),
                minimum: ofDay(daily?.temperature_2m_min).flatMap(Plausible.temperature.value),
                maximum: ofDay(daily?.temperature_2m_max).flatMap(Plausible.temperature.value),
                humidity: current.relative_humidity_2m.flatMap(Plausible.humidity.value),
                pressure: current.pressure_msl.flatMap(Plausible.pressure.value),
                windSpeed: current.wind_speed_10m.flatMap(Plausible.wind.value),
                windDirection: current.wind_direction_10m.flatMap(Plausible.direction.value),
                gust: current.wind_gusts_10m.flatMap(Plausible.wind.value),
                visibility: current.visibility.flatMap(Plausible.visibility.value),
                uvIndex: current.uv_index.flatMap(Plausible.uvIndex.value),
                highestUVIndex: ofDay(daily?.uv_index_max).flatMap(Plausible.uvIndex.value),
                code: current.weather_code.flatMap(WeatherCode.init), isDay: current.is_day != 0,
                sunrise: sun.rise.map(time.moment), sunset: sun.set.map(time.moment), polar: sun.polar),
            hours: hours(walls, time), zone: zone, fetchedAt: fetchedAt)
    }

    /// The local times of sunrise and sunset. Without them, the provider names midnight twice in a polar night, and
    /// this and the next midnight on a polar day.
    private func sun(_ rise: String?, _ set: String?) -> (rise: Int64?, set: Int64?, polar: PolarSun?) {
        let (rise, set) = (rise.flatMap(ProviderTime.wall), set.flatMap(ProviderTime.wall))
        guard let rise, let set, rise % 86_400 == 0, set % 86_400 == 0 else { return (rise, set, nil) }
        return (nil, nil, set > rise ? .up : .down)
    }

    private func hours(_ walls: [Int64?], _ time: ProviderTime) -> [HourlyWeather] {
        func value<Value>(_ values: [Value?]?, _ index: Int) -> Value? {
            values.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        var rows: [HourlyWeather] = []
        for (index, wall) in walls.enumerated() {
            guard let wall else { continue }
            let moment = time.moment(wall, after: rows.last?.time)
            // Skips rows that go back in time.
            if let last = rows.last?.time, moment <= last { continue }
            rows.append(
                HourlyWeather(
                    time: moment,
                    temperature: value(hourly?.temperature_2m, index).flatMap(Plausible.temperature.value),
                    humidity: value(hourly?.relative_humidity_2m, index).flatMap(Plausible.humidity.value),
                    code: value(hourly?.weather_code, index).flatMap(WeatherCode.init),
                    rainChance: value(hourly?.precipitation_probability, index).flatMap(Plausible.humidity.value),
                    rain: value(hourly?.precipitation, index).flatMap(Plausible.rain.value),
                    gust: value(hourly?.wind_gusts_10m, index).flatMap(Plausible.wind.value),
                    uvIndex: value(hourly?.uv_index, index).flatMap(Plausible.uvIndex.value)))
        }
        return rows
    }
}

/// Ranges of possible values; others count as not measured.
private enum Plausible {
    case temperature, humidity, pressure, wind, direction, rain, visibility, uvIndex

    private var range: ClosedRange<Double> {
        switch self {
        case .temperature: -120...80
        case .humidity: 0...100
        case .pressure: 500...1_200
        case .wind: 0...150
        case .direction: 0...360
        case .rain: 0...500
        case .visibility: 0...500_000
        case .uvIndex: 0...50
        }
    }

    func value(_ value: Double) -> Double? { range.contains(value) ? value : nil }
}
