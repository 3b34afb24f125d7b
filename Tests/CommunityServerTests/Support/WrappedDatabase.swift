import Synchronization

@testable import CommunityServer

/// A store that forwards to another one and changes parts of its behaviour.
protocol WrappedDatabase: SQLDatabase {
    var base: any SQLDatabase { get }
}

extension WrappedDatabase {
    var label: String { base.label }
    var dialect: SQLDialect { base.dialect }
    var cost: StoreCost { base.cost }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await base.read(body)
    }

    func backUp(to path: String) async throws { try await base.backUp(to: path) }
    func close() async { await base.close() }
}

/// A store whose disk can be made full: reads succeed, writes fail.
final class FullDatabase: WrappedDatabase {
    let base: any SQLDatabase
    private let isFull = Atomic(false)

    init(_ base: any SQLDatabase) {
        self.base = base
    }

    func setFull(_ isFull: Bool) { self.isFull.store(isFull, ordering: .relaxed) }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        guard !isFull.load(ordering: .relaxed) else { throw SQLError.unavailable(.full(path: label)) }
        return try await base.write(body)
    }
}

/// A store that rolls back every transaction once and repeats it, as after a conflict.
final class RepeatingDatabase: WrappedDatabase {
    private struct Undone: Error {}

    let base: any SQLDatabase

    init(_ base: any SQLDatabase) {
        self.base = base
    }

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
}

/// A store that runs an action before a later write.
final class InterruptedDatabase: WrappedDatabase {
    let base: any SQLDatabase
    private let number: Int
    private let counter = Counter()
    private let interruption: @Sendable (any SQLConnection) throws -> Void

    /// - Parameter number: the number of the write, from 1.
    init(
        _ base: any SQLDatabase, before number: Int,
        _ interruption: @escaping @Sendable (any SQLConnection) throws -> Void
    ) {
        self.base = base
        self.number = number
        self.interruption = interruption
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        if counter.next() == number { try await base.write(interruption) }
        return try await base.write(body)
    }
}
