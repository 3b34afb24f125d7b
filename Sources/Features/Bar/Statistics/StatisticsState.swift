import FeatureKit

/// What the statistics show: charts in words and numbers.
struct StatisticsState: ScreenState {
    var phase: Phase = .idle
    /// The charts, in the order they are read.
    var charts: [Chart] = []
    /// How much there is in all: `12 made`.
    var summary = ""

    struct Chart: Equatable, Sendable {
        let title: String
        let bars: [Bar]
        /// The value of a full bar; nil for the largest.
        var maximum: Double?
    }

    struct Bar: Equatable, Sendable {
        let label: String
        let value: Double
        let text: String
    }
}
