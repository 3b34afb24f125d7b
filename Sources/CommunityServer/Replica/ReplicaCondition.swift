enum ReplicaCondition: Hashable, Sendable {
    case unknown
    case serving
    case late
    case foreign
    /// Unreachable, or refuses the connection.
    case away

    var word: String {
        switch self {
        case .unknown: "unknown"
        case .serving: "serving"
        case .late: "late"
        case .foreign: "foreign"
        case .away: "away"
        }
    }
}
