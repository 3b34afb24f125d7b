package import Domain

/// Formats weather in words and numbers, in the member's units. Missing values are a dash.
package struct WeatherWords {
    package static let unknown = "–"

    private let strings: Strings
    private let temperature: TemperatureUnit
    private let wind: WindUnit

    package init(_ strings: Strings, _ display: DisplayPreferences = DisplayPreferences()) {
        self.strings = strings
        temperature = display.temperature
        wind = display.wind
    }

    /// The unit of exact degrees: `°C`.
    package var degreeUnit: String { (strings.isPlain ? "" : "°") + letter }

    private var letter: String { temperature == .celsius ? "C" : "F" }

    /// The unit of the wind's speed: `m/s`.
    package var windUnit: String { strings["unit.wind.\(wind.rawValue)"] }

    /// Whole degrees: `3°`, in ASCII `3C`.
    package func degrees(_ celsius: Double?) -> String {
        celsius.map { number($0) + (strings.isPlain ? letter : "°") } ?? Self.unknown
    }

    package func number(_ celsius: Double?) -> String {
        celsius.map { NumberText.whole(temperature.value(celsius: $0)) } ?? Self.unknown
    }

    /// Degrees with their unit: `3.4 °C`.
    package func exactDegrees(_ celsius: Double?) -> String {
        celsius.map { "\(NumberText.oneDecimal(temperature.value(celsius: $0))) \(degreeUnit)" } ?? Self.unknown
    }

    /// The temperature in the member's unit, for a chart.
    package func value(_ celsius: Double?) -> Double? {
        celsius.map { temperature.value(celsius: $0) }
    }

    /// `61%`.
    package func humidity(_ percent: Double?) -> String {
        percent.map { strings.percent(NumberText.whole($0)) } ?? Self.unknown
    }

    /// A chance and an amount of rain: `60%, 1.2 mm`.
    package func rain(_ rain: (chance: Double?, amount: Double?)) -> String {
        let amount = rain.amount.map { "\(NumberText.oneDecimal($0)) mm" }
        let parts = [rain.chance.map { strings.percent(NumberText.whole($0)) }, amount].compactMap(\.self)
        return parts.isEmpty ? Self.unknown : parts.joined(separator: ", ")
    }

    /// A concentration with its grade, and how often it exceeds the guideline: `40 µg/m³, poor (2.7 x WHO)`.
    package func dust(_ value: Double, _ grade: DustGrade, guideline: Double) -> String {
        let (shown, word) = (NumberText.whole(value), self.grade(grade))
        guard value > guideline else { return strings("weather.dust-value", shown, word) }
        return strings("weather.dust-value.over", shown, word, NumberText.oneDecimal(value / guideline))
    }

    package func dust(_ dust: FineDust?) -> [(key: String, text: String)] {
        let fine = dust?.pm25.map {
            ("pm25", self.dust($0, DustGrade(pm25: $0), guideline: DustGrade.guideline.pm25))
        }
        let coarse = dust?.pm10.map {
            ("pm10", self.dust($0, DustGrade(pm10: $0), guideline: DustGrade.guideline.pm10))
        }
        return [fine, coarse].compactMap(\.self)
    }

    package func grade(_ grade: DustGrade) -> String { strings["weather.dust.\(grade.rawValue)"] }

    /// The index, and the day's highest if it is another, with the band of the latter: `2/6, high`.
    package func uv(_ index: Double?, highest: Double? = nil) -> String {
        guard let top = highest ?? index else { return Self.unknown }
        let band = strings["weather.uv.\(UVBand(index: top).rawValue)"]
        let (shown, most) = (NumberText.whole(index ?? top), NumberText.whole(top))
        return shown == most
            ? strings("weather.uv-value", shown, band) : strings("weather.uv-value.max", shown, most, band)
    }

    package func moon(_ moon: MoonPhase) -> String { strings["weather.moon.\(moon.name.rawValue)"] }

    /// `16 km`; miles with a wind in miles.
    package func visibility(_ metres: Double) -> String {
        let value = metres / (wind == .milesPerHour ? 1_609.344 : 1_000)
        let unit = wind == .milesPerHour ? "mi" : "km"
        return "\(value < 10 ? NumberText.oneDecimal(value) : NumberText.whole(value)) \(unit)"
    }

    /// The speed in the member's unit, for a chart.
    package func windValue(_ metresPerSecond: Double?) -> Double? {
        metresPerSecond.map { wind.value(metresPerSecond: $0) }
    }

    /// `1021 hPa`.
    package func pressure(_ hectopascals: Double?) -> String {
        hectopascals.map { "\(NumberText.whole($0)) hPa" } ?? Self.unknown
    }

    /// `3.2 m/s, northwest`: the direction the wind comes from.
    package func wind(speed: Double?, direction: Double?) -> String {
        guard let speed else { return Self.unknown }
        let shown = "\(NumberText.oneDecimal(wind.value(metresPerSecond: speed))) \(windUnit)"
        guard let direction, direction.isFinite else { return shown }
        let eighth = Int((direction / 45).rounded().truncatingRemainder(dividingBy: 8))
        return strings("weather.wind", shown, strings["weather.direction.\((eighth + 8) % 8)"])
    }

    /// The condition in a word or two: `showers`.
    package func condition(_ condition: WeatherCondition?) -> String {
        condition.map { strings["weather.condition.\($0.rawValue)"] } ?? Self.unknown
    }

    /// The condition with its intensity: `heavy rain showers`.
    package func description(_ code: WeatherCode?) -> String {
        code.map { strings["weather.code.\($0.rawValue)"] } ?? strings["weather.code.unknown"]
    }

    /// The local time of a city: `07:14`.
    package func time(_ moment: Int64?, _ zone: CityZone) -> String {
        moment.map { zone.timeOfDay(of: $0) } ?? Self.unknown
    }

    /// The local hour of a city, 0…23.
    package func hour(_ moment: Int64, _ zone: CityZone) -> Int { zone.clock(of: moment).hour }

    /// The local weekday of a city: `Sat`.
    package func weekday(_ moment: Int64, _ zone: CityZone) -> String {
        // The texts count from Monday, 1.
        strings["weekday.\((zone.day(of: moment).weekday + 6) % 7 + 1)"]
    }

    package func problem(_ problem: WeatherProblem, now: Int64) -> String {
        func wait(_ until: Int64) -> String { AgeText.short(max(60, until - now), strings) }
        return switch problem {
        case .offline: strings["weather.problem.offline"]
        case .switchedOff: strings["weather.problem.switched-off"]
        case .proxy(let problem): ConnectionText.proxy(problem, strings)
        case .webPage: strings["online.problem.web-page"]
        case .timedOut: strings["weather.problem.timed-out"]
        case .insecure: strings["weather.problem.insecure"]
        case .refused(let reason): strings("weather.problem.refused", reason)
        case .busy(let until):
            until.map { strings("weather.problem.busy-until", wait($0)) }
                ?? strings["weather.problem.busy"]
        case .outOfOrder(let status): strings("weather.problem.out-of-order", String(status))
        case .unreadable: strings["weather.problem.unreadable"]
        case .dayLimit(let until): strings("weather.problem.day-limit", wait(until))
        case .tooSoon: strings["weather.problem.too-soon"]
        case .unknownCity(let name): strings("weather.problem.unknown-city", name)
        case .other(let reason): strings("weather.problem.other", reason)
        }
    }
}
