package import Domain
import GRDB

package struct SQLiteWorkMergeRepository: WorkMergeRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    @discardableResult
    package func merge(
        _ from: Identifier<Work>, into: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> WorkMerge {
        try await database.write { db in
            let merger = try WorkMerger(from, into: into, of: profile, at: now, db)
            var journal = try Journal(db, profile: profile)
            let merge = try merger.merge(&journal)
            try Self.finish("work.merge", merge, journal)
            return merge
        }
    }

    package func parts(of work: Identifier<Work>, of profile: Identifier<Profile>) async throws -> [WorkReference] {
        try await database.read { db in
            guard let number = try CommunityNumbers.work(work, db) else { return [] }
            return try Row.fetchAll(db, SQL.parts, [profile.rawValue, number]).map(CommunityRows.reference)
        }
    }

    @discardableResult
    package func split(_ work: Identifier<Work>, of profile: Identifier<Profile>) async throws -> WorkMerge {
        try await database.write { db in
            guard let number = try CommunityNumbers.work(work, db),
                let kept = try Journal.row(.workMerge, like: ["subject": .integer(number)], db),
                kept["profile"] == .text(profile.rawValue), case .text(let changes)? = kept["changes"]
            else { throw WorkMergeProblem.notMerged(id: work.rawValue) }
            var journal = try Journal(db, profile: profile)
            var counts = (joined: 0, moved: 0)
            for change in try Journal.changes(changes).reversed() {
                try WorkSplit(change: change).run(&journal)
                guard change.table == JournaledTable.character.name else { continue }
                if change.after?["is_gone"] == .flag(true) { counts.joined += 1 } else { counts.moved += 1 }
            }
            try journal.remove(.workMerge, key: ["subject": .integer(number)])
            let merge = WorkMerge(
                from: try Self.reference(number, db), into: try Self.reference(kept["became"]?.argument, db),
                joined: counts.joined, moved: counts.moved)
            try Self.finish("work.split", merge, journal)
            return merge
        }
    }

    private static func finish(_ kind: String, _ merge: WorkMerge, _ journal: Journal) throws {
        try journal.record(kind, subjects: [Journal.subject(named: merge.from.title)])
        try NameIndex(journal.db).follow(journal.changes)
    }

    private static func reference(
        _ number: (any DatabaseValueConvertible)?, _ db: Database
    ) throws -> WorkReference {
        guard let row = try Row.fetchOne(db, SQL.reference, [number]) else {
            throw NotFound(id: "")
        }
        return CommunityRows.reference(row)
    }

    enum SQL {
        static let parts = """
            SELECT \(CommunityRows.SQL.referenceColumns) FROM work_merge CROSS JOIN work ON work.number = work_merge.subject
            WHERE work_merge.profile = ? AND work_merge.became = ?
            ORDER BY work_merge.merged_at DESC, work_merge.subject DESC
            """
        static let reference = "SELECT \(CommunityRows.SQL.referenceColumns) FROM work WHERE number = ?"
    }
}

/// Reverts one change of a merge, except where something newer replaced it.
private struct WorkSplit {
    let change: RowChange

    func run(_ journal: inout Journal) throws {
        guard let table = JournaledTable.named(change.table),
            let key = change.before ?? change.after
        else { return }
        let present = try Journal.row(table, like: key, journal.db)
        switch (change.before, change.after) {
        case (let before?, let after?):
            guard var row = present else { return }
            for column in table.columns where before[column] != after[column] && row[column] == after[column] {
                row[column] = before[column] ?? JournalValue.none
            }
            try journal.put(table, row)
        case (let before?, nil): try restore(before, table, isTaken: present != nil, &journal)
        case (nil, let after?):
            if present == after { try journal.remove(table, key: after) }
        case (nil, nil): return
        }
    }

    /// Adds a removed row again, under a new number if its own is taken, unless the member said something newer.
    private func restore(
        _ row: [String: JournalValue], _ table: JournaledTable, isTaken: Bool, _ journal: inout Journal
    ) throws {
        guard table.columns.contains("number") else { return isTaken ? () : try journal.put(table, row) }
        let subject = table.columns.contains("character") ? "character" : "work"
        let newer = try Bool.fetchOne(
            journal.db, "SELECT 1 FROM \(table.name) WHERE profile = ? AND \(subject) = ? LIMIT 1",
            [row["profile"]?.argument, row[subject]?.argument])
        guard newer != true else { return }
        let number =
            isTaken
            ? JournalValue.integer(try RowNumbers.next(in: table, journal.db)) : row["number"] ?? JournalValue.none
        try journal.put(table, row.merging(["number": number]) { $1 })
    }
}
