import Domain

/// The weather in words, for a screen reader.
struct WeatherSentences {
    let strings: Strings

    func row(_ row: CityRow) -> String {
        let range = row.low.isEmpty ? "" : strings("weather.from-to", row.low, row.high)
        let humidity = row.humidity.isEmpty ? "" : "\(strings["weather.humidity"]) \(row.humidity)"
        let age = row.problem.isEmpty ? row.age : "! \(row.age)"
        return [row.condition, row.temperature, range, humidity, age].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// One line per value, hour and day; empty lines between.
    func lines(_ card: WeatherCard) -> [String] {
        var lines = ["\(card.degrees)\(card.unit), \(card.description), \(card.age)"]
        lines += card.facts.map { "\($0.label) \($0.value)" }
        if !card.hours.isEmpty { lines += ["", strings["weather.hours"]] }
        lines += card.hours.enumerated().map { place, hour in
            let sky = card.skies.first { $0.hours.contains(place) }?.name ?? ""
            return ["\(hour.label): \(hour.temperature)\(card.unit)", sky, strings.percent(hour.humidity)]
                .filter { !$0.isEmpty }.joined(separator: ", ")
        }
        if !card.days.isEmpty { lines.append("") }
        lines += card.days.map { day in
            "\(day.name): \(day.condition), \(strings("weather.from-to", day.lowText, day.highText))"
        }
        return lines
    }
}
