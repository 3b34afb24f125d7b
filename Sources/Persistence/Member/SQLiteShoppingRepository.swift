package import Domain
import GRDB

package struct SQLiteShoppingRepository: ShoppingRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func items(of profile: Identifier<Profile>) async throws -> [ShoppingItem] {
        try await database.read { db in try ShoppingRows.items(of: profile, db) }
    }

    @discardableResult
    package func add(_ entries: [ShoppingEntry], of profile: Identifier<Profile>) async throws -> [ShoppingItem] {
        guard !entries.isEmpty else { return [] }
        return try await database.write { db in
            var journal = try Journal(db, profile: profile)
            var items = try ShoppingRows.items(of: profile, db)
            var touched: [Int] = []
            for entry in entries {
                let place: Int
                if let found = items.place(for: entry), let sum = items[found].entry.merged(with: entry) {
                    guard sum != items[found].entry else { continue }
                    items[found].entry = sum
                    place = found
                } else {
                    let number = try RowNumbers.next(in: .shoppingItem, db)
                    items.append(ShoppingItem(id: Identifier(String(number)), entry: entry))
                    place = items.count - 1
                }
                try Self.put(items[place], profile, &journal)
                if !touched.contains(place) { touched.append(place) }
            }
            let changed = touched.map { items[$0] }
            try journal.record("shopping.add", subjects: ShoppingRows.subjects(changed))
            return changed
        }
    }

    @discardableResult
    package func setDone(
        _ isDone: Bool, _ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>
    ) async throws -> ShoppingTick {
        let wanted = Set(ids)
        guard !wanted.isEmpty else { return ShoppingTick() }
        return try await database.write { db in
            let owner = try ActiveBar.owner(for: profile, db)
            var journal = try Journal(db, profile: profile)
            var changed: [ShoppingItem] = []
            var bar = BarChange()
            for var item in try ShoppingRows.items(of: profile, db)
            where wanted.contains(item.id) && item.isDone != isDone {
                item.isDone = isDone
                try Self.put(item, profile, &journal)
                changed.append(item)
                guard isDone, let id = item.subject.ingredient,
                    let bottle = try Self.bought(id, item.entry, owner, db)
                else { continue }
                try journal.put(.bottle, SQLiteBarRepository.row(owner, bottle))
                bar.added.append(bottle)
            }
            try journal.record(isDone ? "shopping.done" : "shopping.open", subjects: ShoppingRows.subjects(changed))
            return ShoppingTick(items: changed, bar: bar)
        }
    }

    @discardableResult
    package func remove(
        _ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>
    ) async throws -> [ShoppingItem] {
        let wanted = Set(ids)
        return try await remove("shopping.remove", of: profile) { wanted.contains($0.id) }
    }

    @discardableResult
    package func clear(onlyDone: Bool, of profile: Identifier<Profile>) async throws -> [ShoppingItem] {
        try await remove("shopping.clear", of: profile) { !onlyDone || $0.isDone }
    }

    private func remove(
        _ kind: String, of profile: Identifier<Profile>, where isGoing: @escaping @Sendable (ShoppingItem) -> Bool
    ) async throws -> [ShoppingItem] {
        try await database.write { db in
            let going = try ShoppingRows.items(of: profile, db).filter(isGoing)
            var journal = try Journal(db, profile: profile)
            for number in RowNumbers.numbers(going.map(\.id)) {
                try journal.remove(.shoppingItem, key: ["number": .integer(number)])
            }
            try journal.record(kind, subjects: ShoppingRows.subjects(going))
            return going
        }
    }

    private static func put(
        _ item: ShoppingItem, _ profile: Identifier<Profile>, _ journal: inout Journal
    ) throws {
        if let row = ShoppingRows.row(item, profile) { try journal.put(.shoppingItem, row) }
    }

    private static func bought(
        _ id: Identifier<Ingredient>, _ entry: ShoppingEntry, _ owner: Identifier<Profile>, _ db: Database
    ) throws -> Bottle? {
        let old = try Row.fetchOne(db, SQL.bottle, [owner.rawValue, id.rawValue]).map(SQLiteBarRepository.bottle)
        let category = try String.fetchOne(db, SQL.category, [id.rawValue])
        return Bottle.bought(
            id, for: entry, replacing: old, category: category.flatMap(IngredientCategory.init(rawValue:)))
    }

    enum SQL {
        static let bottle = "\(SQLiteBarRepository.SQL.bottles) AND ingredient = ?"
        static let category = "SELECT category FROM ingredient WHERE id = ?"
    }
}

enum ShoppingRows {
    /// Sorted oldest first.
    static func items(of profile: Identifier<Profile>, _ db: Database) throws -> [ShoppingItem] {
        return try Row.fetchAll(db, SQL.shoppingItems, [profile.rawValue]).map { row in
            let subject: ShoppingSubject =
                (row["ingredient"] as String?).map { .ingredient(Identifier($0)) }
                ?? .text(row["text"] as String? ?? "")
            let entry = ShoppingEntry(
                subject, amount: row["amount"], unit: (row["unit"] as String?).map { MeasureUnit(code: $0) },
                drinks: (row["drinks"] as String).split(separator: " ").map { Identifier(String($0)) })
            return ShoppingItem(id: Identifier(String(row["number"] as Int64)), entry: entry, isDone: row["is_done"])
        }
    }

    static func row(_ item: ShoppingItem, _ profile: Identifier<Profile>) -> [String: JournalValue]? {
        guard let number = RowNumbers.number(item.id) else { return nil }
        return [
            "number": .integer(number), "profile": .text(profile.rawValue),
            "ingredient": .optional(item.subject.ingredient?.rawValue), "text": .optional(item.subject.text),
            "amount": .optional(item.amount), "unit": .optional(item.unit.map { $0.unknownText ?? $0.code }),
            "drinks": .text(item.drinks.map(\.rawValue).joined(separator: " ")), "is_done": .flag(item.isDone),
        ]
    }

    static func subjects(_ items: [ShoppingItem]) -> [String] {
        items.map { $0.subject.ingredient?.rawValue ?? $0.subject.text ?? "" }
    }

    enum SQL {
        static let shoppingItems = """
            SELECT number, ingredient, text, amount, unit, drinks, is_done FROM shopping_item
            WHERE profile = ? ORDER BY number
            """
    }
}
