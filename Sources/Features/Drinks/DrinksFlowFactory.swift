internal import Domain
internal import FeatureKit
internal import Navigation

/// What the flow through drinks needs built.
@MainActor
protocol DrinksFlowFactory: AnyObject {
    func makeAdvice(actions: DrinkListActions) -> any Screen
    func makeDrinkList(_ section: DrinkSection, actions: DrinkListActions) -> any Screen
    func makeDrinkFilter(_ section: DrinkSection, showSaved: @escaping @MainActor () -> Void) -> any Modal
    func makeSavedFilters(_ section: DrinkSection, actions: SavedFiltersActions) -> any Modal
    func makeNamePrompt(_ prompt: NamePrompt) -> any Modal
    func makeTriedPicker() -> any Screen
    func makeDrinkDetail(_ id: Identifier<Drink>, actions: DrinkDetailActions) -> any Screen
    func makeIngredientPage(_ id: Identifier<Ingredient>, actions: IngredientPageActions) -> any Screen
    func makeBasePage(_ base: BaseSpirit, actions: BasePageActions) -> any Screen
    func makeComparison(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, actions: CompareActions
    ) -> any Screen
    func makeMadeForm(_ id: Identifier<Drink>, servings: Int) -> any Modal
    func makeWhyNot(_ id: Identifier<Drink>) -> any Modal
    func makeNote(_ note: DrinkNote) -> any Modal
    /// Shows the list of all drinks under a filter from now on.
    func setFilter(_ filter: DrinkFilter)
}
