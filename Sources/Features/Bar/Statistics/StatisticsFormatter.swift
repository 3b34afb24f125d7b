import Domain
import FeatureKit

struct StatisticsFormatter {
    let strings: Strings

    func state(of contents: StatisticsContents) -> StatisticsState {
        var state = StatisticsState()
        let made = contents.made
        state.charts = [shares(contents)]
        if made.total > 0 {
            state.charts += [
                months(contents),
                StatisticsState.Chart(
                    title: strings["statistics.bases"],
                    bars: made.bases.map {
                        bar(strings["base.\($0.0.rawValue)"], $0.1, of: made.total)
                    }
                ),
                StatisticsState.Chart(
                    title: strings["statistics.strengths"],
                    bars: made.strengths.map {
                        bar(strings["filter.strength.\($0.0.rawValue)"], $0.1, of: made.total)
                    }),
                StatisticsState.Chart(
                    title: strings["statistics.tags"],
                    bars: made.tags.prefix(StatisticsContents.mostNames).map {
                        bar(contents.tags[$0.0] ?? $0.0.rawValue, $0.1, of: made.total)
                    }),
                StatisticsState.Chart(
                    title: strings["statistics.used"],
                    bars: contents.used.map {
                        StatisticsState.Bar(label: $0.name, value: Double($0.count), text: String($0.count))
                    }),
            ]
        }
        state.charts.removeAll { $0.bars.isEmpty }
        state.summary = made.total > 0 ? strings.counted("make.servings", made.total) : ""
        state.phase = .loaded
        return state
    }

    private func shares(_ contents: StatisticsContents) -> StatisticsState.Chart {
        let all = contents.recipes
        return StatisticsState.Chart(
            title: strings("statistics.shares", String(all)),
            bars: [
                bar(strings["statistics.makeable"], contents.makeable, of: all),
                bar(strings["statistics.tried"], contents.tried, of: all),
            ], maximum: Double(max(all, 1)))
    }

    private func months(_ contents: StatisticsContents) -> StatisticsState.Chart {
        StatisticsState.Chart(
            title: strings["statistics.months"],
            bars: contents.months.map {
                StatisticsState.Bar(
                    label: strings("my-month.of", strings["month.\($0.start.month)"], String($0.start.year)),
                    value: Double($0.count), text: String($0.count))
            }, usual: StatisticsContents.months)
    }

    /// Makes a bar with a count and its share of a whole: `12  38%`, and `1  <1%` for less than half a per cent.
    private func bar(_ label: String, _ count: Int, of whole: Int) -> StatisticsState.Bar {
        let share = whole > 0 ? NumberText.whole(Double(count) * 100 / Double(whole)) : "0"
        return StatisticsState.Bar(
            label: label, value: Double(count),
            text: "\(count)  \(strings.percent(share == "0" && count > 0 ? "<1" : share))")
    }
}

struct StatisticsState: ReadingState {
    var phase: Phase = .idle
    var charts: [Chart] = []
    var summary = ""

    struct Chart: Equatable, Sendable {
        let title: String
        let bars: [Bar]
        /// The value of a full bar; nil for the largest value.
        var maximum: Double?
        /// The number of bars in a low window.
        var usual = 6

        /// The number of bars in every window; the others appear where there is room.
        var least: Int { min(bars.count, usual) }
    }

    struct Bar: Equatable, Sendable {
        let label: String
        let value: Double
        let text: String
    }
}
