/// A style of drink that suits the weather.
public enum TonightStyle: String, CaseIterable, Sendable {
    /// In heat: 180 ml or more over ice, under 13 %.
    case longAndIced = "long"
    /// In cold: hot, or stirred and 22 % or more.
    case hotOrStrong = "hot"

    /// Whether a drink has this style.
    public func matches(_ drink: Drink, _ estimate: DrinkEstimate) -> Bool {
        switch self {
        case .longAndIced:
            drink.serving != .hot && drink.serving != .up && estimate.dilutedVolume >= 180 && estimate.strength < 13
        case .hotOrStrong:
            drink.serving == .hot || drink.techniques.contains(.stir) && estimate.strength >= 22
        }
    }
}
