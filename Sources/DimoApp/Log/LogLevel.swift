package enum LogLevel: String, CaseIterable, Hashable, Sendable {
    case trace
    case debug
    case info
    case notice
    case warning
    case error
    case critical
}
