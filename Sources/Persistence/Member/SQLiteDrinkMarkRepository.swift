package import Domain
import GRDB

package struct SQLiteDrinkMarkRepository: DrinkMarkRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func marks(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: DrinkMarks] {
        try await database.read { db in
            let statement = try db.cachedStatement(sql: SQL.marks)
            var found: [Identifier<Drink>: DrinkMarks] = [:]
            for drink in drinks where found[drink] == nil {
                let words = try String.fetchAll(statement, arguments: [profile.rawValue, drink.rawValue])
                for mark in words.compactMap(DrinkMark.init) { found[drink, default: DrinkMarks()][mark] = true }
                if let opinion = try Self.opinion(drink, profile, db) {
                    found[drink, default: DrinkMarks()].opinion = opinion
                }
            }
            return found
        }
    }

    package func drinks(
        marked mark: DrinkMark, for profile: Identifier<Profile>, after last: MarkedDrink?, limit: Int
    ) async throws -> [MarkedDrink] {
        try await database.rows(
            SQL.markPage,
            [
                profile.rawValue, mark.rawValue, last?.markedAt.mark ?? Int64.max, last?.drink.rawValue ?? "",
                max(limit, 0),
            ]
        ) { MarkedDrink(drink: Identifier($0["drink"]), markedAt: $0["marked_at"]) }
    }

    package func count(of mark: DrinkMark, for profile: Identifier<Profile>) async throws -> Int {
        try await database.count(SQL.markCount, [profile.rawValue, mark.rawValue])
    }

    @discardableResult
    package func change(
        _ change: DrinkMarkChange, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> DrinkMarkChange {
        guard !change.isEmpty else { return change }
        return try await database.write { try Self.apply(change, at: now, profile, $0) }
    }

    @discardableResult
    package func toggle(
        _ mark: DrinkMark, on drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool {
        try await database.write { db in
            let added = try Self.apply(DrinkMarkChange(mark, added: [drink]), at: now, profile, db)
            if added.isEmpty { _ = try Self.apply(DrinkMarkChange(mark, removed: [drink]), at: now, profile, db) }
            return !added.isEmpty
        }
    }

    private static func apply(
        _ change: DrinkMarkChange, at now: Int64, _ profile: Identifier<Profile>, _ db: Database
    ) throws -> DrinkMarkChange {
        var journal = try Journal(db, profile: profile)
        let kept = Set(change.added)
        var applied = DrinkMarkChange(change.mark)
        for drink in change.removed where !kept.contains(drink) {
            let before = journal.changes.count
            try journal.remove(.drinkMark, key: key(profile, drink, change.mark))
            if journal.changes.count > before { applied.removed.append(drink) }
        }
        let present = try db.cachedStatement(sql: SQL.mark)
        for drink in change.added {
            let arguments: StatementArguments = [profile.rawValue, drink.rawValue, change.mark.rawValue]
            guard try Int64.fetchOne(present, arguments: arguments) == nil else { continue }
            var row = key(profile, drink, change.mark)
            row["marked_at"] = .integer(now)
            try journal.put(.drinkMark, row)
            applied.added.append(drink)
        }
        try journal.record(kind(of: applied), subjects: (applied.added + applied.removed).map(\.rawValue))
        return applied
    }

    package func ratings(of profile: Identifier<Profile>) async throws -> [Identifier<Drink>: Rating] {
        try await database.read { db in
            try Row.fetchCursor(db, SQL.ratings, [profile.rawValue])
                .reduce(into: [:]) { found, row in found[Identifier(row[0])] = Rating(halves: row[1]) }
        }
    }

    @discardableResult
    package func setOpinion(
        _ opinion: DrinkOpinion?, of drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool {
        try await database.write { db in
            guard try Self.opinion(drink, profile, db) != opinion else { return false }
            var journal = try Journal(db, profile: profile)
            let key: [String: JournalValue] = ["profile": .text(profile.rawValue), "drink": .text(drink.rawValue)]
            if let opinion {
                try journal.put(
                    .drinkOpinion,
                    key.merging([
                        "rating": .optional(opinion.rating?.halves), "note": .optional(opinion.note),
                        "edited_at": .integer(now),
                    ]) { $1 })
            } else {
                try journal.remove(.drinkOpinion, key: key)
            }
            return try journal.record("drink.rate", subjects: [drink.rawValue])
        }
    }

    private static func opinion(
        _ drink: Identifier<Drink>, _ profile: Identifier<Profile>, _ db: Database
    ) throws -> DrinkOpinion? {
        return try Row.fetchOne(db, SQL.opinion, [profile.rawValue, drink.rawValue]).flatMap { row in
            DrinkOpinion(rating: (row[0] as Int?).flatMap(Rating.init(halves:)), note: row[1])
        }
    }

    private static func kind(of change: DrinkMarkChange) -> String {
        switch (change.mark, change.added.isEmpty, change.removed.isEmpty) {
        case (.saved, _, true): "drink.save"
        case (.saved, true, _): "drink.unsave"
        case (.tried, _, true): "drink.tried"
        case (.tried, true, _): "drink.untried"
        default: "drink.marks"
        }
    }

    private static func key(
        _ profile: Identifier<Profile>, _ drink: Identifier<Drink>, _ mark: DrinkMark
    ) -> [String: JournalValue] {
        ["profile": .text(profile.rawValue), "drink": .text(drink.rawValue), "mark": .text(mark.rawValue)]
    }

    enum SQL {
        static let marks = "SELECT mark FROM drink_mark WHERE profile = ? AND drink = ?"
        static let markPage = """
            SELECT drink, marked_at FROM drink_mark WHERE profile = ? AND mark = ? AND (marked_at, drink) < (?, ?)
            ORDER BY marked_at DESC, drink DESC LIMIT ?
            """
        static let markCount = "SELECT count(*) FROM drink_mark WHERE profile = ? AND mark = ?"
        static let opinion = "SELECT rating, note FROM drink_opinion WHERE profile = ? AND drink = ?"
        static let ratings = "SELECT drink, rating FROM drink_opinion WHERE profile = ? AND rating IS NOT NULL"
        static let mark = "SELECT marked_at FROM drink_mark WHERE profile = ? AND drink = ? AND mark = ?"
    }
}
