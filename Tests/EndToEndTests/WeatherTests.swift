import Foundation
import Testing

extension EndToEnd {
    @Suite struct WeatherTests {
        @Test func `the weather of a city is printed and cached`() async throws {
            let workspace = try Workspace()
            try await WeatherServer.run { server in
                try workspace.useWeather(of: server)
                let text = try workspace.run("weather")
                #expect(text.status == .exited(0), "\(text)")
                #expect(text.errors.isEmpty)
                for word in ["Seoul", "3.4 °C", "-0.6 °C", "61%", "1021 hPa", "3.2 m/s", "07:14", "17:18"] {
                    #expect(text.output.contains(word), "\(word): \(text)")
                }
                let result = try workspace.run("weather", "Seoul", "--json")
                let json = try result.object()
                #expect(
                    Set(json.keys) == [
                        "city", "name_en", "name_ko", "at", "age_s", "stale", "sample", "temperature_c", "feels_like_c",
                        "min_c", "max_c", "humidity", "pressure_hpa", "wind_ms", "wind_deg", "code", "description",
                        "sunrise", "sunset", "sun", "rain_12h_percent", "rain_12h_mm", "pm25", "pm10", "dust",
                        "gust_ms", "visibility_m", "uv", "uv_max", "moon", "moon_percent",
                        "days",
                    ])
                let days = try #require(json["days"] as? [[String: Any]])
                #expect(days.count > 1 && days.allSatisfy { $0["max_c"] is Double }, "\(days)")
                // Today has separate rows.
                let rows = text.output.split(separator: "\n\n").last?.split(separator: "\n").count
                #expect(rows == days.count - 1, "\(text)")
                #expect(json["city"] as? String == "seoul" && json["name_ko"] as? String == "서울")
                #expect(json["temperature_c"] as? Double == 3.4 && json["feels_like_c"] as? Double == -0.6)
                #expect(json["stale"] as? Bool == false && json["sample"] as? Bool == false)
                #expect(json["code"] as? Int == 3 && json["description"] as? String == "overcast")
                #expect(server.targets.count == 1)
                // JSON is independent of units and language.
                let other = try workspace.run("weather", "서울", "--json", "--lang", "ko")
                #expect(try other.object()["description"] as? String == "overcast")
                #expect(server.targets.count == 1)
            }
        }

        @Test func `offline, the last values are printed and nothing is sent`() async throws {
            let workspace = try Workspace()
            try await WeatherServer.run { server in
                try workspace.useWeather(of: server)
                let nothing = try workspace.run("--offline", "weather")
                #expect(nothing.status == .exited(1), "\(nothing)")
                #expect(nothing.output.isEmpty && nothing.errors.hasPrefix("dimo: "))
                #expect(server.targets.isEmpty)
                #expect(try workspace.run("weather").status == .exited(0))
                let kept = try workspace.run("--offline", "weather")
                #expect(kept.status == .exited(0) && kept.output.contains("3.4 °C"), "\(kept)")
                #expect(server.targets.count == 1)
            }
        }

        @Test func `a failing provider and an unknown city are reported`() async throws {
            let workspace = try Workspace()
            try await WeatherServer.run { server in
                try workspace.useWeather(of: server)
                let unknown = try workspace.run("weather", "Nowhereville")
                #expect(unknown.status == .exited(1) && unknown.errors.contains("Nowhereville"), "\(unknown)")
                server.fail(404)
                let failed = try workspace.run("weather", "--json")
                #expect(failed.status == .exited(1), "\(failed)")
                #expect(failed.output.isEmpty && failed.errors.contains("404"))
            }
        }

        @Test func `tonight names the felt temperature at home`() async throws {
            let workspace = try Workspace()
            try await WeatherServer.run { server in
                try workspace.useWeather(of: server)
                _ = try workspace.run("bar", "add", "rye-whiskey", "sweet-vermouth", "angostura-bitters")
                let text = try workspace.run("tonight")
                #expect(text.output.contains("feels like -1°"), "\(text)")
                let line = try workspace.run("tonight", "--line")
                #expect(line.output.hasPrefix("Seoul 3° "), "\(line)")
                #expect(line.lines.count == 1)
                #expect(server.targets.count == 1)
            }
        }

        @Test func `the tab loads all cities in one request, and the header shows home`() async throws {
            let workspace = try Workspace()
            try await WeatherServer.run { server in
                try workspace.useWeather(of: server)
                let window = try Tmux(workspace.command(["open", "weather"]), size: WindowSize(100, 30))
                try window.waitFor("Gongju")
                #expect(window.wait { $0.contains("Seoul 3° ") }.isDone, "\(window.screen)")
                // Several ticks later, no city was requested again.
                #expect(server.targets.count == 1)
                let latitudes = server.targets[0].components(separatedBy: "&")[0].components(separatedBy: "%2C")
                #expect(latitudes.count == 20)
                try window.press("Enter")
                #expect(window.wait { $0.contains("1021 hPa") }.isDone, "\(window.screen)")
                try window.press("q")
                try window.press("q")
                #expect(window.waitForExit() == 0)
            }
        }
    }
}
