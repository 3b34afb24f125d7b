/// The weather of a city at a moment. Values that the provider omits are nil.
package struct CurrentWeather: Hashable, Sendable {
    /// The moment of the values, seconds since 1970 UTC.
    package var time: Int64
    /// The seconds until the provider has newer values.
    package var interval: Int64
    /// Degrees Celsius.
    package var temperature: Double
    /// Degrees Celsius.
    package var feelsLike: Double?
    /// The day's minimum in degrees Celsius.
    package var minimum: Double?
    /// The day's maximum in degrees Celsius.
    package var maximum: Double?
    /// Relative, in percent.
    package var humidity: Double?
    /// At sea level, in hectopascals.
    package var pressure: Double?
    /// Metres per second.
    package var windSpeed: Double?
    /// Where the wind comes from, in degrees clockwise from north.
    package var windDirection: Double?
    /// Nil for an unknown code.
    package var code: WeatherCode?
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

/// The weather of an hour. Values that the provider omits are nil.
package struct HourlyWeather: Hashable, Sendable {
    /// The beginning of the hour, seconds since 1970 UTC.
    package var time: Int64
    /// Degrees Celsius.
    package var temperature: Double?
    /// Relative, in percent.
    package var humidity: Double?
    package var code: WeatherCode?

    package init(time: Int64, temperature: Double? = nil, humidity: Double? = nil, code: WeatherCode? = nil) {
        self.time = time
        self.temperature = temperature
        self.humidity = humidity
        self.code = code
    }
}
