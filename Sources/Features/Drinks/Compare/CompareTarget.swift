import Domain

enum CompareTarget: Hashable, Sendable {
    case drink(Identifier<Drink>)
    case ingredient(Identifier<Ingredient>)
}
