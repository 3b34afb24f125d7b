import GRDB

/// Tells whether anybody, an operator's command too, has committed anything to a file: a look into memory that all its
/// processes share, which waits for nobody.
final class SQLiteVersions: Sendable {
    /// Never writes, so that whatever is written comes from elsewhere.
    private let queue: DatabaseQueue

    /// - Throws: `DatabaseError`.
    init(path: String) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA query_only = 1") }
        queue = try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Another number after each commit; nil where it cannot be read at this moment.
    var current: Int64? {
        try? queue.unsafeRead { try Int64.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) }
    }

    func close() { try? queue.close() }
}
