import GRDB

@testable package import Persistence

extension AppDatabase {
    /// How many rows this program has written since it opened the database.
    package var writtenCount: Int {
        get async throws { try await read(\.totalChangesCount) }
    }

    /// Forgets what waits for a community, as after its answer.
    package func acknowledgeAll() async throws {
        try await write { try $0.execute(sql: "DELETE FROM outbox") }
    }
}
