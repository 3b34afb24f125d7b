/// How many colours may be used at most, whatever the terminal has.
public enum ColorDepth: String, CaseIterable, Sendable {
    /// As many as the terminal has; none where the environment forbids it.
    case automatic = "auto"
    /// Every colour.
    case all = "16m"
    /// The 256 of the usual cube.
    case many = "256"
    /// The user's own sixteen.
    case sixteen = "16"
    /// The first eight of them.
    case eight = "8"
    /// None; bold, underline and reverse remain.
    case none = "none"
}
