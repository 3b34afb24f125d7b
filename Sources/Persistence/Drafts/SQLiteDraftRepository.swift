package import Domain
import GRDB

package struct SQLiteDraftRepository: DraftRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func draft(
        _ form: String, about subject: String, of profile: Identifier<Profile>
    ) async throws -> Draft? {
        try await database.row(SQL.draft, [profile.rawValue, form, subject]) { Self.draft($0) }
    }

    package func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft] {
        try await database.rows(SQL.drafts, [profile.rawValue, form, max(limit, 0)]) { Self.draft($0) }
    }

    package func keep(_ draft: Draft, of profile: Identifier<Profile>) async throws {
        try await database.write { try Self.apply(DraftChange(keeping: draft), of: profile, $0) }
    }

    package func forget(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws {
        try await database.write { try Self.apply(DraftChange(forgetting: form, about: subject), of: profile, $0) }
    }

    /// Synchronous: the program is about to exit.
    package func applyNow(_ changes: [DraftChange], of profile: Identifier<Profile>) throws {
        guard !changes.isEmpty else { return }
        try database.writeNow { db in
            for change in changes { try Self.apply(change, of: profile, db) }
        }
    }

    private static func apply(_ change: DraftChange, of profile: Identifier<Profile>, _ db: Database) throws {
        guard let draft = change.draft else {
            return try db.execute(
                "DELETE FROM draft WHERE profile = ? AND form = ? AND subject = ?",
                [profile.rawValue, change.form, change.subject])
        }
        try ProfileRows.ensure(profile, db)
        try db.insert(
            "draft", "profile, form, subject, title, body, saved_at",
            [profile.rawValue, draft.form, draft.subject, draft.title, draft.body, draft.savedAt], or: .replace)
    }

    private static func draft(_ row: Row) -> Draft {
        Draft(
            form: row["form"], subject: row["subject"], title: row["title"], body: row["body"],
            savedAt: row["saved_at"])
    }

    enum SQL {
        static let draft = "SELECT * FROM draft WHERE profile = ? AND form = ? AND subject = ?"
        static let drafts = """
            SELECT * FROM draft WHERE profile = ? AND form = ? ORDER BY saved_at DESC, subject DESC LIMIT ?
            """
    }
}
