package enum OnlineProblem: Error, Hashable, Sendable {
    case offline
    case switchedOff
    case notEnabled(OnlineProvider)
    case noKey(OnlineProvider)
    case unauthorized(OnlineProvider)
    case timedOut
    /// The connection was not safe: its certificate could not be checked.
    case insecure
    /// The catalogue redirects to a host that requests may not go to.
    case redirected(from: String, to: String)
    case notFound
    /// The provider limits requests, until a moment it may state in seconds since 1970 UTC.
    case busy(until: Int64?)
    /// The provider is out of order; `status` is the HTTP status of its answer.
    case outOfOrder(status: Int)
    /// The answer has an unexpected shape, at a place such as `data.Page`.
    case unreadable(at: String)
    /// The entry lacks the year that a work needs.
    case noYear
    case unknownID(String)
    /// Any other problem, in the words of the system.
    case other(String)

    /// Whether the network is unreachable, so that only cached data is available.
    package var isOffline: Bool { self == .offline || self == .switchedOff || self == .timedOut }
}
