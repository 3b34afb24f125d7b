internal import CPostgres

/// A connection to PostgreSQL. It stays on the thread that opened it.
final class PostgresConnection: SQLConnection {
    /// Statements that are prepared; the rules have about two hundred.
    private static let mostPrepared = 400

    private let library: PostgresLibrary
    private let connection: OpaquePointer
    private let label: String
    private var prepared: [String: String] = [:]
    private var savepoints = 0
    /// What the last statement that failed was told.
    private(set) var failure: PostgresFailure?
    var countChanges = CountChanges()

    /// - Throws: `StoreProblem`.
    init(_ address: PostgresAddress, _ library: PostgresLibrary) throws {
        self.library = library
        label = address.label
        let opened = Self.connect(
            [
                ("connect_timeout", "5"), ("tcp_user_timeout", "10000"), ("fallback_application_name", "dimo-server"),
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
        try command(
            """
            SET client_min_messages = error; SET lock_timeout = 500; SET statement_timeout = 2000;
            SET idle_in_transaction_session_timeout = 30000; SET standard_conforming_strings = on;
            SET bytea_output = hex
            """)
    }

    deinit { library.finish(connection) }

    /// Whether it can serve another transaction.
    var isUsable: Bool {
        library.status(connection) == CONNECTION_OK && failure?.endsConnection != true
            && library.transaction(connection) == PQTRANS_IDLE
    }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int { try answer(sql, arguments).changed }

    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] { try answer(sql, arguments).rows() }

    func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        savepoints += 1
        defer { savepoints -= 1 }
        let name = "s\(savepoints)"
        let before = countChanges
        try command("SAVEPOINT \(name)")
        do {
            let value = try body()
            try command("RELEASE SAVEPOINT \(name)")
            return value
        } catch {
            countChanges = before
            // Where this fails too, so does the commit.
            try? command("ROLLBACK TO SAVEPOINT \(name)")
            throw error
        }
    }

    func exclusively(_ task: SharedTask) throws {
        switch task {
        case .schema, .upkeep:
            // Whole tables may be read and made anew.
            try command("SET LOCAL lock_timeout = 60000; SET LOCAL statement_timeout = 600000")
        case .recount:
            try command("SET LOCAL lock_timeout = 60000; SET LOCAL statement_timeout = 600000")
            try command("LOCK TABLE cell, month_cell, hot_cell, mood_cell, post_cell IN SHARE ROW EXCLUSIVE MODE")
        case .fold: break
        }
        _ = try query("SELECT pg_advisory_xact_lock(?)", .integer(task.number))
    }

    /// Runs what has no arguments and no rows.
    func command(_ sql: String) throws { try check(PostgresAnswer(library.run(connection, sql), library)) }

    private func answer(_ sql: String, _ arguments: [SQLValue]) throws -> PostgresAnswer {
        let name = try prepare(sql)
        let answer = PostgresArguments(arguments).withPointers { count, values, lengths, formats in
            PostgresAnswer(library.runPrepared(connection, name, count, values, lengths, formats, 0), library)
        }
        try check(answer)
        return answer
    }

    /// The name of a statement that is prepared; an empty one is prepared anew each time.
    private func prepare(_ sql: String) throws -> String {
        if let name = prepared[sql] { return name }
        let name = prepared.count < Self.mostPrepared ? "p\(prepared.count)" : ""
        try check(
            PostgresAnswer(library.prepare(connection, name, PostgresStatement.numbered(sql), 0, nil), library))
        if !name.isEmpty { prepared[sql] = name }
        return name
    }

    private func check(_ answer: PostgresAnswer) throws {
        guard let failure = answer.failure else { return }
        self.failure = failure
        throw failure.error(label)
    }

    /// Forgets what went wrong before another try.
    func begin(_ mode: String) throws {
        failure = nil
        savepoints = 0
        countChanges = CountChanges()
        try command(mode)
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
            // 1: the address stands where the name of a database may.
            pointers(values, []) { values in library.connect(keys, values, 1) }
        }
    }
}
