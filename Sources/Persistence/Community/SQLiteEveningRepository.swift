package import Domain
import GRDB

package struct SQLiteEveningRepository: EveningRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func unansweredEvening(
        from start: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> Evening? {
        try await database.read { db in
            guard
                let row = try Row.fetchOne(db, SQL.lastEvening, [profile.rawValue, start, end]),
                row["is_answered"] == 0,
                let day = TonightDay(
                    day: row["day"], picks: TextList.texts(row["picks"]).map(TonightText.pick), place: row["place"])
            else { return nil }
            let pick = day.current
            return Evening(day: day.day, drink: pick.drink, work: pick.work, pairing: pick.pairing)
        }
    }

    package func eveningAnswers(of profile: Identifier<Profile>, limit: Int) async throws -> [EveningAnswer] {
        try await database.rows(SQL.eveningAnswers, [profile.rawValue, max(limit, 0)]) { row in
            EveningAnswer(
                evening: Evening(
                    day: row["day"], drink: (row["drink"] as String?).map { Identifier($0) },
                    work: (row["work"] as String?).map { Identifier($0) },
                    pairing: (row["pairing"] as String?).flatMap(TonightPairing.init(code:))),
                drinkRating: (row["drink_rating"] as Int?).flatMap { Rating(halves: $0) },
                workRating: (row["work_rating"] as Int?).flatMap { Rating(halves: $0) })
        }
    }

    package func keep(
        _ answer: EveningAnswer, _ logs: EveningLogs, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            let evening = answer.evening
            try journal.put(
                .evening,
                [
                    "profile": .text(profile.rawValue), "day": .integer(evening.day),
                    "drink": .optional(evening.drink?.rawValue), "work": .optional(evening.work?.rawValue),
                    "pairing": .optional(evening.pairing?.code),
                    "drink_rating": .optional(answer.drinkRating?.halves),
                    "work_rating": .optional(answer.workRating?.halves), "answered_at": .integer(now),
                ])
            if let made = logs.made {
                let number = try RowNumbers.number(made.id) ?? RowNumbers.next(in: .made, db)
                try journal.put(.made, MadeRows.row(number, made.making, profile))
            }
            if let watching = logs.watched, let work = try CommunityNumbers.work(watching.work, db) {
                let number =
                    try logs.watchedEntry.flatMap { RowNumbers.number($0) } ?? RowNumbers.next(in: .watched, db)
                try journal.put(.watched, SQLiteCommunityMarksRepository.row(number, watching, work, profile))
                try SQLiteCommunityMarksRepository.endWish(for: work, of: profile, &journal)
            }
            try journal.record(
                "evening.answer",
                subjects: [evening.drink, evening.work.map { Identifier($0.rawValue) }]
                    .compactMap { $0?.rawValue })
        }
    }

    enum SQL {
        static let lastEvening = """
            SELECT day, picks, place, EXISTS (
                SELECT 1 FROM evening WHERE evening.profile = tonight.profile AND evening.day = tonight.day
            ) AS is_answered
            FROM tonight WHERE profile = ? AND day >= ? AND day < ? ORDER BY day DESC LIMIT 1
            """
        static let eveningAnswers = "SELECT * FROM evening WHERE profile = ? ORDER BY day DESC LIMIT ?"
    }
}
