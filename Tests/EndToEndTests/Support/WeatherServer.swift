import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A weather provider on loopback with answers in Open-Meteo's format; every place has the same weather of the current
/// quarter of an hour.
final class WeatherServer: Sendable {
    let port: Int
    private let state = Mutex((targets: [String](), feelsLike: -0.6, status: 200))

    private init(port: Int) {
        self.port = port
    }

    /// The requested targets, still escaped.
    var targets: [String] { state.withLock(\.targets) }

    func fail(_ status: Int) {
        state.withLock { $0.status = status }
    }

    /// Runs the server during a test.
    static func run(while test: (WeatherServer) throws -> Void) async throws {
        let handler = Handler()
        let listener = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled, handler: handler)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                do { try await listener.run() } catch is CancellationError {} catch is SocketError {}
            }
            try await listener.waitUntilListening(timeout: 60)
            guard case .ip4(_, let port) = await listener.listeningAddress else { throw SocketError.disconnected }
            let server = WeatherServer(port: Int(port))
            handler.server.withLock { $0 = server }
            defer { group.cancelAll() }
            try test(server)
        }
    }

    private func answer(to target: String) -> HTTPResponse {
        let (feelsLike, status) = state.withLock { state in
            state.targets.append(target)
            return (state.feelsLike, state.status)
        }
        guard status == 200 else { return HTTPResponse(statusCode: HTTPStatusCode(status, phrase: "Status")) }
        let query = URLComponents(string: target)?.queryItems ?? []
        let count = query.first { $0.name == "latitude" }?.value?.split(separator: ",").count ?? 0
        let places = Array(repeating: Self.place(feelsLike), count: count)
        let body = count == 1 ? places[0] : "[\(places.joined(separator: ","))]"
        return HTTPResponse(
            statusCode: .ok, headers: [.contentType: "application/json"],
            body: Data((target.contains("/v1/search") ? #"{"generationtime_ms": 0.2}"# : body).utf8))
    }

    private static func place(_ feelsLike: Double) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 32_400)
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm"
        let now = (Date.now.timeIntervalSince1970 / 900).rounded(.down) * 900
        func text(_ time: Double) -> String { formatter.string(from: Date(timeIntervalSince1970: time)) }
        let midnight = ((now + 32_400) / 86_400).rounded(.down) * 86_400 - 32_400
        let hours = (0..<168).map { "\"\(text(midnight + Double($0) * 3_600))\"" }.joined(separator: ",")
        let day = text(midnight).prefix(10)
        func list(_ value: (Int) -> Int) -> String { (0..<168).map { "\(value($0))" }.joined(separator: ",") }
        return """
            {"latitude": 37.5, "longitude": 127.0, "utc_offset_seconds": 32400, "timezone": "Asia/Seoul",
             "current": {"time": "\(text(now))", "interval": 900, "temperature_2m": 3.4, "relative_humidity_2m": 61,
               "apparent_temperature": \(feelsLike), "is_day": 1, "precipitation": 0.0, "weather_code": 3,
               "pressure_msl": 1021.4, "wind_speed_10m": 3.2, "wind_direction_10m": 315},
             "hourly": {"time": [\(hours)], "temperature_2m": [\(list { $0 % 24 - 8 })],
               "relative_humidity_2m": [\(list { 40 + $0 % 50 })], "weather_code": [\(list { _ in 3 })]},
             "daily": {"time": ["\(day)"], "weather_code": [3], "temperature_2m_max": [7], "temperature_2m_min": [-2],
               "sunrise": ["\(day)T07:14"], "sunset": ["\(day)T17:18"]}}
            """
    }

    private final class Handler: HTTPHandler {
        let server = Mutex<WeatherServer?>(nil)

        func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
            server.withLock { $0 }?.answer(to: request.target.rawValue)
                ?? HTTPResponse(statusCode: .serviceUnavailable)
        }
    }
}

extension Workspace {
    /// Configures this provider, and a home city.
    func useWeather(of server: WeatherServer, home: String? = "seoul") throws {
        try FileManager.default.createDirectory(
            atPath: "\(data)/config", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let address = "http://127.0.0.1:\(server.port)"
        let text = """
            \(home.map { "home_city: \($0)" } ?? "")
            providers:
              open_meteo:
                forecast_url: \(address)
                geocoding_url: \(address)
                air_quality_url: ""
            """
        try text.write(toFile: "\(data)/config/config.yaml", atomically: true, encoding: .utf8)
    }
}
