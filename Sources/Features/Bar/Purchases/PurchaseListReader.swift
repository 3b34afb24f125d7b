import Domain

struct PurchaseListReader: Sendable {
    /// Limits the ranking to its meaningful part.
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
                    opens: "+\(suggestion.unlocks.count)",
                    brings: list == .buyNext ? "+\(suggestion.bringsToOneAway.count)" : "",
                    price: purchase.price.map(NumberText.money) ?? "",
                    drinks: opened.map { $0.name[language] }.joined(separator: ", "),
                    alternatives: purchase.alternatives.map { known[$0]?.name[language] ?? $0.rawValue }
                        .joined(separator: ", "), unlocks: suggestion.unlocks))
        }
        return rows
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
