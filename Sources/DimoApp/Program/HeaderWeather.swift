import Domain
import FeatureKit

struct HeaderWeather {
    let strings: Strings
    let display: DisplayPreferences
    let now: Int64

    /// `Seoul 3° cloudy`; values some hours old have their age added.
    func text(_ city: City, _ report: WeatherReport) -> String {
        let words = WeatherWords(strings, display)
        let condition = report.current.code.map { words.condition($0.condition) }
        let age = report.age(at: now)
        let parts = [
            city.name[strings.language], words.degrees(report.current.temperature), condition,
            age > HomeWeather.lifetime ? "(\(AgeText.short(age, strings)))" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }
}
