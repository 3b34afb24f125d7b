import Domain
import TestSupport

@testable import Persistence

extension RepositoryTour {
    func weather() async throws {
        let cities = SQLiteWeatherCityRepository(database: database, catalogue: BundledCities())
        _ = try await cities.cities(of: me)
        try await cities.add(SampleReports.city("paris"), of: me)
        try await cities.move("paris", to: 0, of: me)
        try await cities.remove("paris", of: me)
        let cache = SQLiteWeatherCache(database: database)
        try await cache.keep([SampleReports.report()])
        _ = try await cache.reports(of: ["seoul"])
        _ = try await cache.count(20, on: 20_000, limit: 8_000)
    }
}
