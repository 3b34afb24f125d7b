package import Domain
import Foundation

/// Cities and reports for tests.
package enum SampleReports {
    /// 2026-11-21 14:00 in Seoul.
    package static let moment: Int64 = 1_795_237_200

    package static func city(
        _ id: Identifier<City>, english: String? = nil, korean: String? = nil, timeZone: String = "Asia/Seoul"
    ) -> City {
        let name = english ?? id.rawValue.capitalized
        return City(
            id: id, name: LocalizedText(english: name, korean: korean ?? name),
            country: LocalizedText(english: "South Korea", korean: "대한민국"), countryCode: "KR", latitude: 37.5,
            longitude: 127, timeZone: timeZone)
    }

    /// The twenty cities of a new list.
    package static let cities = WeatherCities.initial.map { city($0) }

    /// A report with every value; its hours begin at midnight and cover seven days.
    package static func report(
        _ city: Identifier<City> = "seoul", temperature: Double = 3.4, at time: Int64 = moment,
        fetchedAt: Int64? = nil, origin: WeatherReport.Origin = .provider
    ) -> WeatherReport {
        let midnight = time - 14 * 3_600
        let hours = (0..<168).map { index in
            HourlyWeather(
                time: midnight + Int64(index) * 3_600, temperature: Double((index % 24) - 8),
                humidity: Double(40 + index % 50), code: WeatherCode(index % 4))
        }
        return WeatherReport(
            city: city,
            current: CurrentWeather(
                time: time, temperature: temperature, feelsLike: temperature - 4, minimum: -2, maximum: 7, humidity: 61,
                pressure: 1_021.4, windSpeed: 3.2, windDirection: 315, code: WeatherCode(3), isDay: true,
                sunrise: midnight + 26_400, sunset: midnight + 62_400),
            hours: hours, zone: CityZone(name: "Asia/Seoul", offset: 32_400), fetchedAt: fetchedAt ?? time,
            origin: origin)
    }
}
