/// The weather of a city at a moment, nil where omitted; in seconds since 1970 UTC, degrees Celsius, metres per second.
package struct CurrentWeather: Hashable, Sendable {
    package var time: Int64
    /// The seconds until the provider has newer values.
    package var interval: Int64
    package var temperature: Double
    package var feelsLike: Double?
    package var minimum: Double?
    /// The day's maximum.
    package var maximum: Double?
    /// Relative, in per cent.
    package var humidity: Double?
    /// At sea level, in hectopascals.
    package var pressure: Double?
    package var windSpeed: Double?
    /// Where the wind comes from, in degrees clockwise from north.
    package var windDirection: Double?
    package var gust: Double?
    /// In metres.
    package var visibility: Double?
    package var uvIndex: Double?
    /// The day's maximum.
    package var highestUVIndex: Double?
    package var code: WeatherCode?
    package var isDay: Bool
    package var sunrise: Int64?
    package var sunset: Int64?
    /// Why there is neither sunrise nor sunset today; nil if there is one.
    package var polar: PolarSun?
    package var dust: FineDust?
    /// The moment of the air's values; nil if they were never known.
    package var airTime: Int64?

    package init(
        time: Int64, interval: Int64 = 900, temperature: Double, feelsLike: Double? = nil, minimum: Double? = nil,
        maximum: Double? = nil, humidity: Double? = nil, pressure: Double? = nil, windSpeed: Double? = nil,
        windDirection: Double? = nil, gust: Double? = nil, visibility: Double? = nil, uvIndex: Double? = nil,
        highestUVIndex: Double? = nil, code: WeatherCode? = nil, isDay: Bool = true, sunrise: Int64? = nil,
        sunset: Int64? = nil, polar: PolarSun? = nil, dust: FineDust? = nil, airTime: Int64? = nil
    ) {
        self.time = time
        self.interval = interval
        self.temperature = temperature
        self.feelsLike = feelsLike
        self.minimum = minimum
        self.maximum = maximum
        self.humidity = humidity
        self.pressure = pressure
        self.windSpeed = windSpeed
        self.windDirection = windDirection
        self.gust = gust
        self.visibility = visibility
        self.uvIndex = uvIndex
        self.highestUVIndex = highestUVIndex
        self.code = code
        self.isDay = isDay
        self.sunrise = sunrise
        self.sunset = sunset
        self.polar = polar
        self.dust = dust
        self.airTime = airTime
    }
}

/// Where the sun is on a day without sunrise and sunset.
package enum PolarSun: String, Sendable {
    case up
    case down
}

/// The weather of the hour that begins at `time`, in the units of `CurrentWeather`; nil where the provider omits it.
package struct HourlyWeather: Hashable, Sendable {
    package var time: Int64
    package var temperature: Double?
    package var humidity: Double?
    package var code: WeatherCode?
    /// The chance of rain or snow, in per cent.
    package var rainChance: Double?
    /// Rain and melted snow, in millimetres.
    package var rain: Double?
    package var gust: Double?
    package var uvIndex: Double?
    package var dust: FineDust?

    package init(
        time: Int64, temperature: Double? = nil, humidity: Double? = nil, code: WeatherCode? = nil,
        rainChance: Double? = nil, rain: Double? = nil, gust: Double? = nil, uvIndex: Double? = nil,
        dust: FineDust? = nil
    ) {
        self.time = time
        self.temperature = temperature
        self.humidity = humidity
        self.code = code
        self.rainChance = rainChance
        self.rain = rain
        self.gust = gust
        self.uvIndex = uvIndex
        self.dust = dust
    }
}

extension Collection<HourlyWeather> {
    /// The highest chance of rain in per cent, and the sum of rain and melted snow in millimetres; nil if none has one.
    var rain: (chance: Double?, amount: Double?) {
        let amounts = compactMap(\.rain)
        return (compactMap(\.rainChance).max(), amounts.isEmpty ? nil : amounts.reduce(0, +))
    }
}
