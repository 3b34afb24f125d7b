import Domain
import GRDB

enum MadeRows {
    static func entry(_ row: Row) -> MadeEntry {
        MadeEntry(
            id: Identifier(String(row["number"] as Int64)),
            making: Making(
                drink: Identifier(row["drink"]), variant: (row["variant"] as String?).map { Identifier($0) },
                madeAt: row["made_at"],
                servings: row["servings"], rating: (row["rating"] as Int?).flatMap { Rating(halves: $0) },
                note: row["note"],
                ethanol: row["ethanol"]))
    }

    /// Adds a making, and subtracts the poured amounts from counted bottles.
    static func add(
        _ making: Making, pouring poured: [Identifier<Ingredient>: Double], of profile: Identifier<Profile>,
        _ journal: inout Journal, _ db: Database
    ) throws -> (entry: MadeEntry, bar: BarChange) {
        let number = try RowNumbers.next(in: .made, db)
        try journal.put(.made, row(number, making, profile))
        var bar = BarChange()
        if !poured.isEmpty {
            let owner = try ActiveBar.owner(for: profile, db)
            let bottles = try db.cachedStatement(sql: SQLiteBarRepository.SQL.bottles)
            for bottle in try Row.fetchAll(bottles, arguments: [owner.rawValue]).map(SQLiteBarRepository.bottle) {
                guard let left = poured[bottle.ingredient].flatMap({ bottle.pouring($0) }) else { continue }
                try journal.put(.bottle, SQLiteBarRepository.row(owner, left))
                bar.added.append(left)
            }
        }
        return (MadeEntry(id: Identifier(String(number)), making: making), bar)
    }

    /// Reads a summary: the latest entry, then the number of entries, the sum of half stars, the number of ratings.
    static func summary(_ row: Row) -> MadeSummary {
        let entry = entry(row)
        let rated: Int = row["rated"]
        return MadeSummary(
            drink: entry.drink, count: row["count"], last: entry,
            averageRating: rated > 0 ? Double(row["halves"] as Int) / 2 / Double(rated) : nil)
    }

    static func row(
        _ number: Int64, _ making: Making, _ profile: Identifier<Profile>
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "profile": .text(profile.rawValue), "drink": .text(making.drink.rawValue),
            "variant": making.variant.map { .text($0.rawValue) } ?? .none, "made_at": .integer(making.madeAt),
            "servings": .real(making.servings), "rating": making.rating.map { .integer(Int64($0.halves)) } ?? .none,
            "note": making.note.map { .text($0) } ?? .none, "ethanol": .real(making.ethanol),
        ]
    }

    enum SQL {
        static let makingColumns =
            "made.number, made.drink, made.variant, made.made_at, made.servings, made.rating, made.note, made.ethanol"
    }
}
