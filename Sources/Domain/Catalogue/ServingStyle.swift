/// How a drink is served; room in the glass and dilution depend on it.
package enum ServingStyle: String, CaseIterable, Sendable {
    /// Chilled, without ice in the glass.
    case up
    /// On ice cubes.
    case rocks
    /// On crushed ice.
    case crushed
    case hot
    /// Without any ice.
    case neat

    /// Whether there is ice in the glass.
    package var isOnIce: Bool { self == .rocks || self == .crushed }
}
