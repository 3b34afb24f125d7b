/// The weather of a city at a moment. What the provider did not say is nil.
public struct CurrentWeather: Hashable, Sendable {
    /// The moment it holds for, seconds since 1970 UTC.
    public var time: Int64
    /// After how many seconds the provider has a newer one.
    public var interval: Int64
    /// Degrees Celsius.
    public var temperature: Double
    /// Degrees Celsius.
    public var feelsLike: Double?
    /// Of the day, degrees Celsius.
    public var minimum: Double?
    /// Of the day, degrees Celsius.
    public var maximum: Double?
    /// Relative, per cent.
    public var humidity: Double?
    /// At sea level, hectopascals.
    public var pressure: Double?
    /// Metres per second.
    public var windSpeed: Double?
    /// Where the wind comes from, degrees clockwise from north.
    public var windDirection: Double?
    /// What the sky does; nil for a code without a meaning.
    public var code: WeatherCode?
    /// Whether the sun is up.
    public var isDay: Bool
    /// Seconds since 1970 UTC.
    public var sunrise: Int64?
    /// Seconds since 1970 UTC.
    public var sunset: Int64?

    /// Memberwise.
    public init(
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
public struct HourlyWeather: Hashable, Sendable {
    /// When the hour begins, seconds since 1970 UTC.
    public var time: Int64
    /// Degrees Celsius.
    public var temperature: Double?
    /// Relative, per cent.
    public var humidity: Double?
    /// What the sky does.
    public var code: WeatherCode?

    /// Memberwise.
    public init(time: Int64, temperature: Double? = nil, humidity: Double? = nil, code: WeatherCode? = nil) {
        self.time = time
        self.temperature = temperature
        self.humidity = humidity
        self.code = code
    }
}
