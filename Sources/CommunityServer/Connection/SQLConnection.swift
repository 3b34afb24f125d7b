/// A connection inside a transaction: all that the rules of the community know of a database.
///
/// Statements are written once for every store. Arguments stand as `?`, never inside a literal; sums of integers are
/// integers; `ON CONFLICT` and
/// `RETURNING` may be used, functions of one store alone may not. A row is locked by updating it.
protocol SQLConnection: AnyObject {
    /// Runs a statement.
    ///
    /// - Returns: how many rows it changed.
    @discardableResult
    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int
    /// Runs a statement that answers with rows.
    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow]
    /// Undoes what a closure did if it throws.
    func savepoint<Value>(_ body: () throws -> Value) throws -> Value
    /// What is added to counts when the transaction ends.
    var countChanges: CountChanges { get set }
    /// Waits until no other transaction does the same, and keeps others waiting until the commit.
    func exclusively(_ task: SharedTask) throws
}

extension SQLConnection {
    /// Writes what was added to counts; the last thing that a transaction does.
    func writeCounts() throws {
        let changes = countChanges
        countChanges = CountChanges()
        try changes.write(to: self)
    }

    @discardableResult
    func execute(_ sql: String, _ arguments: SQLValue...) throws -> Int { try execute(sql, arguments) }

    func query(_ sql: String, _ arguments: SQLValue...) throws -> [SQLRow] { try query(sql, arguments) }

    /// The only row; nil for none.
    func row(_ sql: String, _ arguments: SQLValue...) throws -> SQLRow? { try query(sql, arguments).first }

    /// The only row of a statement that always has one.
    func oneRow(_ sql: String, _ arguments: SQLValue...) throws -> SQLRow {
        guard let row = try query(sql, arguments).first else { throw SQLError.statement("no row: \(sql)") }
        return row
    }
}
