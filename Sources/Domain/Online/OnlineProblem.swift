/// Why an online catalogue does not answer.
package enum OnlineProblem: Error, Hashable, Sendable {
    /// No connection could be made, or it broke off.
    case offline
    /// The member switched the network off.
    case switchedOff
    /// The catalogue is not switched on.
    case notEnabled(OnlineProvider)
    /// It answers only who has a key, and there is none.
    case noKey(OnlineProvider)
    /// It does not take the key.
    case unauthorized(OnlineProvider)
    /// The answer took too long.
    case timedOut
    /// The connection was not safe: its certificate could not be checked.
    case insecure
    /// It sends requests on to another place, where they may not go.
    case redirected(from: String, to: String)
    /// There is no such entry.
    case notFound
    /// The provider asks for patience, until a moment it may name.
    case busy(until: Int64?)
    /// The provider is out of order, with the status of its answer.
    case outOfOrder(status: Int)
    /// The answer has another shape than expected, at a place such as `data.Page`.
    case unreadable(at: String)
    /// The entry lacks what a work needs: its year.
    case noYear
    /// No catalogue has ids such as this.
    case unknownID(String)
    /// Anything else, in the words of the system.
    case other(String)

    /// Whether there is no way to the network at all: what is known is all there is.
    package var isOffline: Bool { self == .offline || self == .switchedOff || self == .timedOut }
}
