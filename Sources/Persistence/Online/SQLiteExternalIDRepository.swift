package import Domain
import GRDB

package struct SQLiteExternalIDRepository: Sendable {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Only works with ids.
    package func externalIDs() async throws -> [Identifier<Work>: [ExternalID]] {
        try await database.read { db in try Self.all(db) }
    }

    static func all(_ db: Database) throws -> [Identifier<Work>: [ExternalID]] {
        var found: [Identifier<Work>: [ExternalID]] = [:]
        for row in try Row.fetchAll(db, sql: SQL.all) {
            found[Identifier(row["target"]), default: []].append(ExternalID(row["source"], row["value"]))
        }
        return found.mapValues { ids in ids.sorted { $0.description < $1.description } }
    }

    private enum SQL {
        static let all = "SELECT source, value, target FROM external_id WHERE kind = 'work'"
    }
}

enum ExternalIDRows {
    static func row(_ id: ExternalID, _ target: KeptTarget, keptAt: Int64?) -> [String: JournalValue] {
        let (kind, value) =
            switch target {
            case .work(let work): ("work", work.rawValue)
            case .drink(let drink): ("drink", drink.rawValue)
            }
        return [
            "source": .text(id.source), "value": .text(id.value), "kind": .text(kind), "target": .text(value),
            "kept_at": keptAt.map { .integer($0) } ?? .none,
        ]
    }

    /// Nil if nothing with the id exists here any more.
    static func target(of id: ExternalID, _ db: Database) throws -> KeptTarget? {
        let row = try Row.fetchOne(db, SQL.target, [id.source, id.value])
        guard let row, row["is_there"] else { return nil }
        let target: String = row["target"]
        return row["kind"] == "work" ? .work(Identifier(target)) : .drink(Identifier(target))
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
        static let sources = """
            SELECT source, value, kept_at FROM external_id
            WHERE kind = 'work' AND target = ? AND kept_at IS NOT NULL
            """
    }
}
