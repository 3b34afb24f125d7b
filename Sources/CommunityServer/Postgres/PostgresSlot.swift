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

    /// Returns the connection, and opens one if none is usable.
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

typealias PostgresPool = WorkerPool<PostgresSlot>

extension PostgresPool {
    convenience init(
        _ address: PostgresAddress, _ library: PostgresLibrary, threads: Int, cost: StoreCost = StoreCost()
    ) {
        self.init(threads: threads) { PostgresSlot(address, library, cost) }
    }
}
