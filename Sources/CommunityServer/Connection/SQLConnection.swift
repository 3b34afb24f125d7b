/// A connection inside a transaction; the only view of a database for the community's rules.
///
/// Statements work in every store. Arguments are written as `?`, never inside a literal. Sums of integers are integers.
/// `ON CONFLICT` and `RETURNING` are allowed; functions of a single store are not. A row is locked by updating it, or
/// by reading it with `rowLock`.
protocol SQLConnection: AnyObject {
    /// Returns the number of changed rows.
    @discardableResult
    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int
    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow]
    /// Runs independent statements in order. A remote store receives them in one round trip.
    func queryAll(_ statements: [SQLStatement]) throws -> [[SQLRow]]
    /// Runs a statement without waiting for its result. A failure surfaces at the next awaited statement, at the latest
    /// at the commit; the whole transaction then fails, regardless of savepoints.
    func send(_ sql: String, _ arguments: [SQLValue]) throws
    func savepoint<Value>(_ body: () throws -> Value) throws -> Value
    var countChanges: CountChanges { get set }
    var sequences: MemberSequences { get set }
    /// A suffix for `SELECT` that locks the rows until the commit.
    var rowLock: String { get }
    /// Claims the task until the commit. Returns false, without waiting, if another transaction has it.
    func begins(_ task: SharedTask) throws -> Bool
    /// Waits for other transactions with the same task, and excludes them until the commit.
    func exclusively(_ task: SharedTask) throws
}

struct SQLStatement: Sendable {
    let sql: String
    let arguments: [SQLValue]

    init(_ sql: String, _ arguments: any SQLArgument...) { self.init(sql: sql, arguments: arguments.map(\.sqlValue)) }

    init(sql: String, arguments: [SQLValue]) {
        self.sql = sql
        self.arguments = arguments
    }
}

extension SQLConnection {
    func rowLock(of tables: String...) -> String {
        rowLock.isEmpty ? "" : "\(rowLock) OF \(tables.joined(separator: ", "))"
    }

    /// Writes the collected count changes. Must be the last step of a transaction.
    func writeCounts() throws {
        let changes = countChanges
        countChanges = CountChanges()
        try changes.write(to: self)
    }

    @discardableResult
    func execute(_ sql: String, _ arguments: any SQLArgument...) throws -> Int {
        try execute(sql, arguments.map(\.sqlValue))
    }

    func send(_ sql: String, _ arguments: any SQLArgument...) throws { try send(sql, arguments.map(\.sqlValue)) }

    func query(_ sql: String, _ arguments: any SQLArgument...) throws -> [SQLRow] {
        try query(sql, arguments.map(\.sqlValue))
    }

    func query(_ statement: SQLStatement) throws -> [SQLRow] { try query(statement.sql, statement.arguments) }

    /// Runs a statement that ends in `IN (*)` for a list of values: one statement and one round trip for up to 256
    /// values. The list is padded by repeating one of its values, so that few statements are prepared.
    func query(_ sql: String, in list: [any SQLArgument], _ arguments: [any SQLArgument] = []) throws -> [SQLRow] {
        let (list, arguments) = (list.map(\.sqlValue), arguments.map(\.sqlValue))
        let parts = stride(from: 0, to: list.count, by: 256).map { Array(list[$0..<min($0 + 256, list.count)]) }
        let statements = parts.map { part in
            let size = [4, 16, 64, 256].first { $0 >= part.count } ?? part.count
            let marks = Array(repeating: "?", count: size).joined(separator: ", ")
            let padding = Array(repeating: part[0], count: size - part.count)
            return SQLStatement(sql: sql.replacing("(*)", with: "(\(marks))"), arguments: arguments + part + padding)
        }
        return try queryAll(statements).flatMap { $0 }
    }

    func row(_ sql: String, _ arguments: any SQLArgument...) throws -> SQLRow? {
        try query(sql, arguments.map(\.sqlValue)).first
    }

    /// Whether there is a row; `source` begins with the table.
    func has(_ source: String, _ arguments: any SQLArgument...) throws -> Bool {
        try !query("SELECT 1 AS one FROM \(source) LIMIT 1", arguments.map(\.sqlValue)).isEmpty
    }

    func oneRow(_ sql: String, _ arguments: any SQLArgument...) throws -> SQLRow {
        guard let row = try query(sql, arguments.map(\.sqlValue)).first else {
            throw SQLError.statement("no row: \(sql)")
        }
        return row
    }
}
