import CPostgres

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

    private let library: PostgresLibrary
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

    init(_ address: PostgresAddress, _ library: PostgresLibrary, cost: StoreCost = StoreCost()) throws {
        self.library = library
        self.cost = cost
        label = address.label
        let opened = Self.connect(
            [
                ("connect_timeout", "\(address.patience)"), ("tcp_user_timeout", "\(address.patience * 2_000)"),
                ("fallback_application_name", "dimo-server"),
                ("dbname", address.text), ("client_encoding", "UTF8"),
            ], library)
        guard let opened else {
            throw StoreProblem.unreadable(path: address.label, reason: "there is no memory for a connection")
        }
        connection = opened
        guard library.status(opened) == CONNECTION_OK else {
            let words = library.problem(opened).map { String(cString: $0) } ?? ""
            throw StoreProblem.unreadable(
                path: address.label, reason: words.split(whereSeparator: \.isNewline).joined(separator: " "))
        }
        let encoding = library.parameter(opened, "server_encoding").map { String(cString: $0) }
        guard encoding == "UTF8" else {
            throw StoreProblem.unreadable(
                path: address.label, reason: "its encoding is \(encoding ?? "unknown"): make it with ENCODING 'UTF8'")
        }
        try check(
            PostgresAnswer(library.run(connection, Self.settings), library))
        guard library.enterPipeline(connection) == 1 else {
            throw StoreProblem.unreadable(path: address.label, reason: "libpq refuses to send statements together")
        }
    }

    private static let settings = """
        SET client_min_messages = error; SET lock_timeout = 500; SET statement_timeout = 2000;
        SET idle_in_transaction_session_timeout = 30000; SET standard_conforming_strings = on;
        SET bytea_output = hex
        """

    deinit { library.finish(connection) }

    var isUsable: Bool {
        hearEnd()
        return library.status(connection) == CONNECTION_OK && failure?.endsConnection != true
            && library.transaction(connection) == PQTRANS_IDLE
    }

    // MARK: Statements

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
        try send(sql, arguments)
        return try hear().last?.changed ?? 0
    }

    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        try send(sql, arguments)
        return try hear().last?.rows() ?? []
    }

    func queryAll(_ statements: [SQLStatement]) throws -> [[SQLRow]] {
        var rows: [[SQLRow]] = []
        for first in stride(from: 0, to: statements.count, by: Self.most.statements / 2) {
            let part = statements[first..<min(first + Self.most.statements / 2, statements.count)]
            for statement in part { try send(statement.sql, statement.arguments) }
            rows += try hear().suffix(part.count).map { $0.rows() }
        }
        return rows
    }

    func send(_ sql: String, _ arguments: [SQLValue]) throws {
        let arguments = PostgresArguments(arguments)
        if expected.count >= Self.most.statements || expectedBytes + arguments.size > Self.most.bytes { _ = try hear() }
        let name = try prepare(sql)
        let isSent = arguments.withPointers { count, values, lengths, formats in
            library.sendPrepared(connection, name, count, values, lengths, formats, 0)
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
            if error is SQLError { _ = try? hear() }
            throw error
        }
    }

    func exclusively(_ task: SharedTask) throws {
        switch task {
        case .schema, .upkeep:
            // The work may read or rebuild whole tables.
            try wait(upTo: .seconds(60), working: .seconds(600))
        case .recount:
            try wait(upTo: .seconds(60), working: .seconds(600))
            try send("LOCK TABLE cell, month_cell, hot_cell, mood_cell, post_cell IN SHARE ROW EXCLUSIVE MODE", [])
        case .fold: break
        }
        _ = try query("SELECT pg_advisory_xact_lock(?)", [.integer(task.number)])
    }

    private func wait(upTo lock: Duration, working: Duration) throws {
        try send("SET LOCAL lock_timeout = \(Int(lock / .milliseconds(1)))", [])
        try send("SET LOCAL statement_timeout = \(Int(working / .milliseconds(1)))", [])
    }

    func command(_ sql: String) throws {
        hearEnd()
        _ = library.leavePipeline(connection)
        defer { _ = library.enterPipeline(connection) }
        try check(PostgresAnswer(library.run(connection, sql), library))
    }

    // MARK: Transactions

    /// Queues the start with the first statement. Resets the failure of an earlier try.
    func begin(_ mode: String) throws {
        hearEnd()
        failure = nil
        savepoints = 0
        countChanges = CountChanges()
        sequences = MemberSequences()
        try send(mode, [])
    }

    /// Waits until the writes are durable.
    func commit() throws {
        try send("COMMIT", [])
        guard try hear().last?.done == "COMMIT" else {
            throw SQLError.statement("the transaction was undone before its end")
        }
    }

    func rollback() throws {
        // A failure of earlier statements would make the server skip this one.
        _ = try? hear()
        try send("ROLLBACK", [])
        _ = try hear()
    }

    /// Ends a read-only transaction. Ignores the server's answer.
    func endReading() {
        guard (try? send("COMMIT", [])) != nil, library.sync(connection) == 1 else { return }
        isEnding = true
    }

    private func hearEnd() {
        guard isEnding else { return }
        isEnding = false
        _ = try? hear(isSynced: true)
    }

    // MARK: Answers

    /// Returns the name of a prepared statement; an empty name is prepared anew each time.
    private func prepare(_ sql: String) throws -> String {
        if let name = prepared[sql] { return name }
        lastName += 1
        let name = prepared.count < Self.mostPrepared ? "p\(lastName)" : ""
        guard library.sendPreparation(connection, name, PostgresStatement.numbered(sql), 0, nil) == 1 else {
            throw lost()
        }
        expected.append(.preparation(sql: sql))
        expectedBytes += sql.utf8.count
        if !name.isEmpty { prepared[sql] = name }
        return name
    }

    /// Waits for all results and throws the first failure. `isSynced` tells that a sync was already sent.
    private func hear(isSynced: Bool = false) throws -> [PostgresAnswer] {
        let waiting = expected
        expected = []
        expectedBytes = 0
        guard !waiting.isEmpty else { return [] }
        if !isSynced {
            cost.addRoundTrip()
            guard library.sync(connection) == 1 else { throw lost() }
        }
        var answers: [PostgresAnswer] = []
        var first: PostgresFailure?
        for place in waiting {
            let answer = PostgresAnswer(library.nextAnswer(connection), library)
            if let failure = answer.failure {
                if !answer.isSkipped { first = first ?? failure }
                if case .preparation(let sql) = place { prepared[sql] = nil }
                if library.status(connection) != CONNECTION_OK { break }
            }
            // A null result ends the results of each statement.
            while let more = library.nextAnswer(connection) { library.clear(more) }
            if case .statement = place { answers.append(answer) }
        }
        if library.status(connection) == CONNECTION_OK {
            // The result of the sync.
            library.clear(library.nextAnswer(connection))
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

    private static func connect(_ options: [(String, String)], _ library: PostgresLibrary) -> OpaquePointer? {
        let keys = options.map { Array($0.0.utf8CString) }
        let values = options.map { Array($0.1.utf8CString) }
        func pointers(
            _ texts: [[CChar]], _ found: [UnsafePointer<CChar>?],
            _ body: ([UnsafePointer<CChar>?]) -> OpaquePointer?
        ) -> OpaquePointer? {
            guard let first = texts.first else { return body(found + [nil]) }
            return first.withUnsafeBufferPointer { pointers(Array(texts.dropFirst()), found + [$0.baseAddress], body) }
        }
        return pointers(keys, []) { keys in
            // The 1 lets libpq expand an address in `dbname`.
            pointers(values, []) { values in library.connect(keys, values, 1) }
        }
    }
}
