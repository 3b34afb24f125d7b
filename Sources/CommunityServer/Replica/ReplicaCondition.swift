/// How it stands with a replica.
enum ReplicaCondition: Hashable, Sendable {
    /// Nobody has looked yet.
    case unknown
    /// It answers.
    case serving
    /// It is minutes behind, or older than what was restored.
    case late
    /// It is a copy of another community.
    case foreign
    /// It cannot be reached, or refuses.
    case away

    /// For whoever watches the server.
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
