import FeatureKit

struct StatisticsState: ScreenState {
    var phase: Phase = .idle
    var charts: [Chart] = []
    /// The total: `12 made`.
    var summary = ""

    struct Chart: Equatable, Sendable {
        let title: String
        let bars: [Bar]
        /// The value of a full bar; nil for the largest value.
        var maximum: Double?
    }

    struct Bar: Equatable, Sendable {
        let label: String
        let value: Double
        let text: String
    }
}
