import Domain

struct ShoppingReader: Sendable {
    let shopping: any ShoppingRepository
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar

    func rows(_ formatter: ShoppingFormatter) async throws -> [ShoppingRow] {
        let language = formatter.strings.language
        let items = try await shopping.items(of: bar.profile)
        let known = try await ingredients.ingredients(items.compactMap(\.subject.ingredient))
        let summaries = try await drinks.drinks(with: items.flatMap(\.drinks))
        let names = Dictionary(summaries.map { ($0.id, $0.name[language]) }, uniquingKeysWith: { first, _ in first })
        return formatter.rows(items, ingredients: known, bottles: try await bar.bottles(), drinks: names)
    }
}
