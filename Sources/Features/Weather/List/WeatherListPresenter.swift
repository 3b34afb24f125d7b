import Domain
import FeatureKit

/// Makes the list's state of what was read, and nothing where it would be the same: a tick that finds nothing new
/// changes nothing.
@MainActor
struct WeatherListPresenter {
    /// What the state is made from.
    private struct Source: Equatable {
        let reading: WeatherListReading
        let ages: [String]
        /// The hours to come move on every quarter of an hour at most.
        let quarter: Int64
        let display: DisplayPreferences
        let home: Identifier<City>?
        let language: Language
        let query: String
    }

    private let settings: WeatherSettings
    private let clock: any WallClock
    private let strings: Strings
    private var query = ""
    private var source: Source?

    init(settings: WeatherSettings, clock: any WallClock, strings: Strings) {
        self.settings = settings
        self.clock = clock
        self.strings = strings
    }

    /// - Parameter text: what the find line looks for now; nil for what it looked for before.
    mutating func state(of reading: WeatherListReading, finding text: String? = nil) -> WeatherListState? {
        let now = clock.now()
        if let text {
            query = text
            // Before anything was read there is nothing to find in.
            if source == nil { return nil }
        }
        let formatter = WeatherListFormatter(
            strings: strings, display: settings.display, home: settings.home, now: now)
        let next = Source(
            reading: reading, ages: formatter.ages(of: reading), quarter: now / 900, display: settings.display,
            home: settings.home, language: strings.language, query: query)
        guard next != source else { return nil }
        source = next
        var state = formatter.state(of: reading)
        state.matches = RowMatches.positions(of: query, in: state.rows) { [$0.name, $0.otherName] }
        return state
    }
}
