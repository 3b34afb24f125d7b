package import Domain

package enum OpenMeteo: Hashable, Sendable {
    case forecast([City])
    case cities(named: String, Language)

    package struct Addresses: Hashable, Sendable {
        package let forecast: BaseURL
        package let geocoding: BaseURL

        package init(forecast: BaseURL, geocoding: BaseURL) {
            self.forecast = forecast
            self.geocoding = geocoding
        }
    }

    /// The most cities of a request: some proxies reject the longer addresses.
    static let batchLimit = 100
    private static let matchLimit = 10

    private static let current = [
        "temperature_2m", "relative_humidity_2m", "apparent_temperature", "is_day", "precipitation", "weather_code",
        "pressure_msl", "wind_speed_10m", "wind_direction_10m",
    ]
    private static let hourly = ["temperature_2m", "relative_humidity_2m", "weather_code"]
    private static let daily = ["weather_code", "temperature_2m_max", "temperature_2m_min", "sunrise", "sunset"]

    func endpoint(at addresses: Addresses) -> Endpoint {
        switch self {
        case .forecast(let cities):
            Endpoint(
                .get, addresses.forecast, path: ["v1", "forecast"],
                query: [
                    Self.field("latitude", cities.map { "\($0.latitude)" }),
                    Self.field("longitude", cities.map { "\($0.longitude)" }),
                    Self.field("current", Self.current), Self.field("hourly", Self.hourly),
                    Self.field("daily", Self.daily), RequestField("timezone", "auto"),
                    RequestField("forecast_days", "7"), RequestField("wind_speed_unit", "ms"),
                ])
        case .cities(let name, let language):
            Endpoint(
                .get, addresses.geocoding, path: ["v1", "search"],
                query: [
                    RequestField("name", .plain(name)), RequestField("count", .plain("\(Self.matchLimit)")),
                    RequestField("language", .plain(language.rawValue)), RequestField("format", "json"),
                ])
        }
    }

    private static func field(_ name: String, _ values: [String]) -> RequestField {
        RequestField(name, .plain(values.joined(separator: ",")))
    }
}
