/// The weather of a city at a moment. What the provider did not say is nil.
package struct CurrentWeather: Hashable, Sendable {
    /// The moment it holds for, seconds since 1970 UTC.
    package var time: Int64
    /// After how many seconds the provider has a newer one.
    package var interval: Int64
    /// Degrees Celsius.
    package var temperature: Double
    /// Degrees Celsius.
    package var feelsLike: Double?
    /// Of the day, degrees Celsius.
    package var minimum: Double?
    /// Of the day, degrees Celsius.
    package var maximum: Double?
    /// Relative, per cent.
    package var humidity: Double?
    /// At sea level, hectopascals.
    package var pressure: Double?
    /// Metres per second.
    package var windSpeed: Double?
    /// Where the wind comes from, degrees clockwise from north.
    package var windDirection: Double?
    /// What the sky does; nil for a code without a meaning.
    package var code: WeatherCode?
    /// Whether the sun is up.
    package var isDay: Bool
    /// Seconds since 1970 UTC.
    package var sunrise: Int64?
    /// Seconds since 1970 UTC.
    package var sunset: Int64?

    package init(
        time: Int64, interval: Int64 = 900, temperature: Double, feelsLike: Double? = nil, minimum: Double? = nil,
        maximum: Double? = nil, humidity: Double? = nil, pressure: Double? = nil, windSpeed: Double? = nil,
        windDirection: Double? = nil, code: WeatherCode? = nil, isDay: Bool = true, sunrise: Int64? = nil,
        sunset: Int64? = nil
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
        self.code = code
        self.isDay = isDay
        self.sunrise = sunrise
        self.sunset = sunset
    }
}

/// A row of the hours to come. What the provider did not say is nil.
package struct HourlyWeather: Hashable, Sendable {
    /// When the hour begins, seconds since 1970 UTC.
    package var time: Int64
    /// Degrees Celsius.
    package var temperature: Double?
    /// Relative, per cent.
    package var humidity: Double?
    /// What the sky does.
    package var code: WeatherCode?

    package init(time: Int64, temperature: Double? = nil, humidity: Double? = nil, code: WeatherCode? = nil) {
        self.time = time
        self.temperature = temperature
        self.humidity = humidity
        self.code = code
    }
}
