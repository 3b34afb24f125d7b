import Synchronization

/// A PostgreSQL replica, which answers page requests once it has reached the viewer's position. Otherwise the primary
/// answers. A failed replica is checked again on a later page request.
final class Replica: Sendable {
    typealias Report = @Sendable (ReplicaCondition, _ cause: String?) -> Void

    /// Milliseconds before a failed replica is checked again.
    private static let pause: Int64 = 30_000
    /// Further readers use the primary rather than wait for a connection.
    private static let mostReading = 8

    private struct State {
        var condition = ReplicaCondition.unknown
        var nextLook: Int64 = .min
        var look: Task<Void, Never>?
        var reading = 0
        var answered = 0
        var passed = 0
    }

    private let database: any SQLDatabase
    private let report: Report
    private let state = Mutex(State())

    init(_ database: any SQLDatabase, report: @escaping Report = { _, _ in }) {
        self.database = database
        self.report = report
    }

    var condition: ReplicaCondition { state.withLock { $0.condition } }

    var metrics: String {
        let (isServing, answered, passed) = state.withLock { ($0.condition == .serving, $0.answered, $0.passed) }
        return """
            # TYPE dimo_replica_serving gauge
            dimo_replica_serving \(isServing ? 1 : 0)
            # TYPE dimo_page_reads_total counter
            dimo_page_reads_total{store="replica"} \(answered)
            dimo_page_reads_total{store="primary"} \(passed)

            """
    }

    /// Returns nil if the primary has to answer.
    func read<Value: Sendable>(
        _ need: ReadPosition, token: String?, at now: Int64,
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async -> Value? {
        let isFree = state.withLock { state in
            guard state.condition == .serving, state.reading < Self.mostReading else { return false }
            state.reading += 1
            return true
        }
        guard isFree else { return nil }
        defer { state.withLock { $0.reading -= 1 } }
        do {
            let (reach, value) = try await database.read { db in
                let reach = need.reach(of: try ReadPosition.of(token, at: now, in: db))
                return (reach, reach == .there ? try body(db) : nil)
            }
            if reach == .late || reach == .foreign { note(reach, at: now) }
            return value
        } catch SQLError.conflict {
            // The replica cancelled the read to replay a change; read from the primary.
            return nil
        } catch is ServerProblem {
            // The replica lacks the account's creation or removal.
            return nil
        } catch {
            set(.away, at: now, cause: "\(error)")
            return nil
        }
    }

    func count(isAnswered: Bool) {
        state.withLock { state in
            if isAnswered { state.answered += 1 } else { state.passed += 1 }
        }
    }

    /// Checks a failed replica in the background, at most once per `pause`.
    func lookAgain(beside arrival: Arrival, at now: Int64) {
        let need = ReadPosition(arrival)
        state.withLock { state in
            guard state.condition != .serving, state.look == nil, now >= state.nextLook else { return }
            state.nextLook = now + Self.pause
            state.look = Task {
                await look(need, at: now)
                self.state.withLock { $0.look = nil }
            }
        }
    }

    func settle() async { await state.withLock { $0.look }?.value }

    func close() async {
        await settle()
        await database.close()
    }

    private func look(_ need: ReadPosition, at now: Int64) async {
        do {
            note(need.reach(of: try await database.read { try ReadPosition.of(nil, at: now, in: $0) }), at: now)
        } catch {
            set(.away, at: now, cause: "\(error)")
        }
    }

    private func note(_ reach: ReadPosition.Reach, at now: Int64) {
        switch reach {
        case .there, .behind: set(.serving, at: now)
        case .late: set(.late, at: now)
        case .foreign: set(.foreign, at: now)
        }
    }

    private func set(_ condition: ReplicaCondition, at now: Int64, cause: String? = nil) {
        let isNew = state.withLock { state in
            defer { state.condition = condition }
            if condition != .serving, state.condition == .serving { state.nextLook = now + Self.pause }
            return state.condition != condition
        }
        if isNew { report(condition, cause) }
    }
}
