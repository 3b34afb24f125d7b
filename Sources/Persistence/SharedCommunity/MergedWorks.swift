import CommunityProtocol
import Domain
import GRDB

/// Works and characters that were merged in a community: an old id leads to the remaining record.
///
/// A merge applies to every work of this machine for one membership only (`community_merge`); for everyone else,
/// bundled works and the member's own are unchanged. A record that came from a community and is gone permanently leads
/// to its new id (`merged_id`).
struct MergedWorks {
    /// The viewer's membership; nil for the community of this machine.
    let membership: Int64?
    let db: Database
    let isEmpty: Bool

    init(_ membership: Int64?, _ db: Database) throws {
        self.membership = membership
        self.db = db
        isEmpty = try membership == nil || Bool.fetchOne(db, SQL.isEmpty, [membership]) != false
    }

    init(of profile: Identifier<Profile>?, _ db: Database) throws {
        try self.init(profile.flatMap { try Membership.number(of: $0, db) }, db)
    }

    // MARK: Reading

    /// - Returns: the work that the given one was merged into, in the community or on this machine, or the given one.
    func present(_ id: Identifier<Work>) throws -> Identifier<Work> {
        var present = try present(id.rawValue, "work")
        var seen: Set = [present]
        while let next = try String.fetchOne(db, SQL.mergedHere, [present]), seen.insert(next).inserted {
            present = next
        }
        return Identifier(present)
    }

    func present(_ id: Identifier<WorkCharacter>) throws -> Identifier<WorkCharacter> {
        try Identifier(present(id.rawValue, "character"))
    }

    private func present(_ id: String, _ table: String) throws -> String {
        if !isEmpty, let found = try String.fetchOne(db, SQL.presentHere(table), [membership, id]) {
            return found
        }
        return try String.fetchOne(db, SQL.present(table), [id]) ?? id
    }

    /// The number of the record that the given one was merged into, or the given one; `table` is `work` or `character`.
    func present(number: Int64, in table: String) throws -> Int64 {
        guard !isEmpty else { return number }
        return try Int64.fetchOne(db, SQL.presentNumber(table), [membership, number]) ?? number
    }

    /// The numbers of the works merged into one, whose characters belong to its cast.
    func parts(of work: Identifier<Work>) throws -> [Int64] {
        guard !isEmpty else { return [] }
        return try Int64.fetchAll(db, SQL.parts, [membership, work.rawValue])
    }

    /// The numbers of a work and of those merged into it; −1 for one that is not stored.
    func numbers(of work: Identifier<Work>) throws -> [Int64] {
        let present = try present(work)
        return try [CommunityNumbers.work(present, db) ?? -1] + parts(of: present)
    }

    /// The work of a character after merges, read from the columns of `CommunityRows.SQL.characterColumns`.
    func work(of row: Row) throws -> WorkReference {
        let own = CommunityRows.reference(row)
        guard !isEmpty else { return own }
        let present = try present(own.id)
        guard present != own.id else { return own }
        return try Row.fetchOne(db, SQL.reference, [present.rawValue]).map(CommunityRows.reference) ?? own
    }

    /// Conditions that exclude merged rows of a table; empty without merges.
    func conditions(_ table: String, _ number: String) -> [String] {
        guard !isEmpty, let membership else { return [] }
        return ["NOT EXISTS (\(SQL.remaining("id", table, "\(membership)", of: number)))"]
    }

    /// Conditions for the first of several merged works; empty without merges. `works` is a subquery of numbers in
    /// parentheses, `work` the name of a row.
    func isFirst(of works: String, _ work: String) -> [String] {
        guard !isEmpty, let membership else { return [] }
        let became = "(\(SQL.remaining("id", "work", "\(membership)", of: "\(work).number")))"
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

    /// A condition for the characters in a work's cast, including the casts of works merged into it.
    func isCast(of work: String) -> String {
        guard !isEmpty, let membership else { return "character.work = \(work).number" }
        return """
            character.work IN (SELECT \(work).number UNION ALL SELECT subject FROM community_merge
                WHERE membership = \(membership) AND kind = 'work' AND became = \(work).id)
            """
    }

    // MARK: Writing

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
            "UPDATE community_merge SET became = ? WHERE membership = ? AND kind = ? AND became = ?",
            [new, membership, table, old])
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO community_merge (membership, kind, subject, became)
                SELECT ?, ?, number, ? FROM \(table) WHERE id = ?
                """, arguments: [membership, table, new, old])
        // Unknown here, but a file from another machine may contain it.
        if db.changesCount == 0 { try remember(table, old, new) }
        // If a server reports two records as merged into each other, the last report counts.
        try db.execute(
            sql: """
                DELETE FROM community_merge WHERE membership = ? AND kind = ? AND became = ?
                    AND subject = (SELECT number FROM \(table) WHERE id = ?)
                """, arguments: [membership, table, new, new])
    }

    /// Permanently stores the records that a gone work and its characters were merged into.
    func remember(_ row: CatalogueRow) throws {
        guard let into = row.into, into.isWellFormed else { return }
        try remember("work", row.work.id.rawValue, into.rawValue)
        for character in row.cast.prefix(OwnWork.largestCast) {
            guard let into = character.into, character.id.isWellFormed, into.isWellFormed else { continue }
            try remember("character", character.id.rawValue, into.rawValue)
        }
    }

    /// Moves log entries and evenings from gone works to the work they were merged into.
    func follow(_ work: Identifier<Work>) throws {
        guard let number = try CommunityNumbers.work(work, db) else { return }
        let merged = try String.fetchAll(
            db, "SELECT id FROM merged_id WHERE kind = 'work' AND became = ?", [work.rawValue])
        for old in merged {
            guard let gone = try CommunityNumbers.work(Identifier(old), db) else { continue }
            // An account in another community may still have it.
            guard try Bool.fetchOne(db, "SELECT is_gone FROM work WHERE number = ?", [gone]) == true
            else { continue }
            try db.execute(SQL.moveWatched, [number, gone])
            try db.execute(SQL.moveEvenings, [work.rawValue, old])
        }
    }

    private func remember(_ kind: String, _ old: String, _ new: String) throws {
        guard old != new else { return }
        try db.execute("UPDATE merged_id SET became = ? WHERE kind = ? AND became = ?", [new, kind, old])
        try db.insert("merged_id", "kind, id, became", [kind, old, new], or: .replace)
        try db.execute("DELETE FROM merged_id WHERE kind = ? AND id = became", [kind])
    }

    enum SQL {
        static let isEmpty = "SELECT NOT EXISTS (SELECT 1 FROM community_merge WHERE membership = ?)"
        /// Limited to remaining records that exist here.
        fileprivate static func remaining(
            _ column: String, _ table: String, _ membership: String, of number: String
        ) -> String {
            """
            SELECT remaining.\(column) FROM community_merge
            CROSS JOIN \(table) AS remaining ON remaining.id = community_merge.became AND remaining.is_gone = 0
            WHERE community_merge.membership = \(membership) AND community_merge.kind = '\(table)'
                AND community_merge.subject = \(number)
            """
        }
        static func presentHere(_ table: String) -> String {
            remaining("id", table, "?", of: "(SELECT number FROM \(table) WHERE id = ?)")
        }
        static func presentNumber(_ table: String) -> String { remaining("number", table, "?", of: "?") }
        static let mergedHere = """
            SELECT remaining.id FROM work AS old CROSS JOIN work_merge ON work_merge.subject = old.number
            CROSS JOIN work AS remaining ON remaining.number = work_merge.became WHERE old.id = ? AND old.is_gone = 1
            """
        static let parts = "SELECT subject FROM community_merge WHERE membership = ? AND kind = 'work' AND became = ?"
        static let reference = "SELECT \(CommunityRows.SQL.referenceColumns) FROM work WHERE id = ?"
        /// Limited to ids that are gone or unknown here: another community of this machine may still have the record.
        static func present(_ table: String) -> String {
            """
            SELECT remaining.id FROM merged_id LEFT JOIN \(table) AS old ON old.id = merged_id.id
            CROSS JOIN \(table) AS remaining ON remaining.id = merged_id.became
            WHERE merged_id.kind = '\(table)' AND merged_id.id = ?
                AND coalesce(old.is_gone = 1, remaining.is_gone = 0)
            """
        }
        /// An expression for a row's present id: that of the remaining record if it was merged.
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
