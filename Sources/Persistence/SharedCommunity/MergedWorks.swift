internal import CommunityProtocol
internal import Domain
internal import GRDB

/// Works of a community that became one there. What the member said of either comes with their own changes; what stays on
/// this machine follows here, and who names the old one is shown the one that remains.
struct MergedWorks {
    let db: Database

    /// Notes what became of a work and of its characters.
    func note(_ row: CatalogueRow) throws {
        guard let into = row.into, into.isWellFormed else { return }
        try note("work", row.work.id.rawValue, into.rawValue)
        for character in row.cast.prefix(OwnWork.largestCast) {
            guard let into = character.into, character.id.isWellFormed, into.isWellFormed else { continue }
            try note("character", character.id.rawValue, into.rawValue)
        }
    }

    /// - Returns: the work that is meant by the name of one that became a part of it; itself for any other.
    static func present(_ id: Identifier<Work>, _ db: Database) throws -> Identifier<Work> {
        try String.fetchOne(db.cachedStatement(sql: SQL.present("work")), arguments: [id.rawValue])
            .map { Identifier($0) } ?? id
    }

    /// - Returns: the character that is meant by the name of one that became one with it; itself for any other.
    static func present(_ id: Identifier<WorkCharacter>, _ db: Database) throws -> Identifier<WorkCharacter> {
        try String.fetchOne(db.cachedStatement(sql: SQL.present("character")), arguments: [id.rawValue])
            .map { Identifier($0) } ?? id
    }

    /// Moves what was watched of those that became a part of a work.
    func follow(_ work: Identifier<Work>) throws {
        guard let number = try CommunityNumbers.work(work, db) else { return }
        let merged = try String.fetchAll(
            db.cachedStatement(sql: "SELECT id FROM merged_id WHERE kind = 'work' AND became = ?"),
            arguments: [work.rawValue])
        for old in merged {
            guard let gone = try CommunityNumbers.work(Identifier(old), db) else { continue }
            // Who has an account in another community may have it still.
            guard try Bool.fetchOne(db, sql: "SELECT is_gone FROM work WHERE number = ?", arguments: [gone]) == true
            else { continue }
            try db.execute(sql: SQL.moveWatched, arguments: [number, gone])
            try db.execute(sql: SQL.moveEvenings, arguments: [work.rawValue, old])
        }
    }

    private func note(_ kind: String, _ old: String, _ new: String) throws {
        guard old != new else { return }
        try db.execute(
            sql: "UPDATE merged_id SET became = ? WHERE kind = ? AND became = ?", arguments: [new, kind, old])
        try db.execute(
            sql: "INSERT OR REPLACE INTO merged_id (kind, id, became) VALUES (?, ?, ?)", arguments: [kind, old, new])
        try db.execute(sql: "DELETE FROM merged_id WHERE kind = ? AND id = became", arguments: [kind])
    }
}

extension MergedWorks {
    enum SQL {
        /// Only one that is gone here: another community of this machine may have it still.
        static func present(_ table: String) -> String {
            """
            SELECT remaining.id FROM merged_id CROSS JOIN \(table) AS old ON old.id = merged_id.id
            CROSS JOIN \(table) AS remaining ON remaining.id = merged_id.became
            WHERE merged_id.kind = '\(table)' AND merged_id.id = ? AND old.is_gone = 1
            """
        }
        /// The id under which a row is known, in a statement: that of what remains of one that became a part of it.
        static func named(_ row: String, _ table: String) -> String {
            """
            coalesce((SELECT remaining.id FROM merged_id CROSS JOIN \(table) AS remaining
                ON remaining.id = merged_id.became
                WHERE merged_id.kind = '\(table)' AND merged_id.id = \(row).id AND \(row).is_gone = 1), \(row).id)
            """
        }
        static let moveWatched = """
            UPDATE watched SET work = ?1
            WHERE number IN (SELECT watched.number FROM profile CROSS JOIN watched ON watched.profile = profile.id
                AND watched.work = ?2)
            """
        static let moveEvenings = """
            UPDATE evening SET work = ?1 WHERE (profile, day) IN (SELECT evening.profile, evening.day
                FROM profile CROSS JOIN evening ON evening.profile = profile.id AND evening.work = ?2)
            """
    }
}
