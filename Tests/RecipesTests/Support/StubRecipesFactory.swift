import Domain
import FeatureKit
import Navigation
import TestSupport

@testable import Recipes

/// The screens of the flow, standing in.
final class StubRecipesFactory: RecipesFlowFactory {
    var own: OwnDrinksActions?
    var editor: RecipeEditorActions?
    var line: RecipeLineActions?
    var ingredient: IngredientFormActions?
    var picker: IngredientPickerActions?
    var collections: CollectionsActions?
    var make: MakeModeActions?

    func makeOwnDrinks(actions: OwnDrinksActions) -> any Screen { own = actions; return StubScreen("drinks/own") }
    func makeEditor(_ subject: RecipeSubject, actions: RecipeEditorActions) -> any Screen {
        editor = actions; return StubScreen(subject.route)
    }
    func makeLine(
        _ line: RecipeDraftLine, isNew: Bool, isSubstitute: Bool, actions: RecipeLineActions
    ) -> any Modal {
        self.line = actions; return StubModal("edit/line")
    }
    func makeIngredientPicker(actions: IngredientPickerActions) -> any Modal {
        picker = actions; return StubModal("edit/ingredients")
    }
    func makeIngredientForm(_ subject: IngredientSubject, actions: IngredientFormActions) -> any Modal {
        ingredient = actions; return StubModal("edit/ingredient")
    }
    func makeCollections(actions: CollectionsActions) -> any Screen {
        collections = actions; return StubScreen("drinks/collections")
    }
    func makeCollection(_ id: Identifier<DrinkCollection>, actions: CollectionActions) -> any Screen {
        StubScreen("collection:\(id)")
    }
    func makeCollectionPicker(_ drink: Identifier<Drink>, actions: CollectionPickerActions) -> any Modal {
        StubModal("collection/pick")
    }
    func makeNamePrompt(_ prompt: NamePrompt) -> any Modal { StubModal(prompt.route) }
    func makePicker(
        _ title: String, _ options: [FormOption], onDone: @escaping @MainActor (String) -> Void
    ) -> any Modal { StubModal("edit/choice") }
    func makeTickList(_ choice: TickChoice) -> any Modal { StubModal(choice.route) }
    func makeQuestion(_ question: RecipeQuestion) -> any Modal { StubModal("question") }
    func makeMadeForm(_ id: Identifier<Drink>, servings: Int) -> any Modal { StubModal("made:\(id)") }
    func makeMakeMode(_ id: Identifier<Drink>, servings: Int, actions: MakeModeActions) -> any Screen {
        make = actions; return StubScreen("make:\(id)")
    }
}
