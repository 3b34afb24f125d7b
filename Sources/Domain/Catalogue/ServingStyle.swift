/// How a drink is served; room in the glass and dilution depend on it.
public enum ServingStyle: String, CaseIterable, Sendable {
    /// Chilled, without ice in the glass.
    case up
    /// On ice cubes.
    case rocks
    /// On crushed ice.
    case crushed
    /// Hot.
    case hot
    /// Without any ice.
    case neat

    /// Whether there is ice in the glass.
    public var isOnIce: Bool { self == .rocks || self == .crushed }
}
