import Domain
import FeatureKit

struct ShoppingFormatter: Sendable {
    let strings: Strings
    let volume: VolumeUnit

    /// Returns the rows: open items before bought ones, each oldest first.
    func rows(
        _ items: [ShoppingItem], ingredients: [Identifier<Ingredient>: Ingredient],
        sizes: [Identifier<Ingredient>: Double],
        drinks: [Identifier<Drink>: String], effects: [Identifier<Ingredient>: PurchaseSuggestion] = [:]
    ) -> [ShoppingRow] {
        let open = items.filter { !$0.isDone } + items.filter(\.isDone)
        return open.map { item in
            let ingredient = item.subject.ingredient.flatMap { ingredients[$0] }
            let size = item.subject.ingredient.flatMap { sizes[$0] }
            return ShoppingRow(
                id: item.id, ingredient: item.subject.ingredient,
                name: ingredient?.name[strings.language] ?? item.subject.text ?? item.subject.ingredient?.rawValue
                    ?? "",
                buy: text(item.purchase(in: ingredient?.category, size: size)), needed: needed(item),
                drinks: item.drinks.map { drinks[$0] ?? $0.rawValue }.joined(separator: ", "), isDone: item.isDone,
                opens: opens(item.subject.ingredient.flatMap { effects[$0] }))
        }
    }

    private func opens(_ effect: PurchaseSuggestion?) -> String {
        guard let effect else { return "" }
        let parts = [
            effect.unlocks.isEmpty ? nil : strings("shopping.opens", String(effect.unlocks.count)),
            effect.bringsToOneAway.isEmpty ? nil : strings("shopping.near", String(effect.bringsToOneAway.count)),
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    func text(_ purchase: ShopPurchase) -> String {
        AmountFormatter(strings: strings, volume: volume).text(purchase)
    }

    /// Returns the open items as text, one line each, with the quantity to buy.
    func document(_ rows: [ShoppingRow]) -> String {
        rows.filter { !$0.isDone }.map { row in
            let amount = row.buy.isEmpty ? row.needed : row.buy
            return "- [ ] \(row.name)" + (amount.isEmpty ? "" : " · \(amount)")
        }.joined(separator: "\n")
    }

    private func needed(_ item: ShoppingItem) -> String {
        guard let amount = item.amount, let unit = item.unit else { return "" }
        return AmountFormatter(strings: strings, volume: volume).needed(amount, unit)
    }
}

struct ShoppingRow: Equatable, Sendable {
    let id: Identifier<ShoppingItem>
    let ingredient: Identifier<Ingredient>?
    let name: String
    /// The quantity as a shop sells it: `2 x 700 ml`, `3`; empty if it is sold in another way.
    let buy: String
    /// The quantity that recipes need.
    let needed: String
    let drinks: String
    let isDone: Bool
    /// What buying it makes possible now and brings within one bottle: `opens 3 · one away 5`; empty for none.
    let opens: String
}
