internal import Domain
internal import FeatureKit
internal import Navigation

/// What the flow through own recipes, collections and make mode needs built.
@MainActor
protocol RecipesFlowFactory: AnyObject {
    func makeOwnDrinks(actions: OwnDrinksActions) -> any Screen
    func makeEditor(_ subject: RecipeSubject, actions: RecipeEditorActions) -> any Screen
    func makeLine(
        _ line: RecipeDraftLine, isNew: Bool, isSubstitute: Bool, actions: RecipeLineActions
    ) -> any Modal
    func makeIngredientPicker(actions: IngredientPickerActions) -> any Modal
    func makeIngredientForm(_ subject: IngredientSubject, actions: IngredientFormActions) -> any Modal
    func makeCollections(actions: CollectionsActions) -> any Screen
    func makeCollection(_ id: Identifier<DrinkCollection>, actions: CollectionActions) -> any Screen
    func makeCollectionPicker(_ drink: Identifier<Drink>, actions: CollectionPickerActions) -> any Modal
    func makeNamePrompt(_ prompt: NamePrompt) -> any Modal
    func makePicker(
        _ title: String, _ options: [FormOption], onDone: @escaping @MainActor (String) -> Void
    ) -> any Modal
    func makeTickList(_ choice: TickChoice) -> any Modal
    func makeQuestion(_ question: RecipeQuestion) -> any Modal
    func makeMadeForm(_ id: Identifier<Drink>, servings: Int) -> any Modal
    func makeMakeMode(_ id: Identifier<Drink>, servings: Int, actions: MakeModeActions) -> any Screen
}
