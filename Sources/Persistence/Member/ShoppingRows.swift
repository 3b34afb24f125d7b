import Domain
import GRDB

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
