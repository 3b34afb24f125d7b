import Domain

struct AdviceFacts: Sendable {
    static let count = 20

    let advice: DrinkAdvice
    let drinks: [Identifier<Drink>: DrinkSummary]
    let away: [Identifier<Drink>: Int]
    let ingredients: [Identifier<Ingredient>: LocalizedText]
    let tags: [Identifier<Tag>: LocalizedText]

    static func read(
        _ adviser: DrinkAdviser, _ drinks: any DrinkRepository, _ ingredients: any IngredientRepository, _ bar: HomeBar
    ) async throws -> AdviceFacts {
        let advice = try await adviser.recommendations(count)
        let ids = advice.drinks.map(\.drink)
        var named: Set<Identifier<Ingredient>> = []
        var liked: Set<Identifier<Drink>> = []
        for reason in advice.drinks.flatMap(\.reasons) {
            switch reason {
            case .resembles(let like):
                named.formUnion(like.ingredients)
                liked.formUnion(like.drinks.prefix(1))
            case .bar(let reach): named.formUnion(reach.has + reach.lacks)
            case .coldStart: break
            }
        }
        let summaries = try await drinks.drinks(with: ids + liked.subtracting(ids).sorted())
        let known = try await drinks.tags(Set(summaries.flatMap(\.tags)).sorted())
        return AdviceFacts(
            advice: advice,
            drinks: Dictionary(summaries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            away: try await bar.away(of: ids),
            ingredients: try await ingredients.ingredients(named.sorted()).mapValues(\.name),
            tags: Dictionary(known.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }))
    }
}
