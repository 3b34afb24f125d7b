package import Domain
import Foundation
import GRDB

package struct SQLiteWeatherCache: WeatherCache {
    /// Seconds after which a report is dropped, counted back from the newest report of any city.
    private static let lifetime: Int64 = 30 * 86_400

    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Leaves out cities without a readable report.
    package func reports(of cities: [Identifier<City>]) async throws -> [Identifier<City>: WeatherReport] {
        let rows = try await database.read { db in
            try cities.compactMap { city in
                try Row.fetchOne(db, SQL.report, [city.rawValue]).map { row in
                    (city, row["fetched_at"] as Int64, row["body"] as String)
                }
            }
        }
        let reports = rows.compactMap { city, fetchedAt, body in
            (try? JSONDecoder().decode(ReportBody.self, from: Data(body.utf8))).map {
                (city, $0.report(of: city, fetchedAt: fetchedAt))
            }
        }
        return Dictionary(reports, uniquingKeysWith: { $1 })
    }

    /// Stores the provider's reports, but not unchanged ones or samples.
    package func keep(_ reports: [WeatherReport]) async throws {
        let known = try await self.reports(of: reports.map(\.city))
        let fresh = try reports.filter { !$0.isSample && known[$0.city] != $0 }.map { report in
            let body = try JSONEncoder().encode(ReportBody(report))
            return (report, String(decoding: body, as: UTF8.self))
        }
        guard let newest = fresh.map(\.0.fetchedAt).max() else { return }
        try await database.write { db in
            for (report, body) in fresh {
                try db.execute(SQL.keep, [report.city.rawValue, report.fetchedAt, body])
            }
            try db.execute(SQL.forget, [newest - Self.lifetime])
        }
    }

    /// Counts calls of a day and deletes earlier days.
    package func count(_ calls: Int, on day: Int64, limit: Int) async throws -> Bool {
        try await database.write { db in
            let before = try Int.fetchOne(db, SQL.calls, [day]) ?? 0
            guard before + calls <= limit else { return false }
            try db.execute(SQL.count, [day, calls])
            if before == 0 { try db.execute(SQL.forgetDays, [day]) }
            return true
        }
    }

    enum SQL {
        static let report = "SELECT fetched_at, body FROM weather_report WHERE city = ?"
        static let keep = """
            INSERT INTO weather_report (city, fetched_at, body) VALUES (?, ?, ?)
            ON CONFLICT (city) DO UPDATE SET fetched_at = excluded.fetched_at, body = excluded.body
            """
        static let forget = "DELETE FROM weather_report WHERE fetched_at < ?"
        static let calls = "SELECT calls FROM weather_calls WHERE day = ?"
        static let count = """
            INSERT INTO weather_calls (day, calls) VALUES (?, ?)
            ON CONFLICT (day) DO UPDATE SET calls = calls + excluded.calls
            """
        static let forgetDays = "DELETE FROM weather_calls WHERE day < ?"
    }
}
