/// Why there is no newer weather.
package enum WeatherProblem: Error, Hashable, Sendable {
    /// No connection could be made, or it broke off.
    case offline
    /// The member switched the network off.
    case switchedOff
    /// The answer took too long.
    case timedOut
    /// The connection was not safe: its certificate could not be checked.
    case insecure
    /// The provider does not take the question, with its reason.
    case refused(reason: String)
    /// The provider asks for patience, until a moment it may name.
    case busy(until: Int64?)
    /// The provider is out of order, with the status of its answer.
    case outOfOrder(status: Int)
    /// The answer has another shape than expected, or lacks what matters.
    case unreadable
    /// All that this program allows itself for a day was asked; it asks again from a moment on.
    case dayLimit(until: Int64)
    /// It was asked for less than a minute ago.
    case tooSoon(until: Int64)
    /// No city is known by this name or id.
    case unknownCity(String)
    /// Anything else, in the words of the system.
    case other(String)
}
