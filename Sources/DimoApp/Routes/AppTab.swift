/// The tabs, in the order of their numbers.
package enum AppTab: String, CaseIterable, Sendable {
    /// Tonight and the shelves.
    case home
    /// Votes on characters.
    case dig
    /// The catalogue of drinks.
    case drinks
    /// The home bar.
    case bar
    case weather
    /// What I did.
    case momentum
    case settings

    /// Its place, from 0.
    package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
