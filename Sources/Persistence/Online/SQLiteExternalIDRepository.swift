package import Domain
import GRDB

package struct SQLiteExternalIDRepository: Sendable {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Only works with IDs. Leaves out IDs in the bundled files.
    package func externalIDs() async throws -> [Identifier<Work>: [ExternalID]] {
        try await database.read { db in
            try Self.all(db).compactMapValues { ids in
                ids.own.isEmpty ? nil : ids.own.sorted { $0.description < $1.description }
            }
        }
    }

    static func all(_ db: Database) throws -> [Identifier<Work>: WorkIDRows] {
        try Row.fetchAll(db, "SELECT source, value, target FROM external_id WHERE kind = 'work'")
            .reduce(into: [:]) { $0[Identifier($1["target"]), default: WorkIDRows()].add($1) }
    }
}

/// The IDs of a work, with those in the bundled files kept apart.
struct WorkIDRows {
    private(set) var own: [ExternalID] = []
    private(set) var bundled: [ExternalID] = []

    static func of(_ work: Identifier<Work>, _ db: Database) throws -> WorkIDRows {
        let sql = "SELECT source, value FROM external_id WHERE kind = 'work' AND target = ?"
        return try Row.fetchAll(db, sql, [work.rawValue]).reduce(into: WorkIDRows()) { $0.add($1) }
    }

    mutating func add(_ row: Row) {
        let source: String = row["source"]
        if source.hasPrefix(ExternalIDRows.bundled) {
            bundled.append(ExternalID(String(source.dropFirst(ExternalIDRows.bundled.count)), row["value"]))
        } else {
            own.append(ExternalID(source, row["value"]))
        }
    }
}

enum ExternalIDRows {
    /// Precedes the source of an ID in the bundled files. Another work added earlier may have the same ID.
    static let bundled = "bundled/"

    static func row(_ id: ExternalID, _ target: KeptTarget, keptAt: Int64?) -> [String: JournalValue] {
        let (kind, value) =
            switch target {
            case .work(let work): ("work", work.rawValue)
            case .drink(let drink): ("drink", drink.rawValue)
            }
        return [
            "source": .text(id.source), "value": .text(id.value), "kind": .text(kind), "target": .text(value),
            "kept_at": .optional(keptAt),
        ]
    }

    /// Nil if nothing with the id exists here any more.
    static func target(of id: ExternalID, _ db: Database) throws -> KeptTarget? {
        let row = try Row.fetchOne(db, SQL.target, [id.source, id.value])
        guard let row, row["is_there"] else { return nil }
        let target: String = row["target"]
        return row["kind"] == "work" ? .work(Identifier(target)) : .drink(Identifier(target))
    }

    /// The bundled work of one of the clue's IDs, unless the clue contradicts it.
    static func bundledWork(of clue: WorkClue, _ db: Database) throws -> Row? {
        for id in clue.ids.compactMap(ExternalID.init(_:)) {
            guard let row = try Row.fetchOne(db, SQL.bundledWork, [bundled + id.source, id.value]) else { continue }
            if !clue.contradicts(KnownWork(WorkRows.work(row))) { return row }
        }
        return nil
    }

    /// Replaces the IDs in the bundled files; an ID that occurs twice belongs to the first work.
    static func replaceBundled(with works: [CastWork], _ db: Database) throws {
        try db.execute(SQL.removeBundled)
        let statement = try db.makeStatement(sql: SQL.addBundled)
        for work in works {
            for id in work.ids {
                try statement.execute(arguments: [bundled + id.source, id.value, work.work.id.rawValue])
            }
        }
    }

    /// The bundled works by the earlier work that has one of their IDs.
    static func bundledTwins(_ db: Database) throws -> [Identifier<Work>: Set<Identifier<Work>>] {
        try Row.fetchAll(db, SQL.twins).reduce(into: [:]) { twins, row in
            twins[Identifier(row["work"]), default: []].insert(Identifier(row["bundled"]))
        }
    }

    /// The source that reported the work last.
    static func source(of work: Identifier<Work>, _ db: Database) throws -> KeptSource? {
        try Row.fetchAll(db, SQL.sources, [work.rawValue])
            .map { KeptSource(id: ExternalID($0["source"], $0["value"]), keptAt: $0["kept_at"]) }
            .max { $0.keptAt < $1.keptAt }
    }

    enum SQL {
        static let target = """
            SELECT kind, target, CASE kind
                WHEN 'work' THEN EXISTS (SELECT 1 FROM work WHERE work.id = target AND is_gone = 0)
                ELSE EXISTS (SELECT 1 FROM drink WHERE drink.id = target) END AS is_there
            FROM external_id WHERE source = ? AND value = ?
            """
        static let bundledWork = """
            SELECT work.* FROM external_id CROSS JOIN work ON work.id = target AND is_gone = 0
            WHERE source = ? AND value = ?
            """
        /// `0` follows `/`, so that the range contains every source that begins with `bundled/`.
        static let removeBundled = "DELETE FROM external_id WHERE source >= 'bundled/' AND source < 'bundled0'"
        static let addBundled = """
            INSERT OR IGNORE INTO external_id (source, value, kind, target) VALUES (?, ?, 'work', ?)
            """
        static let twins = """
            SELECT other.target AS work, given.target AS bundled FROM external_id AS given
            CROSS JOIN external_id AS other
            ON other.source = substr(given.source, 9) AND other.value = given.value AND other.target <> given.target
            WHERE given.source >= 'bundled/' AND given.source < 'bundled0' AND other.kind = 'work'
            """
        static let sources = """
            SELECT source, value, kept_at FROM external_id
            WHERE kind = 'work' AND target = ? AND kept_at IS NOT NULL
            """
    }
}
