import Domain
import FeatureKit

struct ShoppingDocument {
    let item: ShoppingItem
    /// Nil for free text, and for an ingredient the catalogue no longer has.
    let ingredient: Ingredient?
    /// Millilitres of the bottle in the bar; nil for the usual size.
    let bottleSize: Double?

    private var purchase: ShopPurchase { item.purchase(in: ingredient?.category, size: bottleSize) }

    var members: [(String, JSONValue)] {
        [
            ("id", .string(item.id.rawValue)), ("ingredient", .optional(item.subject.ingredient?.rawValue)),
            ("name_en", .optional(ingredient?.name.english)), ("name_ko", .optional(ingredient?.name.korean)),
            ("text", .optional(item.subject.text)), ("amount", .amount(item.amount)),
            ("unit", .optional(item.unit?.code)), ("unit_text", .optional(item.unit?.unknownText)),
            ("for", .strings(item.drinks.map(\.rawValue))), ("done", .bool(item.isDone)),
        ] + purchase.fields
    }

    /// The id, a mark for done, the item, what to buy, the amount, the purpose.
    func columns(_ strings: Strings) -> [String] {
        let amounts = AmountFormatter(strings: strings)
        let name = ingredient?.name[strings.language] ?? item.subject.text ?? item.subject.ingredient?.rawValue ?? ""
        return [
            item.id.rawValue, item.isDone ? "x" : "-", item.subject.ingredient?.rawValue ?? "", name,
            purchase.text(amounts), item.unit.map { amounts.text(item.amount, $0) } ?? "",
            item.drinks.map(\.rawValue).joined(separator: ", "),
        ]
    }
}

extension ShopPurchase {
    /// How many to buy, and the millilitres of a bottle.
    var fields: [(String, JSONValue)] {
        switch self {
        case .packs(let packs, let millilitres): [("buy", .integer(packs)), ("pack_ml", .decimal(millilitres))]
        case .pieces(let pieces): [("buy", .integer(pieces)), ("pack_ml", .null)]
        case .asWritten: [("buy", .null), ("pack_ml", .null)]
        }
    }

    func text(_ amounts: AmountFormatter) -> String {
        switch self {
        case .packs(let packs, let millilitres): "\(packs) x \(amounts.text(millilitres, .millilitre))"
        case .pieces(let pieces): String(pieces)
        case .asWritten: ""
        }
    }
}

extension JSONValue {
    /// An amount of a recipe or a shopping list, to a thousandth.
    static func amount(_ amount: Double?) -> JSONValue {
        amount.map { .number(($0 * 1_000).rounded() / 1_000) } ?? .null
    }
}
