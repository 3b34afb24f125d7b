import Domain
import FeatureKit

/// A city of the list, every text ready.
struct CityRow: Equatable, Sendable, Identifiable {
    let id: Identifier<City>
    let name: String
    let otherName: String
    let isHome: Bool
    let icon: WeatherIcon?
    let condition: String
    let temperature: String
    let celsius: Double?
    /// The next hours.
    let hours: [Double?]
    let low: String
    let high: String
    let humidity: String
    let age: String
    let isStale: Bool
    /// Why there is no newer value; empty where there is no reason to say one.
    let problem: String
    /// The city's page in short; nil while nothing is known.
    let card: WeatherCard?
}

/// What the list of cities shows.
struct WeatherListState: ListScreenState {
    var phase: Phase = .idle
    var rows: [CityRow] = []
    var matches: [Int] = []
    var isSample = false
    /// Whether made-up values may be shown: they are, or there are no others.
    var canSwitchSample = false
    /// What stands at the right of the trail.
    var status = ""
    /// What has to be said above the rows; empty for nothing.
    var notice = ""

    /// The rows that can be acted on: none while the screen says instead why nothing is known.
    private var shown: [CityRow] { if case .failed = phase { [] } else { rows } }
    var rowCount: Int { shown.count }
    func row(at index: Int) -> CityRow? { shown.indices.contains(index) ? shown[index] : nil }
}
