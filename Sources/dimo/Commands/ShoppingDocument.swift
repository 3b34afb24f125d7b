import Domain
import FeatureKit

struct ShoppingDocument {
    private let item: ShoppingItem
    private let ingredient: Ingredient?

    /// - Parameter ingredient: nil for free text, and for an ingredient the catalogue no longer has.
    init(_ item: ShoppingItem, ingredient: Ingredient?) {
        self.item = item
        self.ingredient = ingredient
    }

    private var purchase: ShopPurchase { item.purchase(in: ingredient?.category) }

    var json: JSONValue {
        var count: JSONValue = .null
        var size: JSONValue = .null
        switch purchase {
        case .packs(let packs, let millilitres):
            count = .integer(packs)
            size = .decimal(millilitres)
        case .pieces(let pieces): count = .integer(pieces)
        case .asWritten: break
        }
        return .object([
            ("id", .string(item.id.rawValue)), ("ingredient", .optional(item.subject.ingredient?.rawValue)),
            ("name_en", .optional(ingredient?.name.english)), ("name_ko", .optional(ingredient?.name.korean)),
            ("text", .optional(item.subject.text)),
            ("amount", item.amount.map { .number(($0 * 1_000).rounded() / 1_000) } ?? .null),
            ("unit", .optional(item.unit?.code)), ("unit_text", .optional(item.unit?.unknownText)),
            ("for", .strings(item.drinks.map(\.rawValue))), ("done", .bool(item.isDone)),
            ("buy", count), ("pack_ml", size),
        ])
    }

    /// The id, a mark for done, the item, what to buy, the amount, the purpose.
    func columns(_ strings: Strings) -> [String] {
        let amounts = AmountFormatter(strings: strings)
        let buy =
            switch purchase {
            case .packs(let packs, let millilitres): "\(packs) x \(amounts.text(millilitres, .millilitre))"
            case .pieces(let pieces): String(pieces)
            case .asWritten: ""
            }
        let name = ingredient?.name[strings.language] ?? item.subject.text ?? item.subject.ingredient?.rawValue ?? ""
        return [
            item.id.rawValue, item.isDone ? "x" : "-", item.subject.ingredient?.rawValue ?? "", name, buy,
            item.unit.map { amounts.text(item.amount, $0) } ?? "",
            item.drinks.map(\.rawValue).joined(separator: ", "),
        ]
    }
}
