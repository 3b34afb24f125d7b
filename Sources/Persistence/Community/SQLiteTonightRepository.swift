package import Domain
import GRDB

/// Stores one row per day, with one line per part of the suggestion.
package struct SQLiteTonightRepository: TonightRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay? {
        try await database.row(SQL.tonight, [profile.rawValue, day]) { Self.stored($0) }
    }

    package func days(
        from start: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> [TonightDay] {
        try await database.rows(SQL.days, [profile.rawValue, start, end]) { Self.stored($0) }
    }

    private static func stored(_ row: Row) -> TonightDay? {
        TonightDay(day: row["day"], picks: TextList.texts(row["picks"]).map(TonightText.pick), place: row["place"])
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
            try db.insert(
                "tonight", "profile, day, place, picks", [profile.rawValue, day.day, day.place, picks], or: .replace)
            try db.execute(
                "DELETE FROM tonight WHERE profile = ? AND day < ?",
                [profile.rawValue, day.day - TonightDay.daysKept * 86_400])
        }
    }

    enum SQL {
        static let tonight = "SELECT day, place, picks FROM tonight WHERE profile = ? AND day = ?"
        static let days = """
            SELECT day, place, picks FROM tonight WHERE profile = ? AND day >= ? AND day < ? ORDER BY day DESC
            """
    }
}
