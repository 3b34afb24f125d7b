import Domain
import FeatureKit

struct WeatherCardFormatter {
    private static let shownHours = 24
    /// The hours whose rain is added up.
    static let rainHours = 12

    let words: WeatherWords
    let strings: Strings
    let icons: [WeatherIcon.Key: WeatherIcon]
    let now: Int64

    func card(of report: WeatherReport, _ city: City) -> WeatherCard {
        let current = report.current
        let hours = Array(report.hours(from: now, count: Self.shownHours))
        return WeatherCard(
            name: city.name[strings.language], degrees: words.number(current.temperature),
            unit: words.degreeUnit, windUnit: words.windUnit, celsius: current.temperature,
            description: words.description(current.code),
            age: strings(
                "weather.as-of", words.time(current.time, report.zone), AgeText.short(report.age(at: now), strings)),
            isStale: report.isStale(at: now), facts: facts(of: report),
            icons: Dictionary(
                firstOf: WeatherIcon.Size.allCases.compactMap { size in
                    WeatherIcon.Key(current.code, isDay: current.isDay, size).flatMap { icons[$0] }.map { (size, $0) }
                }),
            hours: hours.map { hour($0, report) }, skies: skies(hours, report), days: days(of: report))
    }

    private func facts(of report: WeatherReport) -> [WeatherCard.Fact] {
        let current = report.current
        let rain = report.rain(from: now, hours: Self.rainHours)
        let sun =
            current.polar.map { [("sun", strings["weather.sun.\($0.rawValue)"])] } ?? [
                ("sunrise", words.time(current.sunrise, report.zone)),
                ("sunset", words.time(current.sunset, report.zone)),
            ]
        let facts = [
            ("feels-like", words.exactDegrees(current.feelsLike)),
            ("lowest", words.exactDegrees(current.minimum)),
            ("highest", words.exactDegrees(current.maximum)),
        ]
        let air =
            (rain.chance == nil && rain.amount == nil ? [] : [("rain", words.rain(rain))])
            + words.dust(current.dust).map { ($0.key, $0.text) }
            + (report.highestUVIndex.map { [("uv", words.uv(current.uvIndex, highest: $0))] } ?? [])
        let gust = current.gust.map { [("gusts", words.wind(speed: $0, direction: nil))] } ?? []
        let sight = current.visibility.map { [("visibility", words.visibility($0))] } ?? []
        let rest = [
            ("humidity", words.humidity(current.humidity)),
            ("pressure", words.pressure(current.pressure)),
            ("wind-label", words.wind(speed: current.windSpeed, direction: current.windDirection)),
        ]
        let moon = [("moon", words.moon(MoonPhase(at: now)))]
        func shown(_ facts: [(key: String, text: String)], isMinor: Bool = false) -> [WeatherCard.Fact] {
            facts.map { WeatherCard.Fact(label: strings["weather.\($0.key)"], value: $0.text, isMinor: isMinor) }
        }
        return shown(facts + air + rest) + shown(gust + sight, isMinor: true) + shown(sun)
            + shown(moon, isMinor: true)
    }

    private func hour(_ hour: HourlyWeather, _ report: WeatherReport) -> WeatherCard.Hour {
        let clock = words.hour(hour.time, report.zone)
        return WeatherCard.Hour(
            label: clock == 0 ? words.weekday(hour.time, report.zone) : clock < 10 ? "0\(clock)" : String(clock),
            isMidnight: clock == 0, isDay: isDay(hour.time, report), celsius: hour.temperature,
            temperature: words.number(hour.temperature),
            humidity: hour.humidity.map { NumberText.whole($0) } ?? WeatherWords.unknown,
            rain: hour.rainChance.map { NumberText.whole($0) } ?? "",
            gust: words.windValue(hour.gust).map { NumberText.whole($0) } ?? "",
            uv: hour.uvIndex.map { NumberText.whole($0) } ?? "")
    }

    /// Whether the sun is up, by today's sunrise and sunset; from 6:00 to 18:00 if unknown.
    private func isDay(_ moment: Int64, _ report: WeatherReport) -> Bool {
        if let polar = report.current.polar { return polar == .up }
        let hour = words.hour(moment, report.zone)
        let rise = report.current.sunrise.map { words.hour($0, report.zone) } ?? 6
        let set = report.current.sunset.map { words.hour($0, report.zone) } ?? 18
        return rise <= set ? (rise..<max(set, rise + 1)).contains(hour) : hour >= rise || hour < set
    }

    /// Splits at sunrise and sunset, too, because the icon changes.
    private func skies(_ hours: [HourlyWeather], _ report: WeatherReport) -> [WeatherCard.Sky] {
        func kind(_ place: Int) -> (WeatherCondition?, Bool) {
            (hours[place].code?.condition, isDay(hours[place].time, report))
        }
        var skies: [WeatherCard.Sky] = []
        var start = 0
        for place in hours.indices where place + 1 == hours.count || kind(place + 1) != kind(start) {
            let (condition, isDay) = kind(start)
            skies.append(
                WeatherCard.Sky(
                    hours: start..<place + 1, name: words.condition(condition),
                    icon: WeatherIcon.Key(hours[start].code, isDay: isDay, .small).flatMap { icons[$0] }))
            start = place + 1
        }
        return skies
    }

    private func days(of report: WeatherReport) -> [WeatherCard.Day] {
        report.days(from: now).map { day -> WeatherCard.Day in
            let name = day.isToday ? strings["weather.today"] : words.weekday(day.hours[0].time, report.zone)
            let (low, high) = (day.lowest, day.highest)
            let hasRain = day.rain.chance != nil || day.rain.amount != nil
            let uv = day.highestUVIndex.map { "\(strings["weather.uv"]) \(NumberText.whole($0))" } ?? ""
            return WeatherCard.Day(
                name: name, condition: words.condition(day.code?.condition),
                icon: WeatherIcon.Key(day.code, isDay: true, .small).flatMap { icons[$0] }, low: low, high: high,
                lowText: words.degrees(low), highText: words.degrees(high), rain: hasRain ? words.rain(day.rain) : "",
                uv: uv)
        }
    }
}
