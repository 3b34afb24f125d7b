package import Domain
import FeatureKit

/// The weather of a city, as a command tells it.
package struct CommandWeather: Sendable {
    package let city: City
    /// What is known of it.
    package let report: WeatherReport
    /// Why nothing newer is; nil where it is new.
    package let problem: WeatherProblem?
}

extension CommandStore {
    /// The weather of the home city.
    var homeWeather: HomeWeather {
        let (find, home, profile) = (weather.find, homeCity, profile)
        return HomeWeather(weather.makeWeather(), clock: clock) {
            guard let home else { return nil }
            return try? await find.city(home, of: profile)
        }
    }

    /// What is known of the home city's weather, `Seoul 3° cloudy`; nil for nothing.
    package func homeWeatherText() async throws -> String? {
        guard let known = try await homeWeather.known() else { return nil }
        return HeaderWeather(strings: strings, display: display, now: clock.now()).text(known.city, known.report)
    }

    /// A city of the member's list or of the catalogue; nil for neither.
    package func city(_ id: Identifier<City>) async throws -> City? { try await weather.find.city(id, of: profile) }

    /// The weather of a city by its name or id, asked for where what is known is due. Without a name it is the home city,
    /// or the first of the list.
    ///
    /// - Throws: `WeatherProblem` where nothing is known.
    package func weather(of name: String) async throws -> CommandWeather {
        let city = try await weather.find(name, of: profile, home: homeCity, in: strings.language)
        let update = try await weather.makeWeather().update([city], .whenDue)
        guard let report = update.reports[city.id] else { throw update.problems[city.id] ?? .unreadable }
        return CommandWeather(city: city, report: report, problem: update.problems[city.id])
    }
}
