public import Domain
public import FeatureKit
public import Navigation
public import Reactive

/// Builds the screens of the feature Drinks from what it was given.
@MainActor
public final class DrinksDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Reads drinks.
        public let drinks: any DrinkRepository
        /// Reads ingredients.
        public let ingredients: any IngredientRepository
        /// The member's bar.
        public let bar: HomeBar
        /// What a member keeps about drinks.
        public let member: DrinkMember
        /// Puts drinks forward and finds what is like them.
        public let adviser: DrinkAdviser
        /// The filters the member gave a name.
        public let savedFilters: any SavedFilterRepository
        /// Filters and sorts the drinks.
        public let finder: DrinkFinder
        /// What the lists of drinks show, kept while the program runs.
        public let arrangements: DrinkArrangements
        /// Fires when anything a screen may show was changed; whoever changes something sends.
        public let storeChanged: Signal<Void>
        /// How numbers are shown.
        public let preferences: Observable<DisplayPreferences>
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar,
            member: DrinkMember, adviser: DrinkAdviser, savedFilters: any SavedFilterRepository, finder: DrinkFinder,
            arrangements: DrinkArrangements,
            storeChanged: Signal<Void>, preferences: Observable<DisplayPreferences>, strings: Strings
        ) {
            self.drinks = drinks
            self.ingredients = ingredients
            self.bar = bar
            self.member = member
            self.adviser = adviser
            self.savedFilters = savedFilters
            self.finder = finder
            self.arrangements = arrangements
            self.storeChanged = storeChanged
            self.preferences = preferences
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow that shows drinks on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: DrinksDestination, exits: DrinksExits = DrinksExits()
    ) -> Coordinator {
        DrinksCoordinator(context: context, destination: destination, exits: exits, factory: self)
    }
}

extension DrinksDIContainer: DrinksFlowFactory {
    func makeAdvice(actions: DrinkListActions) -> any Screen {
        AdviceScreen(
            viewModel: AdviceViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
    }

    func makeDrinkList(_ section: DrinkSection, actions: DrinkListActions) -> any Screen {
        DrinkListScreen(
            section: section,
            viewModel: DrinkListViewModel(
                section: section,
                reader: DrinkListReader(
                    drinks: dependencies.drinks, bar: dependencies.bar, finder: dependencies.finder,
                    strings: dependencies.strings),
                member: dependencies.member, arrangement: dependencies.arrangements[section],
                storeChanged: dependencies.storeChanged.events, strings: dependencies.strings, actions: actions),
            strings: dependencies.strings)
    }

    func makeSavedFilters(_ section: DrinkSection, actions: SavedFiltersActions) -> any Modal {
        SavedFiltersModal(
            viewModel: SavedFiltersViewModel(section: section, dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makeNamePrompt(_ prompt: NamePrompt) -> any Modal {
        NamePromptModal(prompt: prompt, strings: dependencies.strings)
    }

    func makeDrinkFilter(_ section: DrinkSection, showSaved: @escaping @MainActor () -> Void) -> any Modal {
        DrinkFilterModal(
            viewModel: DrinkFilterViewModel(
                section: section, finder: dependencies.finder, arrangement: dependencies.arrangements[section],
                storeChanged: dependencies.storeChanged.events, strings: dependencies.strings, showSaved: showSaved),
            strings: dependencies.strings)
    }

    func setFilter(_ filter: DrinkFilter) {
        dependencies.arrangements[.all].update { $0.filter = filter }
    }

    func makeTriedPicker() -> any Screen {
        TriedPickerScreen(viewModel: TriedPickerViewModel(dependencies: dependencies), strings: dependencies.strings)
    }

    func makeBasePage(_ base: BaseSpirit, actions: BasePageActions) -> any Screen {
        let viewModel = BasePageViewModel(base: base, dependencies: dependencies, actions: actions)
        return BlockScreen<BasePageTarget>(
            route: "base:\(base.rawValue)", loading: dependencies.strings["ingredient.loading"],
            strings: dependencies.strings
        ) { viewModel.transform(BasePageViewModel.Input(opened: $0, refreshRequested: $1)).state }
    }

    func makeComparison(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, actions: CompareActions
    ) -> any Screen {
        let viewModel = CompareViewModel(left, right, dependencies: dependencies, actions: actions)
        return BlockScreen<CompareTarget>(
            route: "compare:\(left),\(right)", loading: dependencies.strings["drink.loading"],
            strings: dependencies.strings
        ) { viewModel.transform(CompareViewModel.Input(opened: $0, refreshRequested: $1)).state }
    }

    func makeDrinkDetail(_ id: Identifier<Drink>, actions: DrinkDetailActions) -> any Screen {
        DrinkDetailScreen(
            id: id, viewModel: DrinkDetailViewModel(id: id, dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makeIngredientPage(_ id: Identifier<Ingredient>, actions: IngredientPageActions) -> any Screen {
        IngredientPageScreen(
            id: id, viewModel: IngredientPageViewModel(id: id, dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makeMadeForm(_ id: Identifier<Drink>, servings: Int) -> any Modal {
        MadeFormModal(
            drink: id,
            viewModel: MadeFormViewModel(
                purpose: .new(id, servings: servings), member: dependencies.member, drinks: dependencies.drinks,
                standardDrink: dependencies.preferences.value.standardDrink, strings: dependencies.strings),
            strings: dependencies.strings)
    }

    func makeWhyNot(_ id: Identifier<Drink>) -> any Modal {
        WhyNotModal(
            id: id, viewModel: WhyNotViewModel(id: id, dependencies: dependencies), strings: dependencies.strings)
    }

    func makeNote(_ note: DrinkNote) -> any Modal {
        NoteModal(
            note: note, viewModel: NoteViewModel(note: note, drinks: dependencies.drinks, strings: dependencies.strings)
        )
    }
}
