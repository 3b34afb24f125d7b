/// A thread's place for a connection, which is opened when there is something to do.
final class PostgresSlot {
    private let address: PostgresAddress
    private let library: PostgresLibrary
    private let cost: StoreCost
    private var connection: PostgresConnection?

    init(_ address: PostgresAddress, _ library: PostgresLibrary, _ cost: StoreCost) {
        self.address = address
        self.library = library
        self.cost = cost
    }

    /// The connection, opened when there is none that can be used.
    ///
    /// - Throws: `StoreProblem`.
    func open() throws -> PostgresConnection {
        if let connection, connection.isUsable { return connection }
        drop()
        let opened = try PostgresConnection(address, library, cost: cost)
        connection = opened
        return opened
    }

    func drop() { connection = nil }
}

/// Threads with a connection each.
typealias PostgresPool = WorkerPool<PostgresSlot>

extension PostgresPool {
    convenience init(
        _ address: PostgresAddress, _ library: PostgresLibrary, threads: Int, cost: StoreCost = StoreCost()
    ) {
        self.init(threads: threads) { PostgresSlot(address, library, cost) }
    }
}
