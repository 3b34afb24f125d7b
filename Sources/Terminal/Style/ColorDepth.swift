package enum ColorDepth: String, CaseIterable, Sendable {
    /// As many as the terminal has; none if the environment forbids colour.
    case automatic = "auto"
    case all = "16m"
    /// The usual 256-colour palette.
    case many = "256"
    case sixteen = "16"
    case eight = "8"
    /// No colours; bold, underline and reverse remain.
    case none = "none"
}
