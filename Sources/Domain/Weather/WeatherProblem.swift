package enum WeatherProblem: Error, Hashable, Sendable {
    /// No connection was possible, or it broke off.
    case offline
    case switchedOff
    case timedOut
    /// The server's certificate could not be verified.
    case insecure
    /// The provider rejects the request, with its reason.
    case refused(reason: String)
    /// The provider asks to wait, until this moment if stated.
    case busy(until: Int64?)
    /// The provider failed with this status.
    case outOfOrder(status: Int)
    /// The response has an unexpected shape, or lacks essential values.
    case unreadable
    /// The program's own daily limit is reached; requests resume at this moment.
    case dayLimit(until: Int64)
    /// The last request was less than a minute ago.
    case tooSoon(until: Int64)
    case unknownCity(String)
    /// Any other problem, in the system's words.
    case other(String)
}
