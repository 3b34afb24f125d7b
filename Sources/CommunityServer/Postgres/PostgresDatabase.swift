import Foundation
import Synchronization

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
    let label: String
    private let writers: PostgresPool
    private let readers: PostgresPool

    /// Connects on first use. Throws `StoreProblem`.
    init(_ address: PostgresAddress, threads: Threads = Threads()) throws {
        label = address.label
        guard address.isEscaped else {
            throw StoreProblem.unreadable(
                path: address.label, reason: "in a user or a password, write @ as %40, / as %2F, ? as %3F, # as %23")
        }
        guard address.isValid else {
            throw StoreProblem.unreadable(path: address.label, reason: "invalid address")
        }
        writers = PostgresPool(address, threads: threads.writing, cost: cost, isWriting: true)
        readers = PostgresPool(address, threads: threads.reading, cost: cost)
    }

    deinit {
        writers.stop()
        readers.stop()
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value {
        try await writers.run(at: label) { [label] in try Self.transaction(.writing, $0, label, body) }
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value {
        try await readers.run(at: label) { [label] in try Self.transaction(.reading, $0, label, body) }
    }

    func backUp(to path: String) async throws {
        throw StoreProblem.unreadable(
            path: label, reason: "PostgreSQL makes its own copies: pg_dump, or pg_basebackup with a log archive")
    }

    func close() async {
        await writers.close()
        await readers.close()
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
                } else if failure == nil, kind == .reading {
                    // Refused by a rule, such as for a wrong token: costs no more round trips than an answer.
                    connection.endReading()
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

final class PostgresSlot {
    private let address: PostgresAddress
    private let cost: StoreCost
    private let isWriting: Bool
    private let breaker: PostgresBreaker
    private var connection: PostgresConnection?

    init(_ address: PostgresAddress, _ cost: StoreCost, isWriting: Bool, _ breaker: PostgresBreaker) {
        self.address = address
        self.cost = cost
        self.isWriting = isWriting
        self.breaker = breaker
    }

    /// Opens a connection if none is usable. Throws `StoreProblem`.
    func open() throws -> PostgresConnection {
        if let connection, connection.isUsable { return connection }
        drop()
        return try breaker.pass {
            let opened = try PostgresConnection(address, cost: cost, isWriting: isWriting)
            connection = opened
            return opened
        }
    }

    func drop() { connection = nil }
}

/// Fails at once for a second after a connection could not be opened: otherwise every waiting job
/// would wait for its own attempt, one after another.
final class PostgresBreaker: Sendable {
    private let last = Mutex<(at: ContinuousClock.Instant, problem: StoreProblem)?>(nil)

    func pass<Value>(_ open: () throws -> Value) throws -> Value {
        if let last = last.withLock({ $0 }), .now - last.at < .seconds(1) { throw last.problem }
        do {
            let value = try open()
            last.withLock { $0 = nil }
            return value
        } catch let problem as StoreProblem {
            last.withLock { $0 = (.now, problem) }
            throw problem
        }
    }
}

typealias PostgresPool = WorkerPool<PostgresSlot>

extension PostgresPool {
    /// If `isWriting`, connections must lead to the primary.
    convenience init(_ address: PostgresAddress, threads: Int, cost: StoreCost = StoreCost(), isWriting: Bool = false) {
        let breaker = PostgresBreaker()
        self.init(threads: threads) { PostgresSlot(address, cost, isWriting: isWriting, breaker) }
    }
}
