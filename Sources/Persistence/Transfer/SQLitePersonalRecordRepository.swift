package import Domain
import GRDB

/// Reads all personal data of a member except recipes, as records of our own format.
package struct SQLitePersonalRecordRepository: Sendable {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package static var sections: [String] { [PersonalProfile.section] + PersonalTable.all.map(\.section) }

    /// Reads a member's records from one snapshot, section by section, those that others refer to first; nil `sections`
    /// for all. An error that `each` throws ends it.
    package func records(
        in sections: Set<String>?, of profile: Identifier<Profile>,
        each: @escaping @Sendable (_ section: String, PersonalRecord) throws -> Void
    ) async throws {
        try await database.read { db in
            if sections?.contains(PersonalProfile.section) ?? true,
                let me = try PersonalProfile(db: db, profile: profile).record()
            {
                try each(PersonalProfile.section, me)
            }
            for table in PersonalTable.all where sections?.contains(table.section) ?? true {
                let columns = table.columns.map(\.selected).joined(separator: ", ")
                let rows = try Row.fetchCursor(
                    db,
                    sql: """
                        SELECT \(columns) FROM \(table.table.name)
                        WHERE \(table.owner.map { "\($0) = ?1" } ?? "?1 IS NOT NULL") \(table.condition.map { "AND \($0)" } ?? "") ORDER BY \(table.order)
                        """,
                    arguments: [profile.rawValue])
                while let row = try rows.next() {
                    var record = PersonalRow.record(row, table)
                    if let members = table.members {
                        let ids = try Self.members(members, of: row[0], db)
                        if !ids.isEmpty { record.fields.append(PersonalRecord.Field(members.name, .words(ids))) }
                    }
                    try each(table.section, record)
                }
            }
        }
    }

    private static func members(_ members: PersonalTable.Members, of id: String, _ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            """
            SELECT \(members.member) FROM \(members.table.name) WHERE \(members.owner) = ?
            ORDER BY \(members.order), \(members.member)
            """, [id])
    }
}
