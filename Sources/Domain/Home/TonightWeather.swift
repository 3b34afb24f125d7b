/// The weather, as far as tonight's suggestion depends on it.
package struct TonightWeather: Hashable, Sendable {
    /// The felt temperature in degrees Celsius.
    package let feelsLike: Double
    /// Relative humidity in per cent; nil if unknown.
    package let humidity: Double?
    /// Whether it rains or snows.
    package let isWet: Bool

    package init(feelsLike: Double, humidity: Double? = nil, isWet: Bool = false) {
        self.feelsLike = feelsLike
        self.humidity = humidity
        self.isWet = isWet
    }

    /// The style that suits it; nil if there is no rule.
    package var style: TonightStyle? {
        if feelsLike >= 26 || isMuggy { return .longAndIced }
        return feelsLike <= 5 ? .hotOrStrong : nil
    }

    /// Whether the humidity makes for a style that the temperature alone would not.
    private var isMuggy: Bool { (23..<26).contains(feelsLike) && (humidity ?? 0) >= 70 }

    /// Why no style was gone by: there is none to go by, or no drink of it.
    var reasonWithoutStyle: TonightReason {
        style == nil ? .mildWeather(feelsLike: feelsLike) : .unsuitedWeather(feelsLike: feelsLike)
    }

    /// Names what made for a style.
    func reason(for style: TonightStyle) -> TonightReason {
        guard isMuggy, let humidity else { return .weather(feelsLike: feelsLike, style) }
        return .muggyWeather(feelsLike: feelsLike, humidity: humidity)
    }
}

/// A style of drink that suits the weather.
package enum TonightStyle: String, CaseIterable, Sendable {
    /// In heat: 180 ml or more over ice, under 13 %.
    case longAndIced = "long"
    /// In cold: hot, or stirred and 22 % or more.
    case hotOrStrong = "hot"

    /// Whether a drink has this style.
    package func matches(_ drink: Drink, _ estimate: DrinkEstimate) -> Bool {
        switch self {
        case .longAndIced:
            drink.serving != .hot && drink.serving != .up && estimate.dilutedVolume >= 180
                && estimate.basis != .unknown && estimate.strength < 13
        case .hotOrStrong:
            drink.serving == .hot || drink.techniques.contains(.stir) && estimate.strength >= 22
        }
    }
}
