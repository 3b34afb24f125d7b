/// A limit on the number of colours.
package enum ColorDepth: String, CaseIterable, Sendable {
    /// As many as the terminal has; none if the environment forbids colour.
    case automatic = "auto"
    /// Every colour.
    case all = "16m"
    /// The 256 of the usual palette.
    case many = "256"
    /// The user's own sixteen.
    case sixteen = "16"
    /// The first eight of those.
    case eight = "8"
    /// None; bold, underline and reverse remain.
    case none = "none"
}
