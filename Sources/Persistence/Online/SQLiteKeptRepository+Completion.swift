package import Domain
import GRDB

extension SQLiteKeptRepository: WorkCompletionRepository {
    package func incompleteWorks(
        of profile: Identifier<Profile>, lookedForBefore moment: Int64
    ) async throws -> [IncompleteWork] {
        try await database.read { db in
            try Row.fetchAll(db, SQL.incomplete, [profile.rawValue, moment])
                .filter { try StoredWorkMatcher.isBare($0, db) }.map { try Self.incomplete($0, db) }
        }
    }

    package func incompleteWork(
        _ id: Identifier<Work>, of profile: Identifier<Profile>
    ) async throws -> IncompleteWork? {
        try await database.read { db in
            guard let row = try StoredWorkMatcher.row(of: id, db), row["is_gone"] == 0,
                row["origin"] == WorkOrigin.kept.rawValue || (row["owner"] as String?) == profile.rawValue
            else { return nil }
            return try Self.incomplete(row, db)
        }
    }

    private static func incomplete(_ row: Row, _ db: Database) throws -> IncompleteWork {
        let work = WorkRows.work(row)
        return IncompleteWork(
            work: work.reference, otherTitles: [work.originalTitle].compactMap(\.self) + work.otherTitles,
            ids: try WorkIDRows.of(work.id, db).own)
    }

    package func complete(
        _ work: Identifier<Work>, with found: [OnlineWork], of profile: Identifier<Profile>, at now: Int64,
        continuing step: Int64?
    ) async throws -> CompletedWork {
        let checked = try found.map { work in
            var work = work
            work.record = try OwnWork.checked(work.record, needsCast: false)
            return work
        }
        return try await database.write { db in
            try KeptWorkWriter(db: db, profile: profile, now: now).complete(work, with: checked, continuing: step)
        }
    }

    package func note(
        lookedFor work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await database.write { db in
            guard let number = try CommunityNumbers.work(work, db) else { return }
            try db.execute(
                sql: "INSERT OR REPLACE INTO work_lookup (profile, work, looked_at) VALUES (?, ?, ?)",
                arguments: [profile.rawValue, number, now])
        }
    }
}
