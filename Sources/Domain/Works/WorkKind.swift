package enum WorkKind: String, CaseIterable, Sendable {
    /// Drawn or modelled; also series that older builds, members and communities filed here.
    case animation
    case film
    case series
    case animatedSeries = "animated-series"

    /// Whether it takes more than one evening.
    package var isSeries: Bool { self == .series || self == .animatedSeries }
    package var isAnimated: Bool { self == .animation || self == .animatedSeries }
}

extension Optional<WorkKind> {
    /// The next choice of a filter: all, then each kind in turn.
    package var next: WorkKind? {
        switch self {
        case nil: .animation
        case .animation: .film
        case .film: .series
        case .series: .animatedSeries
        case .animatedSeries: nil
        }
    }
}
