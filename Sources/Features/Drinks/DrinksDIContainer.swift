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
        in context: NavigationContext, from destination: DrinksDestination, links: DrinksLinks = DrinksLinks()
    ) -> Coordinator {
        DrinksCoordinator(context: context, destination: destination, links: links, factory: self)
    }
}

extension DrinksDIContainer: DrinksFlowFactory {
    func makeScreen(_ page: DrinksFlowPage) -> any Screen {
        switch page {
        case .advice(let actions):
            AdviceScreen(viewModel: AdviceViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .list(let section, let actions): makeList(section, actions)
        case .triedPicker:
            TriedPickerScreen(viewModel: TriedPickerViewModel(dependencies: dependencies), strings: strings)
        case .drink(let id, let actions):
            DrinkDetailScreen(
                id: id, viewModel: DrinkDetailViewModel(id: id, dependencies: dependencies, actions: actions),
                strings: strings)
        case .ingredient(let id, let actions):
            IngredientPageScreen(
                id: id, viewModel: IngredientPageViewModel(id: id, dependencies: dependencies, actions: actions),
                strings: strings)
        case .base(let base, let actions): makeBase(base, actions)
        case .comparison(let left, let right, let actions): makeComparison(left, right, actions)
        }
    }

    func makeModal(_ box: DrinksFlowModal) -> any Modal {
        switch box {
        case .filter(let section, let showSaved): makeFilter(section, showSaved: showSaved)
        case .savedFilters(let section, let actions):
            SavedFiltersModal(
                viewModel: SavedFiltersViewModel(section: section, dependencies: dependencies, actions: actions),
                strings: strings)
        case .name(let prompt): NamePromptModal(prompt: prompt, strings: strings)
        case .made(let id, let servings): makeMadeForm(id, servings: servings)
        case .whyNot(let id):
            WhyNotModal(id: id, viewModel: WhyNotViewModel(id: id, dependencies: dependencies), strings: strings)
        case .note(let note):
            NoteModal(
                note: note, viewModel: NoteViewModel(note: note, drinks: dependencies.drinks, strings: strings))
        }
    }

    func setFilter(_ filter: DrinkFilter) {
        dependencies.arrangements[.all].update { $0.filter = filter }
    }

    private var strings: Strings { dependencies.strings }

    private func makeList(_ section: DrinkSection, _ actions: DrinkListActions) -> any Screen {
        DrinkListScreen(
            section: section,
            viewModel: DrinkListViewModel(
                section: section,
                reader: DrinkListReader(
                    drinks: dependencies.drinks, bar: dependencies.bar, finder: dependencies.finder, strings: strings),
                member: dependencies.member, arrangement: dependencies.arrangements[section],
                storeChanged: dependencies.storeChanged.events, strings: strings, actions: actions),
            strings: strings)
    }

    private func makeBase(_ base: BaseSpirit, _ actions: BasePageActions) -> any Screen {
        let viewModel = BasePageViewModel(base: base, dependencies: dependencies, actions: actions)
        return BlockScreen<BasePageTarget>(
            route: "base:\(base.rawValue)", loading: strings["ingredient.loading"], strings: strings
        ) { viewModel.transform(BasePageViewModel.Input(opened: $0, refreshRequested: $1)).state }
    }

    private func makeComparison(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, _ actions: CompareActions
    ) -> any Screen {
        let viewModel = CompareViewModel(left, right, dependencies: dependencies, actions: actions)
        return BlockScreen<CompareTarget>(
            route: "compare:\(left),\(right)", loading: strings["drink.loading"], strings: strings
        ) { viewModel.transform(CompareViewModel.Input(opened: $0, refreshRequested: $1)).state }
    }

    private func makeFilter(_ section: DrinkSection, showSaved: @escaping @MainActor () -> Void) -> any Modal {
        DrinkFilterModal(
            viewModel: DrinkFilterViewModel(
                section: section, finder: dependencies.finder, arrangement: dependencies.arrangements[section],
                storeChanged: dependencies.storeChanged.events, strings: strings, showSaved: showSaved),
            strings: strings)
    }

    private func makeMadeForm(_ id: Identifier<Drink>, servings: Int) -> any Modal {
        MadeFormModal(
            drink: id,
            viewModel: MadeFormViewModel(
                purpose: .new(id, servings: servings), member: dependencies.member, drinks: dependencies.drinks,
                standardDrink: dependencies.preferences.value.standardDrink, strings: strings),
            strings: strings)
    }
}
