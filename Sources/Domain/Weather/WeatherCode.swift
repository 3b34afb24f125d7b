/// A weather code of the World Meteorological Organization (WMO 4677, the subset that forecasts use).
package struct WeatherCode: Hashable, Sendable {
    /// 0…99, such as 61 for light rain.
    package let rawValue: Int
    /// The meaning without its intensity.
    package let condition: WeatherCondition

    package init?(_ rawValue: Int) {
        guard let condition = WeatherCondition(code: rawValue) else { return nil }
        self.rawValue = rawValue
        self.condition = condition
    }

    package static let all = (0...99).compactMap(WeatherCode.init)
}

package enum WeatherCondition: String, CaseIterable, Sendable {
    case clear
    case mainlyClear
    case partlyCloudy
    case overcast
    case fog
    case rimeFog
    case drizzle
    case freezingDrizzle
    case rain
    case freezingRain
    case snow
    case snowGrains
    case rainShowers
    case snowShowers
    case thunderstorm
    case hailstorm

    init?(code: Int) {
        switch code {
        case 0: self = .clear
        case 1: self = .mainlyClear
        case 2: self = .partlyCloudy
        case 3: self = .overcast
        case 45: self = .fog
        case 48: self = .rimeFog
        case 51, 53, 55: self = .drizzle
        case 56, 57: self = .freezingDrizzle
        case 61, 63, 65: self = .rain
        case 66, 67: self = .freezingRain
        case 71, 73, 75: self = .snow
        case 77: self = .snowGrains
        case 80, 81, 82: self = .rainShowers
        case 85, 86: self = .snowShowers
        case 95: self = .thunderstorm
        case 96, 99: self = .hailstorm
        default: return nil
        }
    }

    package var isWet: Bool {
        switch self {
        case .clear, .mainlyClear, .partlyCloudy, .overcast, .fog, .rimeFog: false
        default: true
        }
    }
}
