import GRDB

/// Detects commits to a file by any process, including an operator's command. Reads shared memory and never blocks.
final class SQLiteVersions: Sendable {
    /// Never writes: its `data_version` changes only with the commits of others.
    private let queue: DatabaseQueue

    /// - Throws: `DatabaseError`.
    init(path: String) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA query_only = 1") }
        queue = try DatabaseQueue(path: path, configuration: configuration)
    }

    var current: Int64? {
        try? queue.unsafeRead { try Int64.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) }
    }

    func close() { try? queue.close() }
}
