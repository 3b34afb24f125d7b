/// A database of one community: SQLite inside this process, or PostgreSQL.
protocol SQLDatabase: Sendable {
    /// Where it is, without a password.
    var label: String { get }
    /// How its columns are declared.
    var dialect: SQLDialect { get }
    /// What it was asked so far.
    var cost: StoreCost { get }
    /// A number that is another one after each commit, whoever's it was; nil where the store cannot tell at once.
    var version: Int64? { get }
    /// Runs a closure in a transaction that is durable when this returns. It may run more than once, and not at all if
    /// the store is closed.
    func write<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value
    /// Runs a closure that only reads, on one snapshot.
    func read<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value
    /// Writes a copy that can be restored, while others go on.
    func backUp(to path: String) async throws
    /// Waits for what is running, and closes.
    func close() async
}
