/// What tonight's suggestion needs to know of the weather.
public struct TonightWeather: Hashable, Sendable {
    /// Degrees Celsius as it feels.
    public let feelsLike: Double
    /// Relative humidity in per cent; nil where unknown.
    public let humidity: Double?
    /// Whether it rains or snows.
    public let isWet: Bool

    /// Makes it.
    public init(feelsLike: Double, humidity: Double? = nil, isWet: Bool = false) {
        self.feelsLike = feelsLike
        self.humidity = humidity
        self.isWet = isWet
    }

    /// What the weather asks for; nil where there is no rule.
    public var style: TonightStyle? {
        if feelsLike >= 26 || feelsLike >= 23 && (humidity ?? 0) >= 70 { return .longAndIced }
        return feelsLike <= 5 ? .hotOrStrong : nil
    }
}
