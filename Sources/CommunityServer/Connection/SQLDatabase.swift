protocol SQLDatabase: Sendable {
    /// The location, without a password.
    var label: String { get }
    var dialect: SQLDialect { get }
    var cost: StoreCost { get }
    /// A number that differs after every commit by any process; nil if the store cannot provide it cheaply.
    var version: Int64? { get }
    /// Runs a closure in a transaction, which is durable on return. The closure may run more than once, and does not
    /// run if the store is closed.
    func write<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value
    /// Runs a read-only closure on one snapshot.
    func read<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value
    /// Writes a restorable copy while others use the store.
    func backUp(to path: String) async throws
    func close() async
}
