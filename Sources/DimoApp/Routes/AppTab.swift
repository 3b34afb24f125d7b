/// The tabs, in the order of their numbers.
public enum AppTab: String, CaseIterable, Sendable {
    /// Tonight and the shelves.
    case home
    /// Votes on characters.
    case dig
    /// The catalogue of drinks.
    case drinks
    /// The home bar.
    case bar
    /// The weather.
    case weather
    /// What I did.
    case momentum
    /// Settings.
    case settings

    /// Its place, from 0.
    public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
