import Domain

struct DrinkSources: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar
    let finder: DrinkSearchIndex
    let strings: Strings

    var language: Language { strings.language }
}
