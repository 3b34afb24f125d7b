/// A connection inside a transaction: all that the rules of the community know of a database.
///
/// Statements are written once for every store. Arguments stand as `?`, never inside a literal; sums of integers are
/// integers; `ON CONFLICT` and `RETURNING` may be used, functions of one store alone may not. A row is locked by
/// updating it, or by reading it with `rowLock`.
protocol SQLConnection: AnyObject {
    /// Runs a statement.
    ///
    /// - Returns: how many rows it changed.
    @discardableResult
    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int
    /// Runs a statement that answers with rows.
    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow]
    /// Runs statements in their order, none of which needs the answer of another: a store behind a wire is asked once.
    func queryAll(_ statements: [SQLStatement]) throws -> [[SQLRow]]
    /// Runs a statement whose answer nobody waits for. Where it fails, the next that is waited for says so, at the
    /// latest the commit; then the transaction fails, whatever savepoint it was in.
    func send(_ sql: String, _ arguments: [SQLValue]) throws
    /// Undoes what a closure did if it throws.
    func savepoint<Value>(_ body: () throws -> Value) throws -> Value
    /// What is added to counts when the transaction ends.
    var countChanges: CountChanges { get set }
    /// The numbers of members whose changes this transaction alone can number.
    var sequences: MemberSequences { get set }
    /// What a `SELECT` ends with that keeps its rows from being changed by others until the commit.
    var rowLock: String { get }
    /// Waits until no other transaction does the same, and keeps others waiting until the commit.
    func exclusively(_ task: SharedTask) throws
}

/// A statement with its arguments.
struct SQLStatement: Sendable {
    let sql: String
    let arguments: [SQLValue]

    init(_ sql: String, _ arguments: SQLValue...) {
        self.sql = sql
        self.arguments = arguments
    }
}

extension SQLConnection {
    /// The same for some of the tables of a statement.
    func rowLock(of tables: String...) -> String {
        rowLock.isEmpty ? "" : "\(rowLock) OF \(tables.joined(separator: ", "))"
    }

    /// Writes what was added to counts; the last thing that a transaction does.
    func writeCounts() throws {
        let changes = countChanges
        countChanges = CountChanges()
        try changes.write(to: self)
    }

    @discardableResult
    func execute(_ sql: String, _ arguments: SQLValue...) throws -> Int { try execute(sql, arguments) }

    func send(_ sql: String, _ arguments: SQLValue...) throws { try send(sql, arguments) }

    func query(_ sql: String, _ arguments: SQLValue...) throws -> [SQLRow] { try query(sql, arguments) }

    /// The only row; nil for none.
    func row(_ sql: String, _ arguments: SQLValue...) throws -> SQLRow? { try query(sql, arguments).first }

    /// The only row of a statement that always has one.
    func oneRow(_ sql: String, _ arguments: SQLValue...) throws -> SQLRow {
        guard let row = try query(sql, arguments).first else { throw SQLError.statement("no row: \(sql)") }
        return row
    }
}
