import CommunityProtocol
import Domain
import GRDB

/// Works of a community that became one there: who names the old one is shown the one that remains.
///
/// In a membership that holds for every work of this machine (`community_merge`): the bundled ones and the member's own are
/// for everybody else what they were. What came from a community and is gone is known under its new name ever after
/// (`merged_id`).
struct MergedWorks {
    /// The reader's; nil for who belongs to the community of this machine.
    let membership: Int64?
    let db: Database
    /// Whether nothing became one there.
    let isEmpty: Bool

    init(_ membership: Int64?, _ db: Database) throws {
        self.membership = membership
        self.db = db
        isEmpty =
            try membership.map {
                try Bool.fetchOne(db.cachedStatement(sql: SQL.isEmpty), arguments: [$0]) ?? true
            } ?? true
    }

    /// Those that a profile's community told of.
    init(of profile: Identifier<Profile>?, _ db: Database) throws {
        try self.init(profile.flatMap { try Membership.number(of: $0, db) }, db)
    }

    // MARK: Reading

    /// - Returns: the work that is meant by the name of one that became a part of it; itself for any other.
    func present(_ id: Identifier<Work>) throws -> Identifier<Work> {
        try Identifier(present(id.rawValue, "work"))
    }

    /// - Returns: the character that is meant by the name of one that became one with it; itself for any other.
    func present(_ id: Identifier<WorkCharacter>) throws -> Identifier<WorkCharacter> {
        try Identifier(present(id.rawValue, "character"))
    }

    private func present(_ id: String, _ table: String) throws -> String {
        if !isEmpty,
            let found = try String.fetchOne(
                db.cachedStatement(sql: SQL.presentHere(table)), arguments: [membership, id])
        {
            return found
        }
        return try String.fetchOne(db.cachedStatement(sql: SQL.present(table)), arguments: [id]) ?? id
    }

    /// The number of what is meant by that of a work, or of a character; itself for any other.
    ///
    /// - Parameter table: `work` or `character`.
    func present(number: Int64, in table: String) throws -> Int64 {
        guard !isEmpty else { return number }
        return try Int64.fetchOne(
            db.cachedStatement(sql: SQL.presentNumber(table)), arguments: [membership, number]) ?? number
    }

    /// The works that became a part of one, by their numbers: their characters are in its cast.
    func parts(of work: Identifier<Work>) throws -> [Int64] {
        guard !isEmpty else { return [] }
        return try Int64.fetchAll(db.cachedStatement(sql: SQL.parts), arguments: [membership, work.rawValue])
    }

    /// The work that a character stands in, out of the columns of `CommunityRows.SQL.characterColumns`.
    func work(of row: Row) throws -> WorkReference {
        let own = CommunityRows.reference(row)
        guard !isEmpty else { return own }
        let present = try present(own.id)
        guard present != own.id else { return own }
        return try Row.fetchOne(db.cachedStatement(sql: SQL.reference), arguments: [present.rawValue])
            .map(CommunityRows.reference) ?? own
    }

    /// That a row of a table is none that became a part of another, for statements; nothing where there are none.
    func conditions(_ table: String, _ number: String) -> [String] {
        guard !isEmpty, let membership else { return [] }
        return [
            """
            NOT EXISTS (SELECT 1 FROM community_merge
                CROSS JOIN \(table) AS remaining ON remaining.id = community_merge.became AND remaining.is_gone = 0
                WHERE community_merge.membership = \(membership) AND community_merge.kind = '\(table)'
                    AND community_merge.subject = \(number))
            """
        ]
    }

    /// That no earlier one of some works is one with a work there, for statements; nothing where there are none.
    ///
    /// - Parameters:
    ///   - works: a statement of their numbers, in brackets.
    ///   - work: the name of the work's row.
    func isFirst(of works: String, _ work: String) -> [String] {
        guard !isEmpty, let membership else { return [] }
        let became = """
            (SELECT remaining.id FROM community_merge CROSS JOIN work AS remaining
                ON remaining.id = community_merge.became AND remaining.is_gone = 0
                WHERE community_merge.membership = \(membership) AND community_merge.kind = 'work'
                    AND community_merge.subject = \(work).number)
            """
        return [
            """
            NOT EXISTS (SELECT 1 FROM work AS earlier WHERE earlier.id = \(became)
                AND earlier.number IN \(works) AND earlier.number < \(work).number)
            """,
            """
            NOT EXISTS (SELECT 1 FROM community_merge AS same CROSS JOIN work AS earlier ON earlier.number = same.subject
                WHERE same.membership = \(membership) AND same.kind = 'work'
                    AND same.became = coalesce(\(became), \(work).id) AND same.subject < \(work).number
                    AND earlier.number IN \(works) AND earlier.is_gone = 0)
            """,
        ]
    }

    /// That a character is in the cast of a work, for statements: its own, or that of what became a part of it.
    func isCast(of work: String) -> String {
        guard !isEmpty, let membership else { return "character.work = \(work).number" }
        return """
            character.work IN (SELECT \(work).number UNION ALL SELECT subject FROM community_merge
                WHERE membership = \(membership) AND kind = 'work' AND became = \(work).id)
            """
    }

    // MARK: Writing

    /// Notes for the membership what became of a work and of its characters.
    func note(_ row: CatalogueRow) throws {
        if let into = row.into {
            try note("work", row.work.id.rawValue, into.rawValue, isWellFormed: into.isWellFormed)
        }
        for character in row.cast.prefix(OwnWork.largestCast * 2) {
            guard let into = character.into else { continue }
            try note("character", character.id.rawValue, into.rawValue, isWellFormed: into.isWellFormed)
        }
    }

    private func note(_ table: String, _ old: String, _ new: String, isWellFormed: Bool) throws {
        guard old != new, isWellFormed else { return }
        try db.execute(
            sql: "UPDATE community_merge SET became = ? WHERE membership = ? AND kind = ? AND became = ?",
            arguments: [new, membership, table, old])
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO community_merge (membership, kind, subject, became)
                SELECT ?, ?, number, ? FROM \(table) WHERE id = ?
                """, arguments: [membership, table, new, old])
        // A file of another machine may bring it.
        if db.changesCount == 0 { try remember(table, old, new) }
        // A server that says that two became each other is believed once.
        try db.execute(
            sql: """
                DELETE FROM community_merge WHERE membership = ? AND kind = ? AND became = ?
                    AND subject = (SELECT number FROM \(table) WHERE id = ?)
                """, arguments: [membership, table, new, new])
    }

    /// Notes for ever after what became of a work that is gone here, and of its characters.
    func remember(_ row: CatalogueRow) throws {
        guard let into = row.into, into.isWellFormed else { return }
        try remember("work", row.work.id.rawValue, into.rawValue)
        for character in row.cast.prefix(OwnWork.largestCast) {
            guard let into = character.into, character.id.isWellFormed, into.isWellFormed else { continue }
            try remember("character", character.id.rawValue, into.rawValue)
        }
    }

    /// Moves what was watched of those that became a part of a work and are gone here.
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

    private func remember(_ kind: String, _ old: String, _ new: String) throws {
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
        static let isEmpty = "SELECT NOT EXISTS (SELECT 1 FROM community_merge WHERE membership = ?)"
        /// Only where what remains is here.
        private static func remaining(_ table: String, _ column: String, _ condition: String) -> String {
            """
            SELECT remaining.\(column) FROM \(table) AS old
            CROSS JOIN community_merge ON community_merge.membership = ? AND community_merge.kind = '\(table)'
                AND community_merge.subject = old.number
            CROSS JOIN \(table) AS remaining ON remaining.id = community_merge.became AND remaining.is_gone = 0
            WHERE \(condition)
            """
        }
        static func presentHere(_ table: String) -> String { remaining(table, "id", "old.id = ?") }
        static func presentNumber(_ table: String) -> String { remaining(table, "number", "old.number = ?") }
        static let parts = "SELECT subject FROM community_merge WHERE membership = ? AND kind = 'work' AND became = ?"
        static let reference = "SELECT \(CommunityRows.SQL.referenceColumns) FROM work WHERE id = ?"
        /// Only one that is gone here, or never was: another community of this machine may have it still.
        static func present(_ table: String) -> String {
            """
            SELECT remaining.id FROM merged_id LEFT JOIN \(table) AS old ON old.id = merged_id.id
            CROSS JOIN \(table) AS remaining ON remaining.id = merged_id.became
            WHERE merged_id.kind = '\(table)' AND merged_id.id = ?
                AND coalesce(old.is_gone = 1, remaining.is_gone = 0)
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
