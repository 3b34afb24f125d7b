import Synchronization

@testable import CommunityServer

/// A store on a disk that may be full: it is read, and nothing is written.
final class FullDatabase: SQLDatabase {
    private let base: any SQLDatabase
    private let isFull = Atomic(false)

    init(_ base: any SQLDatabase) {
        self.base = base
    }

    func setFull(_ isFull: Bool) { self.isFull.store(isFull, ordering: .relaxed) }

    var label: String { base.label }
    var dialect: SQLDialect { base.dialect }
    var cost: StoreCost { base.cost }
    var version: Int64? { base.version }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        guard !isFull.load(ordering: .relaxed) else { throw SQLError.unavailable(.full(path: label)) }
        return try await base.write(body)
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await base.read(body)
    }

    func backUp(to path: String) async throws { try await base.backUp(to: path) }
    func close() async { await base.close() }
}
