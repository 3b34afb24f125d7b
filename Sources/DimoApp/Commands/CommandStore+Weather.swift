package import Domain
import FeatureKit

package struct CommandWeather: Sendable {
    package let city: City
    package let report: WeatherReport
    /// The reason there is nothing newer; nil for a fresh report.
    package let problem: WeatherProblem?
}

extension CommandStore {
    var homeWeather: HomeWeather {
        weather.home(of: profile, clock: clock, sample: isDemo ? DemoWeatherToggle(isOn: true) : nil) { [homeCity] in
            homeCity
        }
    }

    /// The known weather of the home city, `Seoul 3° cloudy`; nil without any.
    package func homeWeatherText() async throws -> String? {
        guard let known = try await homeWeather.known() else { return nil }
        return HeaderWeather(strings: strings, display: display, now: clock.now()).text(known.city, known.report)
    }

    package func city(_ id: Identifier<City>) async throws -> City? { try await weather.find.city(id, of: profile) }

    /// The weather of a city by name or id, requested if the stored report is due. An empty name means the home city,
    /// or the first of the list.
    ///
    /// - Throws: `WeatherProblem` if nothing is known.
    package func weather(of name: String) async throws -> CommandWeather {
        let city = try await weather.find(name, of: profile, home: homeCity, in: strings.language)
        let update = try await weather.makeWeather().update([city], .whenDue)
        guard let report = update.reports[city.id] else { throw update.problems[city.id] ?? .unreadable }
        return CommandWeather(city: city, report: report, problem: update.problems[city.id])
    }
}
