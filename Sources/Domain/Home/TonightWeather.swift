package struct TonightWeather: Hashable, Sendable {
    /// In degrees Celsius.
    package let feelsLike: Double
    /// Relative humidity in per cent; nil if unknown.
    package var humidity: Double?
    package var isWet = false
    /// The chance of rain in the coming hours, in per cent; nil if unknown.
    package var rainChance: Double?
    package var dust: DustGrade?

    /// The chance of rain from which it is a reason, in per cent.
    private static let likelyRain = 60.0

    /// The reasons to stay in: rain that is coming, and dust in the air.
    var reasonsToStayIn: [TonightReason] {
        var reasons: [TonightReason] = []
        if !isWet, let rainChance, rainChance >= Self.likelyRain { reasons.append(.rainAhead(chance: rainChance)) }
        if let dust, dust >= .bad { reasons.append(.dusty(dust)) }
        return reasons
    }

    /// Nil if the weather suggests no style.
    package var style: TonightStyle? {
        if feelsLike >= 26 || isMuggy { return .longAndIced }
        return feelsLike <= 5 ? .hotOrStrong : nil
    }

    private var isMuggy: Bool { (23..<26).contains(feelsLike) && (humidity ?? 0) >= 70 }

    /// Why no style applies: the weather suggests none, or no drink has it.
    var reasonWithoutStyle: TonightReason {
        style == nil ? .mildWeather(feelsLike: feelsLike) : .unsuitedWeather(feelsLike: feelsLike)
    }

    func reason(for style: TonightStyle) -> TonightReason {
        guard isMuggy, let humidity else { return .weather(feelsLike: feelsLike, style) }
        return .muggyWeather(feelsLike: feelsLike, humidity: humidity)
    }
}

package enum TonightStyle: String, CaseIterable, Sendable {
    /// For heat: 180 ml or more over ice, under 13%.
    case longAndIced = "long"
    /// For cold: hot, or stirred and 22% or stronger.
    case hotOrStrong = "hot"

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
