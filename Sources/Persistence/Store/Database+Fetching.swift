package import Domain
import GRDB

/// Fetching methods whose unlabelled statement SQLite compiles only once, unlike the `sql:` of GRDB, compiled with each
/// call.
extension Row {
    static func fetchAll(_ db: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> [Row] {
        try fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
    }

    static func fetchOne(_ db: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> Row? {
        try fetchOne(db.cachedStatement(sql: sql), arguments: arguments)
    }

    static func fetchCursor(_ db: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> RowCursor {
        try fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    }
}

extension DatabaseValueConvertible where Self: StatementColumnConvertible {
    static func fetchAll(_ db: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> [Self] {
        try fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
    }

    static func fetchOne(_ db: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> Self? {
        try fetchOne(db.cachedStatement(sql: sql), arguments: arguments)
    }
}

extension Database {
    func execute(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    func insert(
        _ table: String, _ columns: String, _ values: StatementArguments, or action: ConflictResolution? = nil
    ) throws {
        try insertion(table, columns, or: action).execute(arguments: values)
    }

    /// Prepares to insert rows. `columns` are separated by commas; `action` is what happens if a row is already there.
    func insertion(_ table: String, _ columns: String, or action: ConflictResolution? = nil) throws -> Statement {
        let verb = action.map { "INSERT OR \($0.rawValue)" } ?? "INSERT"
        let marks = databaseQuestionMarks(count: columns.split(separator: ",").count)
        return try cachedStatement(sql: "\(verb) INTO \(table) (\(columns)) VALUES (\(marks))")
    }

    func fact(_ key: String) throws -> String? {
        try String.fetchOne(self, "SELECT value FROM meta WHERE key = ?", [key])
    }

    func setFact(_ key: String, _ value: String) throws {
        try insert("meta", "key, value", [key, value], or: .replace)
    }
}

extension AppDatabase {
    /// Leaves out rows for which `make` returns nil.
    func rows<Value: Sendable>(
        _ sql: String, _ arguments: StatementArguments = [], _ make: @escaping @Sendable (Row) throws -> Value?
    ) async throws -> [Value] {
        try await read { db in try Row.fetchAll(db, sql, arguments).compactMap(make) }
    }

    func row<Value: Sendable>(
        _ sql: String, _ arguments: StatementArguments, _ make: @escaping @Sendable (Row) throws -> Value?
    ) async throws -> Value? {
        try await read { db in try Row.fetchOne(db, sql, arguments).flatMap(make) }
    }

    func count(_ sql: String, _ arguments: StatementArguments) async throws -> Int {
        try await read { db in try Int.fetchOne(db, sql, arguments) ?? 0 }
    }

    /// Not for integers, which this does not clamp.
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible & Sendable>(
        _ sql: String, _ arguments: StatementArguments
    ) async throws -> Value? {
        try await read { db in try Value.fetchOne(db, sql, arguments) }
    }
}

extension AppDatabase {
    /// Dates the steps recorded from now on. Without a clock, as in a database in memory, steps have no moment.
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
