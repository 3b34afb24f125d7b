import Domain
import Foundation
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

    /// Gives the bottles of the bar in use back what logging the entries took, as far as the history still knows it.
    static func giveBack(
        _ numbers: [Int64], of profile: Identifier<Profile>, _ journal: inout Journal, _ db: Database
    ) throws {
        guard !numbers.isEmpty else { return }
        let owner = try ActiveBar.owner(for: profile, db)
        var replaced: Set<JournalValue> = []
        for step in try Row.fetchAll(db, SQL.pours, [profile.rawValue]) {
            let changes = try JSONDecoder().decode([RowChange].self, from: Data((step["changes"] as String).utf8))
            let bottles = changes.filter {
                $0.table == JournaledTable.bottle.name
                    && ($0.after ?? $0.before)?["profile"] == .text(owner.rawValue)
            }
            if (step["kind"] as String).hasPrefix("bar.") {
                replaced.formUnion(bottles.filter(isReplacement).compactMap { ($0.after ?? $0.before)?["ingredient"] })
            } else if changes.contains(where: { isAdded($0, numbers) }) {
                for change in bottles where !(change.after?["ingredient"].map(replaced.contains) ?? true) {
                    try giveBack(change, inBarOf: owner, &journal, db)
                }
            }
        }
    }

    private static func isAdded(_ change: RowChange, _ numbers: [Int64]) -> Bool {
        change.table == JournaledTable.made.name && change.before == nil
            && numbers.contains { change.after?["number"] == .integer($0) }
    }

    /// Whether a bottle came, went or was emptied by hand: what was poured before is no longer missing from it.
    private static func isReplacement(_ change: RowChange) -> Bool {
        guard let before = change.before, let after = change.after else { return true }
        let empty = JournalValue.integer(Int64(BottleLevel.empty.rawValue))
        return after["level"] == empty && before["level"] != empty
    }

    /// A bottle that nothing has changed since is restored as it was; the amount is added to any other.
    private static func giveBack(
        _ change: RowChange, inBarOf owner: Identifier<Profile>, _ journal: inout Journal, _ db: Database
    ) throws {
        guard let before = change.before, let had = number(before["remaining"]),
            let left = number(change.after?["remaining"])
        else { return }
        if try Journal.isAsLeft(change, isForward: false, db) { return try journal.put(.bottle, before) }
        let bottle = try Row.fetchAll(db, SQLiteBarRepository.SQL.bottles, [owner.rawValue])
            .map(SQLiteBarRepository.bottle).first { before["ingredient"] == .text($0.ingredient.rawValue) }
        guard let restored = bottle?.givenBack(had - left, of: had) else { return }
        try journal.put(.bottle, SQLiteBarRepository.row(owner, restored))
    }

    private static func number(_ value: JournalValue?) -> Double? {
        switch value {
        case .integer(let integer)?: Double(integer)
        case .real(let real)?: real
        default: nil
        }
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
            "variant": .optional(making.variant?.rawValue), "made_at": .integer(making.madeAt),
            "servings": .real(making.servings), "rating": .optional(making.rating?.halves),
            "note": .optional(making.note), "ethanol": .real(making.ethanol),
        ]
    }

    enum SQL {
        /// The steps that poured from bottles or replaced them, newest first.
        static let pours = """
            SELECT kind, changes FROM action_log WHERE profile = ? AND is_undone = 0
                AND kind IN ('log.add', 'party.served', 'bar.add', 'bar.level', 'bar.change', 'bar.remove')
            ORDER BY number DESC
            """
        static let makingColumns =
            "made.number, made.drink, made.variant, made.made_at, made.servings, made.rating, made.note, made.ethanol"
    }
}
