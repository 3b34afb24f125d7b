import Domain
import FeatureKit
import Navigation
import TestSupport

@testable import Drinks

/// The screens of the flow, standing in: a double is as long as the protocol it doubles.
final class StubDrinksFactory: DrinksFlowFactory {
    var list: DrinkListActions?
    var details: [DrinkDetailActions] = []
    var pages: [IngredientPageActions] = []

    var bases: [BasePageActions] = []
    var comparisons: [CompareActions] = []
    var filter: DrinkFilter?
    var showSaved: (@MainActor () -> Void)?
    var savedFilters: SavedFiltersActions?

    func makeAdvice(actions: DrinkListActions) -> any Screen { list = actions; return StubScreen("drinks") }
    func makeDrinkList(_ section: DrinkSection, actions: DrinkListActions) -> any Screen {
        list = actions; return StubScreen(section.route)
    }
    func makeTriedPicker() -> any Screen { StubScreen("drinks/tried/pick") }
    func makeBasePage(_ base: BaseSpirit, actions: BasePageActions) -> any Screen {
        bases.append(actions); return StubScreen("base:\(base.rawValue)")
    }
    func makeComparison(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, actions: CompareActions
    ) -> any Screen {
        comparisons.append(actions); return StubScreen("compare:\(left),\(right)")
    }
    func setFilter(_ filter: DrinkFilter) { self.filter = filter }
    func makeDrinkFilter(_ section: DrinkSection, showSaved: @escaping @MainActor () -> Void) -> any Modal {
        self.showSaved = showSaved; return StubModal("drinks/filter")
    }
    func makeSavedFilters(_ section: DrinkSection, actions: SavedFiltersActions) -> any Modal {
        savedFilters = actions; return StubModal("drinks/filters")
    }
    func makeNamePrompt(_ prompt: NamePrompt) -> any Modal { StubModal(prompt.route) }
    func makeDrinkDetail(_ id: Identifier<Drink>, actions: DrinkDetailActions) -> any Screen {
        details.append(actions); return StubScreen("drink:\(id)")
    }
    func makeIngredientPage(_ id: Identifier<Ingredient>, actions: IngredientPageActions) -> any Screen {
        pages.append(actions); return StubScreen("ingredient:\(id)")
    }
    func makeMadeForm(_ id: Identifier<Drink>, servings: Int) -> any Modal { StubModal("made:\(id)") }
    func makeWhyNot(_ id: Identifier<Drink>) -> any Modal { StubModal("why:\(id)") }
    func makeNote(_ note: DrinkNote) -> any Modal { StubModal(note.route) }
}
