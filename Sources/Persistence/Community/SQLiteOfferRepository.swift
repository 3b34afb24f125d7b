package import Domain
import GRDB

package struct SQLiteOfferRepository: OfferRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func offers(
        of profile: Identifier<Profile>, skippedSince moment: Int64, latest limit: Int
    ) async throws -> Offers {
        try await database.read { db in
            func ids(_ sql: String, _ number: Int64) throws -> [Identifier<WorkCharacter>] {
                try String.fetchAll(db, sql, [profile.rawValue, number]).map { Identifier($0) }
            }
            return Offers(
                skipped: Set(try ids(SQL.skipped, moment)), latest: try ids(SQL.latest, Int64(max(limit, 0))))
        }
    }

    package func note(
        offer character: Identifier<WorkCharacter>, to profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await database.write { db in
            guard let number = try CommunityNumbers.character(character, for: profile, db) else { return }
            try ProfileRows.ensure(profile, db)
            try db.execute(SQL.note, [profile.rawValue, number, now])
        }
    }

    package func skip(
        _ character: Identifier<WorkCharacter>, by profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await database.write { db in
            guard let number = try CommunityNumbers.character(character, for: profile, db) else { return }
            var journal = try Journal(db, profile: profile)
            try journal.put(
                .offer,
                [
                    "profile": .text(profile.rawValue), "character": .integer(number), "offered_at": .integer(now),
                    "skipped_at": .integer(now),
                ])
            try journal.record("dig.skip", subjects: [character.rawValue])
            try db.execute(SQL.note, [profile.rawValue, number, now])
        }
    }

    enum SQL {
        static let skipped = """
            SELECT character.id FROM offer CROSS JOIN character ON character.number = offer.character
            WHERE offer.profile = ? AND offer.skipped_at >= ?
            """
        static let latest = """
            SELECT character.id FROM offered CROSS JOIN character ON character.number = offered.character
            WHERE offered.profile = ? ORDER BY offered.offered_at DESC, offered.character DESC LIMIT ?
            """
        static let note = """
            INSERT INTO offered (profile, character, offered_at) VALUES (?, ?, ?)
            ON CONFLICT (profile, character) DO UPDATE SET offered_at = excluded.offered_at
            """
    }
}
