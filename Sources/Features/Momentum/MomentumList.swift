package enum MomentumList: String, CaseIterable, Sendable {
    case wished
    /// Watched works, newest first.
    case watched
    /// Dug characters, newest first.
    case dug
    case reviews
    /// Written comments; only for the member's own page.
    case comments
    /// The history of the member's own votes, with changes.
    case votes

    package var route: String { "momentum/\(rawValue)" }
    /// Whether other members' pages have the list too.
    var isShared: Bool { self == .wished || self == .dug || self == .reviews }
}
