package enum ProgramStart: Hashable, Sendable {
    /// At the place of the last run: as the account signed in or remembered, otherwise at Welcome.
    case resumed
    /// At a route, as the account signed in, otherwise silently as the local profile.
    case at(Route)
    /// At a route as the local profile, regardless of any session: for snapshots, which have none.
    case drawing(Route)

    var isDrawing: Bool {
        if case .drawing = self { true } else { false }
    }

    var route: Route {
        switch self {
        case .resumed: .tab(.home)
        case .at(let route), .drawing(let route): route
        }
    }
}
