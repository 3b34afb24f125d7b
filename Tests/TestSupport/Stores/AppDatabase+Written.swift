import GRDB

@testable package import Persistence

extension AppDatabase {
    /// The number of rows this program has written since it opened the database.
    package var writtenCount: Int {
        get async throws { try await read(\.totalChangesCount) }
    }

    /// Removes the actions that wait for a community, as its answer does.
    package func acknowledgeAll() async throws {
        try await write { try $0.execute(sql: "DELETE FROM outbox") }
    }
}
