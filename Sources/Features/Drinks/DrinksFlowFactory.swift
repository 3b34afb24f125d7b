internal import Domain
internal import Navigation

/// What the flow through drinks needs built.
@MainActor
protocol DrinksFlowFactory: AnyObject {
    func makeDrinkList(actions: DrinkListActions) -> any Screen
    func makeDrinkFilter() -> any Modal
    func makeDrinkDetail(_ id: Identifier<Drink>, actions: DrinkDetailActions) -> any Screen
    func makeIngredientPage(_ id: Identifier<Ingredient>, actions: IngredientPageActions) -> any Screen
    func makeMadeForm(_ id: Identifier<Drink>, servings: Int) -> any Modal
    func makeWhyNot(_ id: Identifier<Drink>) -> any Modal
    func makeNote(_ note: DrinkNote) -> any Modal
}
