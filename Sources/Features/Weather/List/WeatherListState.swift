import Domain
import FeatureKit

struct CityRow: Equatable, Sendable, Identifiable {
    let id: Identifier<City>
    let name: String
    let otherName: String
    let isHome: Bool
    let icon: WeatherIcon?
    let condition: String
    let temperature: String
    let celsius: Double?
    let hours: [Double?]
    let low: String
    let high: String
    let humidity: String
    /// The highest chance of rain of the next hours; empty if unknown.
    let rain: String
    /// The particles up to 2.5 micrometres per cubic metre; empty if unknown.
    let dust: String
    let dustWord: String
    let dustGrade: DustGrade?
    let age: String
    let isStale: Bool
    /// Why there is no newer value; empty if that needs no mention.
    let problem: String
    /// The city's page in short; nil while nothing is known.
    let card: WeatherCard?
}

struct WeatherListState: ListScreenState {
    var phase: Phase = .idle
    var rows: [CityRow] = []
    /// Made-up rows to show behind a failure, which cannot be acted on.
    var samples: [CityRow] = []
    var matches: [Int] = []
    var isSample = false
    /// Whether made-up values can be toggled: they are shown, or there are no others.
    var canToggleSample = false
    var status = ""
    var notice = ""

    /// The rows to act on: none while the screen shows a failure instead.
    private var shown: [CityRow] { if case .failed = phase { [] } else { rows } }
    var rowCount: Int { shown.count }
    func row(at index: Int) -> CityRow? { shown.indices.contains(index) ? shown[index] : nil }
}
