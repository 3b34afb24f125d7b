import Foundation

final class PostgresDatabase: SQLDatabase {
    /// Separate threads for writing and reading: waiting for a lock does not block reads.
    struct Threads: Sendable {
        var writing = 8
        var reading = 8
    }

    private enum Transaction: String {
        case writing = "BEGIN"
        case reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    }

    private static let tries = 5
    /// The longest wait before the second try, in seconds. Doubles for each further try.
    private static let pause = 0.01

    let dialect = SQLDialect.postgres
    let cost = StoreCost()
    /// Asking for it would take as long as asking for a page.
    let version: Int64? = nil

    let label: String
    private let writers: PostgresPool
    private let readers: PostgresPool

    /// Connects on first use.
    ///
    /// - Throws: `StoreProblem`.
    init(_ address: PostgresAddress, threads: Threads = Threads()) throws {
        let library = try PostgresLibrary.shared()
        label = address.label
        guard address.isEscaped else {
            throw StoreProblem.unreadable(
                path: address.label, reason: "in a user or a password, write @ as %40, / as %2F, ? as %3F, # as %23")
        }
        guard address.isValid(library) else {
            throw StoreProblem.unreadable(path: address.label, reason: "the address cannot be read")
        }
        writers = PostgresPool(address, library, threads: threads.writing, cost: cost)
        readers = PostgresPool(address, library, threads: threads.reading, cost: cost)
    }

    deinit {
        writers.stop()
        readers.stop()
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await run(.writing, on: writers, body)
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await run(.reading, on: readers, body)
    }

    func backUp(to path: String) async throws {
        throw StoreProblem.unreadable(
            path: label, reason: "PostgreSQL makes its own copies: pg_dump, or pg_basebackup with a log archive")
    }

    func close() async {
        await writers.close()
        await readers.close()
    }

    private func run<Value: Sendable>(
        _ kind: Transaction, on pool: PostgresPool, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        let label = label
        return try await withCheckedThrowingContinuation { continuation in
            let isOpen = pool.add { slot in
                continuation.resume(with: Result { try Self.transaction(kind, slot, label, body) })
            }
            guard !isOpen else { return }
            continuation.resume(
                throwing: SQLError.unavailable(.unreadable(path: label, reason: "the server is stopping")))
        }
    }

    private static func transaction<Value>(
        _ kind: Transaction, _ slot: PostgresSlot, _ label: String, _ body: (any SQLConnection) throws -> Value
    ) throws -> Value {
        var left = tries
        var longestPause = pause
        while true {
            left -= 1
            let connection: PostgresConnection
            do {
                connection = try slot.open()
            } catch let problem as StoreProblem {
                throw SQLError.unavailable(problem)
            }
            // Whether the server may have committed without confirming it.
            var isInDoubt = false
            do {
                try connection.begin(kind.rawValue)
                let value = try body(connection)
                guard kind == .writing else {
                    connection.endReading()
                    return value
                }
                try connection.writeCounts()
                isInDoubt = true
                try connection.commit()
                return value
            } catch {
                let failure = connection.failure
                if failure?.endsConnection == true {
                    slot.drop()
                } else {
                    try? connection.rollback()
                }
                guard left > 0, error is SQLError, let failure else { throw error }
                guard failure.mayPass || (failure.endsConnection && !isInDoubt) else { throw error }
                // Random, so that conflicting transactions do not meet again. The pool's thread has nothing else to do.
                Thread.sleep(forTimeInterval: .random(in: 0...longestPause))
                longestPause *= 2
            }
        }
    }
}
