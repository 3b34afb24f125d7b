package import Domain
import Foundation
import GRDB
import SQLiteFiles

package struct StoreInspector: Sendable {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Inspects a file without creating or migrating it; nil if there is none. Throws `StoreError` if the file cannot
    /// be read as a database.
    package static func report(ofFileAt path: String) throws(StoreError) -> StoreReport? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        // Opening a file with a write-ahead log would create the log's files; a copy is inspected unless they exist
        // already.
        let isInUse = FileManager.default.fileExists(atPath: path + "-shm")
        let report =
            isInUse ? nil : DatabaseFile(path: path).withTemporaryCopy { try? Self.report(at: $0, named: path) }
        if let report { return report }
        let direct = try StoreError.mapping(path: path) { try Self.report(at: path, named: path) }
        try refuseUnreadable(direct)
        return direct
    }

    /// Throws `disk` for a report of damage in a file that cannot be read now.
    private static func refuseUnreadable(_ report: StoreReport) throws(StoreError) {
        guard report.integrity != ["ok"], let path = report.path else { return }
        if !SQLiteFile(path: path).canBeRead() { throw .disk }
    }

    /// The paths of databases that were renamed to make room for the one at a path.
    package static func filesSetAside(from path: String) -> [String] { DatabaseFile(path: path).filesSetAside }

    private static func report(at path: String, named name: String) throws -> StoreReport {
        let queue = try DatabaseQueue(path: path, configuration: AppDatabase.configuration(isReadOnly: true))
        defer { try? queue.close() }
        return try queue.read { db in try report(db, path: name) }
    }

    package func report() async throws -> StoreReport {
        let path = database.path
        let report = try await database.read { db in try Self.report(db, path: path) }
        try Self.refuseUnreadable(report)
        return report
    }

    private static func cities(_ db: Database) throws -> Set<String> {
        let lists = try String.fetchAll(db, sql: "SELECT cities FROM city_list").compactMap(CityEntry.entries)
        return Set(lists.joined().map(\.id))
    }

    /// Checks twice before it reports damage, since a failed read is reported as damage, too.
    private static func integrity(_ db: Database) throws -> [String] {
        let sql = "PRAGMA integrity_check(20)"
        let first = try String.fetchAll(db, sql: sql)
        return first == ["ok"] ? first : try String.fetchAll(db, sql: sql)
    }

    private static func report(_ db: Database, path: String?) throws -> StoreReport {
        let tables = try String.fetchAll(
            db,
            sql: """
                SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
                AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%\\_gram\\_%' ESCAPE '\\' ORDER BY name
                """)
        var rows: [String: Int] = [:]
        for table in tables {
            rows[table] = try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\(table)\"") ?? 0
        }
        return StoreReport(
            path: path, schemaVersion: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
            expectedVersion: Schema.version,
            sqliteVersion: try String.fetchOne(db, sql: "SELECT sqlite_version()") ?? "",
            integrity: try integrity(db),
            danglingReferences: try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count, rows: rows,
            accepted: rows["outbox"] == nil
                ? 0 : try Int.fetchOne(db, sql: "SELECT count(*) FROM outbox WHERE is_waiting = 2") ?? 0,
            cities: rows["city_list"] == nil ? [] : try cities(db))
    }
}

package struct StoreReport: Hashable, Sendable {
    /// Nil for a database in memory.
    package let path: String?
    package let schemaVersion: Int
    /// The version this program writes.
    package let expectedVersion: Int
    package let sqliteVersion: String
    /// The result of the integrity check; `["ok"]` if there is no problem.
    package let integrity: [String]
    package let danglingReferences: Int
    package let rows: [String: Int]
    /// Rows of `outbox` that a server has accepted but not yet carried out.
    package let accepted: Int
    package let cities: Set<String>

    /// The reason this program cannot open the file; nil if it can, and for a database in memory.
    package var problem: StoreError? {
        guard let path else { return nil }
        if schemaVersion > expectedVersion { return .newerFile(path: path) }
        return 1..<Schema.firstVersion ~= schemaVersion ? .olderFile(path: path) : nil
    }

    package var isHealthy: Bool {
        integrity == ["ok"] && danglingReferences == 0 && schemaVersion == expectedVersion
    }
}

/// The ids in a database file, for the shell. The file is neither created nor migrated.
package enum StoredIDs {
    package enum Kind: String, CaseIterable, Sendable {
        case drink, ingredient, work, character, tag, glass, tool, technique
        case account
        case made

        fileprivate var column: String {
            switch self {
            case .account: "name"
            case .made: "number"
            case .drink, .ingredient, .work, .character, .tag, .glass, .tool, .technique: "id"
            }
        }
    }

    /// The ids with a prefix, in order; nil without a readable file.
    package static func all(
        _ kind: Kind, beginningWith prefix: String, limit: Int, inFileAt path: String
    ) -> [String]? {
        read(path) { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT CAST(\(kind.column) AS TEXT) AS word FROM "\(kind.rawValue)"
                    WHERE substr(word, 1, length(?)) = ? ORDER BY \(kind.column) LIMIT ?
                    """, arguments: [prefix, prefix, limit])
        }
    }

    /// Nil without a readable file.
    package static func contains(_ kind: Kind, _ id: String, inFileAt path: String) -> Bool? {
        read(path) { db in
            let sql = "SELECT 1 FROM \"\(kind.rawValue)\" WHERE \(kind.column) = ?"
            return try Int.fetchOne(db, sql: sql, arguments: [id]) != nil
        }
    }

    private static func read<Value>(_ path: String, _ body: (Database) throws -> Value) -> Value? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let configuration = AppDatabase.configuration(isReadOnly: true)
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return nil }
        defer { try? queue.close() }
        return try? queue.read(body)
    }
}
