import Domain

enum ForecastLine: String, CaseIterable, Sendable {
    case maximum
    case minimum
    case humidity
    case rain
    case dust
    case uv
    case gust

    /// The lines that are drawn until the member chooses others: more would hide each other.
    static let initial: Set<ForecastLine> = [.maximum, .minimum, .humidity, .rain, .dust]

    var isTemperature: Bool { self == .maximum || self == .minimum }
    var isShare: Bool { self == .humidity || self == .rain }

    func value(_ slot: ForecastSlot) -> Double? {
        switch self {
        case .maximum: slot.maximum
        case .minimum: slot.minimum
        case .humidity: slot.humidity
        case .rain: slot.rainChance
        case .dust: slot.dust
        case .uv: slot.uvIndex
        case .gust: slot.gust
        }
    }
}

extension WeatherProblem {
    /// Whether the problem is more than a request made too soon.
    var isNotable: Bool {
        if case .tooSoon = self { false } else { true }
    }
}
