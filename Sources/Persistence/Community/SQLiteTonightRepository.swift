package import Domain
import GRDB

/// Stores one row per day, with one line per part of the suggestion.
package struct SQLiteTonightRepository: TonightRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay? {
        try await database.read { db in
            try Row.fetchOne(db, SQL.tonight, [profile.rawValue, day]).flatMap { row in
                TonightDay(day: day, picks: TextList.texts(row["picks"]).map(TonightText.pick), place: row["place"])
            }
        }
    }

    package func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws {
        try await keep(day, of: profile, waiting: true)
    }

    package func keepUnlessBusy(_ day: TonightDay, of profile: Identifier<Profile>) async throws {
        do {
            try await keep(day, of: profile, waiting: false)
        } catch StoreError.busy {
            // The next reading chooses it again.
        }
    }

    private func keep(_ day: TonightDay, of profile: Identifier<Profile>, waiting: Bool) async throws {
        let picks = TextList.text(day.picks.map(TonightText.text))
        try await database.write(waiting: waiting) { db in
            try ProfileRows.ensure(profile, db)
            try db.execute(
                sql: "INSERT OR REPLACE INTO tonight (profile, day, place, picks) VALUES (?, ?, ?, ?)",
                arguments: [profile.rawValue, day.day, day.place, picks])
            try db.execute(
                sql: "DELETE FROM tonight WHERE profile = ? AND day < ?",
                arguments: [profile.rawValue, day.day - 7 * 86_400])
        }
    }
}

extension SQLiteTonightRepository {
    enum SQL {
        static let tonight = "SELECT place, picks FROM tonight WHERE profile = ? AND day = ?"
    }
}
