import CPostgres
import Foundation

/// A connection to PostgreSQL, confined to the thread that opened it.
///
/// Uses libpq's pipeline mode: statements are sent together once a result is needed. If one fails, the server skips the
/// rest, and the waiting caller gets the failure.
final class PostgresConnection: SQLConnection {
    private static let mostPrepared = 400
    /// The most statements and bytes sent before reading: their results fit into the buffers, so neither side blocks.
    private static let most = (statements: 128, bytes: 64 * 1_024)

    private enum Expected {
        case preparation(sql: String)
        case statement
    }

    let rowLock = "FOR NO KEY UPDATE"

    private let connection: OpaquePointer
    private let label: String
    private let cost: StoreCost
    private var prepared: [String: String] = [:]
    private var lastName = 0
    private var savepoints = 0
    private var expected: [Expected] = []
    private var expectedBytes = 0
    private var isEnding = false
    private(set) var failure: PostgresFailure?
    var countChanges = CountChanges()
    var sequences = MemberSequences()

    /// If `isWriting`, a standby is refused, or passed over if the address names several hosts.
    init(_ address: PostgresAddress, cost: StoreCost = StoreCost(), isWriting: Bool = false) throws {
        self.cost = cost
        label = address.label
        let opened = Self.connect(
            [
                ("connect_timeout", "5"), ("tcp_user_timeout", "10000"),
                ("fallback_application_name", "dimo-server"),
                ("dbname", address.text), ("client_encoding", "UTF8"),
                ("target_session_attrs", isWriting ? "read-write" : "any"),
            ])
        guard let opened else {
            throw StoreProblem.unreadable(path: address.label, reason: "out of memory")
        }
        connection = opened
        guard PQstatus(opened) == CONNECTION_OK else {
            let words = PQerrorMessage(opened).map { String(cString: $0) } ?? ""
            throw StoreProblem.unreadable(
                path: address.label, reason: words.split(whereSeparator: \.isNewline).joined(separator: " "))
        }
        let encoding = PQparameterStatus(opened, "server_encoding").map { String(cString: $0) }
        guard encoding == "UTF8" else {
            throw StoreProblem.unreadable(
                path: address.label, reason: "its encoding is \(encoding ?? "unknown"): make it with ENCODING 'UTF8'")
        }
        try check(PostgresAnswer(PQexec(connection, Self.settings)))
        guard PQenterPipelineMode(connection) == 1 else {
            throw StoreProblem.unreadable(path: address.label, reason: "libpq refuses to send statements together")
        }
    }

    private static let settings = """
        SET client_min_messages = error; SET lock_timeout = 500; SET statement_timeout = 2000;
        SET idle_in_transaction_session_timeout = 30000; SET standard_conforming_strings = on;
        SET bytea_output = hex
        """

    deinit { PQfinish(connection) }

    var isUsable: Bool {
        finishReading()
        return PQstatus(connection) == CONNECTION_OK && failure?.endsConnection != true
            && PQtransactionStatus(connection) == PQTRANS_IDLE
    }

    // MARK: Statements

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
        try send(sql, arguments)
        return try receiveResults().last?.changed ?? 0
    }

    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        try send(sql, arguments)
        return try receiveResults().last?.rows() ?? []
    }

    func queryAll(_ statements: [SQLStatement]) throws -> [[SQLRow]] {
        var rows: [[SQLRow]] = []
        for first in stride(from: 0, to: statements.count, by: Self.most.statements / 2) {
            let part = statements[first..<min(first + Self.most.statements / 2, statements.count)]
            for statement in part { try send(statement.sql, statement.arguments) }
            rows += try receiveResults().suffix(part.count).map { $0.rows() }
        }
        return rows
    }

    func send(_ sql: String, _ arguments: [SQLValue]) throws {
        let arguments = PostgresArguments(arguments)
        if expected.count >= Self.most.statements || expectedBytes + arguments.size > Self.most.bytes {
            _ = try receiveResults()
        }
        let name = try prepare(sql)
        let isSent = arguments.withPointers { count, values, lengths, formats in
            PQsendQueryPrepared(connection, name, count, values, lengths, formats, 0)
        }
        guard isSent == 1 else { throw lost() }
        cost.addStatement()
        expected.append(.statement)
        expectedBytes += arguments.size
    }

    func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        savepoints += 1
        defer { savepoints -= 1 }
        let name = "s\(savepoints)"
        let before = (countChanges, sequences)
        try send("SAVEPOINT \(name)", [])
        do {
            let value = try body()
            try send("RELEASE SAVEPOINT \(name)", [])
            return value
        } catch {
            (countChanges, sequences) = before
            // If this or an earlier statement fails, the commit reports it.
            try? send("ROLLBACK TO SAVEPOINT \(name)", [])
            if error is SQLError { _ = try? receiveResults() }
            throw error
        }
    }

    func begins(_ task: SharedTask) throws -> Bool {
        // Dead rows at the front of a queue may have to be read first.
        try send("SET LOCAL statement_timeout = 60000", [])
        return try query("SELECT pg_try_advisory_xact_lock(?) AS is_mine", [.integer(task.number)]).first?.bool(
            "is_mine")
            ?? false
    }

    func exclusively(_ task: SharedTask) throws {
        switch task {
        case .schema:
            // The work may read or rebuild whole tables.
            try wait(upTo: .seconds(60), working: .seconds(600))
        case .recount:
            try wait(upTo: .seconds(60), working: .seconds(600))
            try send("LOCK TABLE cell, month_cell, hot_cell, mood_cell, post_cell IN SHARE ROW EXCLUSIVE MODE", [])
        case .fold, .upkeep: break
        }
        _ = try query("SELECT pg_advisory_xact_lock(?)", [.integer(task.number)])
    }

    private func wait(upTo lock: Duration, working: Duration) throws {
        try send("SET LOCAL lock_timeout = \(Int(lock / .milliseconds(1)))", [])
        try send("SET LOCAL statement_timeout = \(Int(working / .milliseconds(1)))", [])
    }

    func command(_ sql: String) throws {
        finishReading()
        _ = PQexitPipelineMode(connection)
        defer { _ = PQenterPipelineMode(connection) }
        try check(PostgresAnswer(PQexec(connection, sql)))
    }

    // MARK: Transactions

    /// Queues the start with the first statement. Resets the failure of an earlier try.
    func begin(_ mode: String) throws {
        finishReading()
        failure = nil
        savepoints = 0
        countChanges = CountChanges()
        sequences = MemberSequences()
        try send(mode, [])
    }

    /// Waits until the writes are durable.
    func commit() throws {
        try send("COMMIT", [])
        guard try receiveResults().last?.done == "COMMIT" else {
            throw SQLError.statement("the transaction was rolled back before it ended")
        }
    }

    func rollback() throws {
        // A failure of earlier statements would make the server skip this one.
        _ = try? receiveResults()
        try send("ROLLBACK", [])
        _ = try receiveResults()
    }

    /// Ends a read-only transaction. Ignores the server's answer.
    func endReading() {
        guard (try? send("COMMIT", [])) != nil, PQpipelineSync(connection) == 1 else { return }
        isEnding = true
    }

    private func finishReading() {
        guard isEnding else { return }
        isEnding = false
        _ = try? receiveResults(isSynced: true)
    }

    // MARK: Answers

    /// Returns the name of a prepared statement; an empty name is prepared anew each time.
    private func prepare(_ sql: String) throws -> String {
        if let name = prepared[sql] { return name }
        lastName += 1
        let name = prepared.count < Self.mostPrepared ? "p\(lastName)" : ""
        guard PQsendPrepare(connection, name, PostgresStatement.numbered(sql), 0, nil) == 1 else {
            throw lost()
        }
        expected.append(.preparation(sql: sql))
        expectedBytes += sql.utf8.count
        if !name.isEmpty { prepared[sql] = name }
        return name
    }

    /// Throws the first failure after all results. `isSynced` means that a sync was already sent.
    private func receiveResults(isSynced: Bool = false) throws -> [PostgresAnswer] {
        let waiting = expected
        expected = []
        expectedBytes = 0
        guard !waiting.isEmpty else { return [] }
        if !isSynced {
            cost.addRoundTrip()
            guard PQpipelineSync(connection) == 1 else { throw lost() }
        }
        var answers: [PostgresAnswer] = []
        var first: PostgresFailure?
        for place in waiting {
            let answer = PostgresAnswer(PQgetResult(connection))
            if let failure = answer.failure {
                if !answer.isSkipped { first = first ?? failure }
                if case .preparation(let sql) = place { prepared[sql] = nil }
                if PQstatus(connection) != CONNECTION_OK { break }
            }
            // A null result ends the results of each statement.
            while let more = PQgetResult(connection) { PQclear(more) }
            if case .statement = place { answers.append(answer) }
        }
        if PQstatus(connection) == CONNECTION_OK {
            // The result of the sync.
            PQclear(PQgetResult(connection))
        } else {
            first = first ?? PostgresFailure(state: "", message: "")
        }
        guard let first else { return answers }
        failure = first
        throw first.error(label)
    }

    private func check(_ answer: PostgresAnswer) throws {
        guard let failure = answer.failure else { return }
        self.failure = failure
        throw failure.error(label)
    }

    private func lost() -> SQLError {
        let failure = PostgresFailure(state: "", message: "")
        self.failure = failure
        return failure.error(label)
    }

    private static func connect(_ options: [(String, String)]) -> OpaquePointer? {
        let keys = options.map { strdup($0.0) } + [nil]
        let values = options.map { strdup($0.1) } + [nil]
        defer { for text in keys + values { free(text) } }
        // The 1 lets libpq expand an address in `dbname`.
        return PQconnectdbParams(keys.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
    }
}
