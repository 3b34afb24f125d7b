internal import Bar

extension BarPlace {
    /// Where the flow through the bar begins.
    var destination: BarDestination {
        switch self {
        case .minute: .inAMinute
        case .useUp: .useUp
        case .shopping: .shopping
        case .log: .log
        case .party: .party
        case .calculators: .calculators
        case .statistics: .statistics
        case .staples: .staples
        }
    }
}
