package import Domain
import GRDB

package struct SQLiteBarRepository: BarRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func inventory(of profile: Identifier<Profile>) async throws -> BarInventory {
        try await database.read { db in
            let host = try ActiveBar.host(for: profile, db)
            let bottles = try Row.fetchAll(db, SQL.bottles, [(host?.id ?? profile).rawValue]).map(Self.bottle)
            return BarInventory(host: host, bottles: bottles)
        }
    }

    /// Keeps the new bottle if an ingredient is both removed and added.
    @discardableResult
    package func change(
        _ change: BarChange, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>?
    ) async throws -> BarChange {
        guard !change.isEmpty else { return change }
        return try await database.write { db in
            let used = try ActiveBar.owner(for: profile, expecting: owner, db)
            var journal = try Journal(db, profile: profile)
            let kept = Set(change.added.map(\.ingredient))
            var applied = BarChange()
            for id in change.removed where !kept.contains(id) {
                let before = journal.changes.count
                try journal.remove(
                    .bottle, key: ["profile": .text(used.rawValue), "ingredient": .text(id.rawValue)])
                if journal.changes.count > before { applied.removed.append(id) }
            }
            for bottle in change.added {
                let before = journal.changes.count
                try journal.put(.bottle, Self.row(used, bottle))
                if journal.changes.count > before { applied.added.append(bottle) }
            }
            let kind =
                applied.removed.isEmpty
                ? Self.kind(ofAdding: journal.changes) : applied.added.isEmpty ? "bar.remove" : "bar.change"
            try journal.record(
                kind, subjects: (applied.added.map(\.ingredient) + applied.removed).map(\.rawValue))
            return applied
        }
    }

    /// Returns `bar.add` if a bottle is new, `bar.level` if only levels or dates changed.
    private static func kind(ofAdding changes: [RowChange]) -> String {
        changes.contains { $0.before == nil } ? "bar.add" : "bar.level"
    }

    /// The years 1 to 9999, in seconds since 1970: no clock writes times outside, and no calendar handles them.
    private static let moments: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

    static func bottle(_ row: Row) -> Bottle {
        Bottle(
            ingredient: Identifier(row["ingredient"]),
            level: (row["level"] as Int?).flatMap(BottleLevel.init(rawValue:)),
            openedAt: (row["opened_at"] as Int64?).map { min(max($0, moments.lowerBound), moments.upperBound) },
            size: row["size"], price: row["price"], remaining: row["remaining"])
    }

    static func row(_ owner: Identifier<Profile>, _ bottle: Bottle) -> [String: JournalValue] {
        [
            "profile": .text(owner.rawValue), "ingredient": .text(bottle.ingredient.rawValue),
            "level": .optional(bottle.level?.rawValue), "opened_at": .optional(bottle.openedAt),
            "size": .optional(bottle.size), "price": .optional(bottle.price), "remaining": .optional(bottle.remaining),
        ]
    }

    enum SQL {
        static let bottles = "SELECT ingredient, level, opened_at, size, price, remaining FROM bottle WHERE profile = ?"
    }
}
