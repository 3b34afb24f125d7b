/// How the program begins.
package enum ProgramStart: Hashable, Sendable {
    /// Where the last start ended: with whoever is signed in or remembered, else with Welcome.
    case resumed
    /// At a place, as whoever is signed in, else silently as the local profile.
    case at(Route)
    /// At a place as the local profile, whoever is signed in: for drawings, which have no session.
    case drawing(Route)

    /// The first place.
    var route: Route {
        switch self {
        case .resumed: .tab(.home)
        case .at(let route), .drawing(let route): route
        }
    }
}
