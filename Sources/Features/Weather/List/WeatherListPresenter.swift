import Domain
import FeatureKit

/// Makes the list's state from a reading. Returns nil if nothing changed, so that idle ticks change nothing.
@MainActor
struct WeatherListPresenter {
    private struct Source: Equatable {
        let reading: WeatherReading
        let ages: [String]
        /// In quarters of an hour: the coming hours move on at most that often.
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

    /// `text` is the new search text; nil keeps the previous one.
    mutating func state(of reading: WeatherReading, finding text: String? = nil) -> WeatherListState? {
        let now = clock.now()
        if let text {
            query = text
            // There is nothing to search before the first reading.
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
