import Synchronization

@testable import CommunityServer

/// A store that has met another transaction each time, undoes what was done and does it again.
final class RepeatingDatabase: SQLDatabase {
    private struct Undone: Error {}

    private let base: any SQLDatabase

    init(_ base: any SQLDatabase) {
        self.base = base
    }

    var label: String { base.label }
    var dialect: SQLDialect { base.dialect }
    var cost: StoreCost { base.cost }
    var version: Int64? { base.version }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        do {
            try await base.write { db -> Void in
                _ = try body(db)
                throw Undone()
            }
        } catch is Undone {}
        return try await base.write(body)
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        _ = try await base.read(body)
        return try await base.read(body)
    }

    func backUp(to path: String) async throws { try await base.backUp(to: path) }
    func close() async { await base.close() }
}
