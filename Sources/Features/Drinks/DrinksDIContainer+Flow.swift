package import Domain
package import FeatureKit
import Navigation
import Reactive
import Terminal

/// The areas the drink pages depend on; `memberAreas` adds the member's records.
private let recipeAreas: StoreArea = [.catalogue, .ownRecipes, .bar]
private let memberAreas: StoreArea = [.catalogue, .ownRecipes, .bar, .log, .marks]

extension DrinksDIContainer: FlowFactory {
    package func makeContent(for step: DrinksStep, in flow: Flow<DrinksStep>) -> FlowContent {
        switch step {
        case .destination(let destination): makeContent(for: destination, in: flow)
        case .filtered(let filter): .screen(makeList(filter, in: flow))
        case .made(let id, let servings): .modal(makeMadeForm(.new(id, servings: servings)))
        case .whyNot(let id):
            .modal(
                WhyNotModal(
                    id: id, viewModel: makeWhyNotViewModel(id), changes: changes(recipeAreas), strings: strings))
        case .filter(let section): .modal(makeFilter(section, in: flow))
        case .savedFilters(let section, let search):
            .modal(
                SavedFiltersModal(
                    viewModel: makeSavedFiltersViewModel(section, search: search, in: flow),
                    changes: changes([.filters, .catalogue, .ownRecipes]), strings: strings))
        case .choice(let source, let choose):
            .modal(SearchPickerModal(route: "drinks/choice", source: source, choice: .one(choose), strings: strings))
        case .mergeQuestion(let question, let onYes):
            .modal(
                ConfirmModal(
                    title: strings["merge.title"], question: question, yes: ("y", strings["merge.yes"]),
                    noLabel: strings["merge.no"], onYes: onYes))
        case .opinion(let id): .modal(makeMadeForm(.opinion(id)))
        case .prompt(let prompt): .modal(NamePromptModal(prompt: prompt, strings: strings))
        }
    }

    private func makeContent(for destination: DrinksDestination, in flow: Flow<DrinksStep>) -> FlowContent {
        switch destination {
        case .advice:
            .screen(
                AdviceScreen(
                    route: destination.route, viewModel: makeAdviceViewModel(in: flow), glances: glances,
                    changes: changes(memberAreas), strings: strings))
        case .section(let section): .screen(makeList(section, in: flow))
        case .triedPicker:
            .screen(
                TriedPickerScreen(
                    route: destination.route, viewModel: makeTriedPickerViewModel(), changes: changes(memberAreas),
                    strings: strings))
        case .madeForm(let id): .modal(makeMadeForm(.new(id, servings: 1)))
        case .drink(let id):
            .screen(
                DrinkDetailScreen(
                    id: id, viewModel: makeDrinkViewModel(id, in: flow), changes: changes(memberAreas),
                    strings: strings))
        case .ingredient(let id):
            .screen(
                IngredientPageScreen(
                    route: destination.route, viewModel: makeIngredientViewModel(id, in: flow),
                    changes: changes(recipeAreas), strings: strings))
        case .base(let base):
            .screen(
                BasePageScreen(
                    route: destination.route, viewModel: makeBaseViewModel(base, in: flow),
                    changes: changes(recipeAreas), strings: strings))
        case .compare(let left, let right):
            .screen(
                CompareScreen(
                    route: destination.route, viewModel: makeCompareViewModel(left, right, in: flow),
                    changes: changes(recipeAreas), strings: strings))
        case .sum(let id):
            .screen(
                DrinkSumScreen(
                    route: destination.route, viewModel: makeSumViewModel(id, in: flow),
                    changes: changes(recipeAreas), strings: strings))
        case .note(let note):
            .modal(NoteModal(route: note.route, viewModel: makeNoteViewModel(note), strings: strings))
        }
    }

    private var strings: Strings { dependencies.strings }

    private func changes(_ areas: StoreArea) -> Events<Void> { dependencies.changes.touching(areas) }

    private func makeList(_ section: DrinkSection, in flow: Flow<DrinksStep>) -> any Screen {
        DrinkListScreen(
            section: section, viewModel: makeListViewModel(section, in: flow), changes: changes(memberAreas),
            strings: strings)
    }

    private func makeList(_ filter: DrinkFilter, in flow: Flow<DrinksStep>) -> any Screen {
        dependencies.arrangements[.all].update { $0.filter = filter }
        return makeList(.all, in: flow)
    }

    private func makeFilter(_ section: DrinkSection, in flow: Flow<DrinksStep>) -> any Modal {
        FilterModal(
            route: "drinks/filter", loading: strings["drinks.loading"], canExclude: true,
            viewModel: makeFilterViewModel(section), changes: changes(memberAreas), strings: strings
        ) { [strings] in
            [
                KeyAction(
                    id: "filter.saved", title: strings["action.filters"], keys: [.character("v")], hint: 1
                ) { flow.show(.savedFilters(section, search: nil)) }
            ]
        }
    }

    private func makeMadeForm(_ purpose: MadeFormPurpose) -> any Modal {
        MadeFormModal(
            purpose, member: dependencies.member, drinks: dependencies.drinks,
            standardDrink: dependencies.preferences.value.standardDrink, strings: strings)
    }
}

package enum DrinksStep: DestinationStep {
    case destination(DrinksDestination)
    case filtered(DrinkFilter)
    case made(Identifier<Drink>, servings: Int)
    case opinion(Identifier<Drink>)
    case whyNot(Identifier<Drink>)
    case filter(DrinkSection)
    case savedFilters(DrinkSection, search: DrinkFilter?)
    case choice(PickerSource, onChosen: @MainActor (PickerRow) -> Void)
    case mergeQuestion(String, onYes: @MainActor () -> Void)
    case prompt(NamePrompt)
}

extension Flow<DrinksStep> {
    func go(to destination: DrinksDestination) { show(.destination(destination)) }

    /// Shows a list of the feature, or opens any other place.
    func visit(_ place: Place) {
        if case .drinks(let section) = place { go(to: section) } else { open(place) }
    }

    /// Shows a list, or the recommendations at the root for nil. A list replaces another list instead of stacking.
    func go(to section: DrinkSection?) {
        guard let section else {
            return routes().first == DrinksDestination.advice.route ? popToRoot() : go(to: DrinksDestination.advice)
        }
        let isAboveList = DrinkSection.allCases.contains { $0.route == routes().last }
        (isAboveList ? replace : show)(.destination(.section(section)))
    }
}
