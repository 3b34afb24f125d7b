package import Domain
import GRDB

extension AppDatabase {
    /// Gives steps that are recorded from now on their moments. Without a clock, as in a database in memory, they have
    /// none.
    package func useClock(_ clock: any WallClock) async throws {
        try await mapping {
            try await self.writer.writeWithoutTransaction { db in
                db.add(function: Self.moment { clock.now() })
            }
        }
    }

    /// The SQL function `moment()`: seconds since 1970, or null.
    static func moment(_ now: @escaping @Sendable () -> Int64?) -> DatabaseFunction {
        DatabaseFunction("moment", argumentCount: 0) { _ in now() }
    }
}
