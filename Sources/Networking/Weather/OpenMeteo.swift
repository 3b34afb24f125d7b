package import Domain

package enum OpenMeteo: Hashable, Sendable {
    case forecast([City])
    case air([City])
    case cities(named: String, Language)

    package struct Addresses: Hashable, Sendable {
        package let forecast: BaseURL
        package let geocoding: BaseURL
        /// Nil asks for no air quality.
        package let air: BaseURL?

        package init(forecast: BaseURL, geocoding: BaseURL, air: BaseURL? = nil) {
            self.forecast = forecast
            self.geocoding = geocoding
            self.air = air
        }
    }

    /// The most cities of a request: some proxies reject the longer addresses.
    static let batchLimit = 100
    private static let matchLimit = 10

    private static let current = [
        "temperature_2m", "relative_humidity_2m", "apparent_temperature", "is_day", "weather_code", "pressure_msl",
        "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "visibility", "uv_index",
    ]
    private static let hourly = [
        "temperature_2m", "relative_humidity_2m", "weather_code", "precipitation_probability", "precipitation",
        "wind_gusts_10m", "uv_index",
    ]
    private static let daily = ["temperature_2m_max", "temperature_2m_min", "sunrise", "sunset", "uv_index_max"]
    private static let particles = ["pm10", "pm2_5"]
    /// The longest time that the weather waits for the air quality.
    private static let airTimeout = Duration.seconds(5)

    func endpoint(at addresses: Addresses) -> Endpoint {
        switch self {
        case .forecast(let cities):
            Endpoint(
                .get, addresses.forecast, path: ["v1", "forecast"],
                query: Self.places(cities) + [
                    Self.field("current", Self.current), Self.field("hourly", Self.hourly),
                    Self.field("daily", Self.daily), RequestField("timezone", "auto"),
                    RequestField("forecast_days", "7"), RequestField("wind_speed_unit", "ms"),
                ])
        case .air(let cities):
            Endpoint(
                .get, addresses.air ?? addresses.forecast, path: ["v1", "air-quality"],
                query: Self.places(cities) + [
                    Self.field("current", Self.particles), Self.field("hourly", Self.particles),
                    RequestField("timezone", "auto"), RequestField("forecast_days", "5"),
                ], timeout: Self.airTimeout)
        case .cities(let name, let language):
            Endpoint(
                .get, addresses.geocoding, path: ["v1", "search"],
                query: [
                    RequestField("name", .plain(name)), RequestField("count", .plain("\(Self.matchLimit)")),
                    RequestField("language", .plain(language.rawValue)), RequestField("format", "json"),
                ])
        }
    }

    private static func places(_ cities: [City]) -> [RequestField] {
        [field("latitude", cities.map { "\($0.latitude)" }), field("longitude", cities.map { "\($0.longitude)" })]
    }

    private static func field(_ name: String, _ values: [String]) -> RequestField {
        RequestField(name, .plain(values.joined(separator: ",")))
    }
}
