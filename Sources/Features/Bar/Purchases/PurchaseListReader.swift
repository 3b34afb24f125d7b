import Domain

struct PurchaseListReader: Sendable {
    private static let limit = 60

    let list: PurchaseList
    let bar: HomeBar
    let rankPurchases: RankPurchases
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let strings: Strings

    func rows() async throws -> [PurchaseRow] {
        let language = strings.language
        let purchases = try await purchases()
        let known = try await ingredients.ingredients(purchases.flatMap { [$0.id] + $0.alternatives })
        var rows: [PurchaseRow] = []
        for purchase in purchases {
            let suggestion = purchase.suggestion
            let opened = try await drinks.drinks(with: suggestion.unlocks)
            rows.append(
                PurchaseRow(
                    ingredient: suggestion.ingredient,
                    name: known[suggestion.ingredient]?.name[language] ?? suggestion.ingredient.rawValue,
                    opens: (list == .buyNext ? "+" : "") + String(suggestion.unlocks.count),
                    brings: list == .buyNext ? "+\(suggestion.bringsToOneAway.count)" : "",
                    price: purchase.price.map(NumberText.money) ?? "", priceEach: priceEach(of: purchase),
                    drinks: opened.map { $0.name[language] }.joined(separator: ", "),
                    alternatives: purchase.alternatives.map { known[$0]?.name[language] ?? $0.rawValue }
                        .joined(separator: ", "), unlocks: suggestion.unlocks))
        }
        return rows
    }

    private func priceEach(of purchase: RankedPurchase) -> String {
        guard let price = purchase.price, !purchase.suggestion.unlocks.isEmpty else { return "" }
        return strings("what-if.price", NumberText.money(price / Double(purchase.suggestion.unlocks.count)))
    }

    private func purchases() async throws -> [RankedPurchase] {
        switch list {
        case .oneAway:
            try await bar.oneAway().map {
                RankedPurchase(
                    suggestion: PurchaseSuggestion(ingredient: $0.ingredient, unlocks: $0.drinks, bringsToOneAway: []))
            }
        case .buyNext: try await rankPurchases(limit: Self.limit)
        }
    }
}

enum PurchaseList: Sendable {
    /// Drinks missing a single ingredient, grouped by it.
    case oneAway
    case buyNext

    var destination: BarDestination { self == .oneAway ? .oneAway : .buyNext }
    var key: String { self == .oneAway ? "one-away" : "buy-next" }
}

struct PurchaseRow: Equatable, Sendable {
    let ingredient: Identifier<Ingredient>
    let name: String
    /// The number of drinks it unlocks, stand-ins included: `+9`; in `oneAway`, of recipes that name it: `9`.
    let opens: String
    /// The number of drinks it brings within one ingredient: `+14`; empty if not calculated.
    let brings: String
    /// The lowest noted price; empty if there is none.
    let price: String
    /// `8 per drink it unlocks`; empty without a price.
    let priceEach: String
    let drinks: String
    /// The names of purchases with the same effect; empty if there are none.
    let alternatives: String
    let unlocks: [Identifier<Drink>]
}
