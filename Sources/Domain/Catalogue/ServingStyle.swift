/// How a drink is served; determines the room in the glass and the dilution.
package enum ServingStyle: String, CaseIterable, Sendable {
    /// Chilled, without ice in the glass.
    case up
    case rocks
    case crushed
    case hot
    case neat

    package var isOnIce: Bool { self == .rocks || self == .crushed }
}
