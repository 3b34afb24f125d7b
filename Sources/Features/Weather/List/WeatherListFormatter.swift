import Domain
import FeatureKit

struct WeatherListFormatter {
    private static let shownHours = 24

    let strings: Strings
    let display: DisplayPreferences
    let home: Identifier<City>?
    let now: Int64
    private var words: WeatherWords { WeatherWords(strings, display) }

    func state(of reading: WeatherReading) -> WeatherListState {
        var state = WeatherListState()
        state.isSample = reading.isSample
        state.canToggleSample = reading.isSample || reading.update.reports.isEmpty
        state.rows = reading.cities.map { row($0, reading, reading.update.reports[$0.id]) }
        state.samples = reading.samples.isEmpty ? [] : reading.cities.map { row($0, reading, reading.samples[$0.id]) }
        state.status = status(reading)
        state.notice = notice(reading)
        state.phase = phase(reading)
        return state
    }

    /// Returns the texts that change with time alone. While they are the same, so is the whole list.
    func ages(of reading: WeatherReading) -> [String] {
        reading.cities.map { city in
            reading.update.reports[city.id].map { "\(AgeText.short($0.age(at: now), strings)) \($0.isStale(at: now))" }
                ?? ""
        } + [notice(reading)]
    }

    private func phase(_ reading: WeatherReading) -> Phase {
        if reading.cities.isEmpty { return .empty }
        guard reading.update.reports.isEmpty else { return .loaded }
        guard let problem = reading.cities.lazy.compactMap({ reading.problem(of: $0.id) }).first else {
            return .loading
        }
        return .failed("\(strings["weather.offline.title"]) \(words.problem(problem, now: now))")
    }

    private func row(_ city: City, _ reading: WeatherReading, _ report: WeatherReport?) -> CityRow {
        let current = report?.current
        let language = strings.language
        return CityRow(
            id: city.id, name: city.name[language], otherName: city.name[language.other], isHome: city.id == home,
            icon: current.flatMap { WeatherIcon.Key($0.code, isDay: $0.isDay, .small) }.flatMap { reading.icons[$0] },
            condition: current.map { words.condition($0.code?.condition) } ?? "",
            temperature: words.degrees(current?.temperature), celsius: current?.temperature,
            hours: report?.hours(from: now, count: Self.shownHours).map(\.temperature) ?? [],
            low: words.degrees(current?.minimum), high: words.degrees(current?.maximum),
            humidity: words.humidity(current?.humidity), rain: report.map(rain) ?? "",
            dust: current?.dust?.pm25.map { NumberText.whole($0) } ?? "",
            dustWord: current?.dust?.grade.map(words.grade) ?? "", dustGrade: current?.dust?.grade,
            age: report.map { AgeText.short($0.age(at: now), strings) } ?? "",
            isStale: report?.isStale(at: now) ?? false,
            problem: reading.problem(of: city.id).map { words.problem($0, now: now) } ?? "",
            card: report.map {
                WeatherCardFormatter(words: words, strings: strings, icons: reading.icons, now: now).card(of: $0, city)
            })
    }

    private func rain(_ report: WeatherReport) -> String {
        report.rain(from: now, hours: WeatherCardFormatter.rainHours).chance
            .map { strings.percent(NumberText.whole($0)) } ?? ""
    }

    private func status(_ reading: WeatherReading) -> String {
        // Without reports no city is shown.
        guard !reading.cities.isEmpty, !reading.update.reports.isEmpty else { return "" }
        let home = reading.cities.first { $0.id == self.home }
        return [
            reading.isSample ? strings["weather.sample"] : nil, strings.counted("weather.cities", reading.cities.count),
            home.map { strings("weather.home-is", $0.name[strings.language]) } ?? strings["weather.no-home"],
        ].compactMap { $0 }.joined(separator: " · ")
    }

    private func notice(_ reading: WeatherReading) -> String {
        if reading.isSample { return strings["weather.sample-note"] }
        let failed = reading.cities.compactMap { reading.problem(of: $0.id) }
        guard let first = failed.first else {
            return home == nil && !reading.update.reports.isEmpty ? strings["weather.choose-home"] : ""
        }
        let reason = words.problem(first, now: now)
        return failed.count == reading.cities.count
            ? strings("weather.stale-note", reason) : strings.counted("weather.some-failed", failed.count, reason)
    }
}
