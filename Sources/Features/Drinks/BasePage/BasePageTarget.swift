import Domain

enum BasePageTarget: Hashable, Sendable {
    case ingredient(Identifier<Ingredient>)
    case drink(Identifier<Drink>)
    case allDrinks
}
