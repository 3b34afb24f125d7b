import Domain
import FeatureKit

struct OwnIngredientsState: ListHolder {
    typealias Row = OwnIngredientsRow

    /// Last changed first.
    var list = ListState<OwnIngredientsRow>()
    /// `3 ingredients`.
    var count = ""
}

struct OwnIngredientsRow: Equatable, Sendable {
    let id: Identifier<Ingredient>
    let name: String
    /// The name in the other language; empty if it is the same.
    let otherName: String
    let category: String
    /// `40%`; empty if unknown.
    let strength: String
    /// `in 3 drinks`.
    let drinks: String
}

extension OwnIngredientsRow {
    init(_ entry: OwnIngredientEntry, _ strings: Strings) {
        let ingredient = entry.ingredient
        self.init(
            id: ingredient.id, name: ingredient.name[strings.language],
            otherName: ingredient.name.other(than: strings.language),
            category: strings["category.\(ingredient.category.rawValue)"],
            strength: ingredient.content.strength.map { strings.percent(NumberText.short($0)) } ?? "",
            drinks: entry.drinkCount == 0
                ? strings["own-ingredients.unused"] : strings.counted("own-ingredients.drinks", entry.drinkCount))
    }
}
