import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct WeatherCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "weather", abstract: "Show the weather of a city.",
        discussion: """
            $ dimo weather
            $ dimo weather busan
            Set the home city with dimo config set home_city seoul. Data less than 15 minutes old is not fetched again. \
            Without a network, shows the last known values with their age.
            """)

    @Argument(
        help: "The city: its name, or its ID such as seoul. Default: the home city, or the first of your list.",
        completion: Completions.city)
    var city: [String] = []

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let weather: CommandWeather
        do {
            weather = try await store.container.withNetwork {
                try await store.weather(of: city.joined(separator: " "))
            }
        } catch let problem as WeatherProblem {
            throw CommandFailure(text(problem, store))
        }
        if city.isEmpty, store.homeCity == nil {
            Shell.complain(store.strings("shell.weather.no-home", weather.city.name[store.strings.language]))
        }
        if let problem = weather.problem { Shell.complain(text(problem, store)) }
        let document = WeatherDocument(weather, store, english: store.container.words(in: .english))
        Shell.print(json ? document.json.document : document.text)
    }

    private func text(_ problem: WeatherProblem, _ store: CommandStore) -> String {
        WeatherWords(store.strings, store.display).problem(problem, now: store.clock.now())
    }
}

struct WeatherDocument {
    private let weather: CommandWeather
    private let strings: Strings
    private let words: WeatherWords
    private let english: WeatherWords
    private let now: Int64

    /// - Parameter english: the strings for JSON, which is always in English.
    init(_ weather: CommandWeather, _ store: CommandStore, english: Strings) {
        self.english = WeatherWords(english)
        self.weather = weather
        strings = store.strings
        words = WeatherWords(store.strings, store.display)
        now = store.clock.now()
    }

    private var report: WeatherReport { weather.report }
    private var current: CurrentWeather { report.current }

    /// A readable table in the member's units.
    var text: String {
        let age = AgeText.short(report.age(at: now), strings)
        let time = words.time(current.time, report.zone)
        let isStale = report.isStale(at: now)
        let rain = report.rain(from: now, hours: Self.rainHours)
        let hasRain = rain.chance != nil || rain.amount != nil
        let sun =
            current.polar.map { strings["weather.sun.\($0.rawValue)"] }
            ?? "\(words.time(current.sunrise, report.zone)) / \(words.time(current.sunset, report.zone))"
        var rows = [
            (
                weather.city.name[strings.language],
                strings(isStale ? "shell.weather.stale" : "shell.weather.at", time, age)
            ),
            (strings["shell.weather.sky"], words.description(current.code)),
            (strings["shell.weather.temperature"], words.exactDegrees(current.temperature)),
            (strings["shell.weather.feels-like"], words.exactDegrees(current.feelsLike)),
            (
                strings["shell.weather.day"],
                "\(words.exactDegrees(current.minimum)) / \(words.exactDegrees(current.maximum))"
            ),
        ]
        if hasRain { rows.append((strings["shell.weather.rain"], words.rain(rain))) }
        rows += words.dust(current.dust).map { (strings["shell.weather.\($0.key)"], $0.text) }
        if let highest = report.highestUVIndex {
            rows.append((strings["shell.weather.uv"], words.uv(current.uvIndex, highest: highest)))
        }
        rows += [
            (strings["shell.weather.humidity"], words.humidity(current.humidity)),
            (strings["shell.weather.pressure"], words.pressure(current.pressure)),
            (strings["shell.weather.wind"], words.wind(speed: current.windSpeed, direction: current.windDirection)),
        ]
        if let gust = current.gust {
            rows.append((strings["shell.weather.gusts"], words.wind(speed: gust, direction: nil)))
        }
        if let sight = current.visibility {
            rows.append((strings["shell.weather.visibility"], words.visibility(sight)))
        }
        rows += [(strings["shell.weather.sun"], sun), (strings["shell.weather.moon"], words.moon(MoonPhase(at: now)))]
        return TextTable(rows.map { [$0.0, $0.1] }).text() + coming
    }

    /// A row for each of the days after today; empty without any.
    private var coming: String {
        let days = report.days(from: now).filter { !$0.isToday }.map { day in
            [
                words.weekday(day.hours[0].time, report.zone), words.condition(day.code?.condition),
                "\(words.degrees(day.lowest)) / \(words.degrees(day.highest))", words.rain(day.rain),
            ]
        }
        return days.isEmpty ? "" : "\n" + TextTable(days).text()
    }

    /// The hours whose rain is added up.
    private static let rainHours = 12

    /// Always in fixed units, regardless of the settings.
    var json: JSONValue {
        let rain = report.rain(from: now, hours: Self.rainHours)
        let moon = MoonPhase(at: now)
        return .object([
            "city": weather.city.id, "name_en": weather.city.name.english, "name_ko": weather.city.name.korean,
            "at": RFC3339.text(current.time), "age_s": Int(report.age(at: now)), "stale": report.isStale(at: now),
            "sample": report.isSample, "temperature_c": current.temperature, "feels_like_c": current.feelsLike,
            "min_c": current.minimum, "max_c": current.maximum, "humidity": current.humidity,
            "pressure_hpa": current.pressure, "wind_ms": current.windSpeed, "wind_deg": current.windDirection,
            "gust_ms": current.gust, "visibility_m": current.visibility, "uv": current.uvIndex,
            "uv_max": report.highestUVIndex, "code": current.code?.rawValue,
            "description": current.code.map { english.description($0) }, "sunrise": time(current.sunrise),
            "sunset": time(current.sunset), "sun": current.polar?.rawValue, "rain_12h_percent": rain.chance,
            "rain_12h_mm": rain.amount, "pm25": current.dust?.pm25, "pm10": current.dust?.pm10,
            "dust": current.dust?.grade?.rawValue, "moon": moon.name.rawValue,
            "moon_percent": Int((moon.light * 100).rounded()), "days": report.days(from: now).map { self.day($0) },
        ])
    }

    private func day(_ day: WeatherDay) -> JSONValue {
        .object([
            "date": LocalDay(daysSince1970: day.number).text, "min_c": day.lowest, "max_c": day.highest,
            "code": day.code?.rawValue, "description": day.code.map { english.description($0) },
            "rain_percent": day.rain.chance, "rain_mm": day.rain.amount, "uv_max": day.highestUVIndex,
        ])
    }

    private func time(_ moment: Int64?) -> String? { moment.map { RFC3339.text($0) } }
}
