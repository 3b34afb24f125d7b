public import Domain
public import FeatureKit
public import Navigation
public import Reactive

/// Builds the screens of the feature Bar from what it was given.
@MainActor
public final class BarDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Reads drinks.
        public let drinks: any DrinkRepository
        /// Reads ingredients.
        public let ingredients: any IngredientRepository
        /// The member's bar.
        public let bar: HomeBar
        /// Knows the member's taste.
        public let adviser: DrinkAdviser
        /// What the member keeps of drinks, made and wants to buy.
        public let records: BarRecords
        /// Stands before everything that is written.
        public let authorizer: any MemberAuthorizer
        /// The time, and how it stands on the wall.
        public let times: BarTimes
        /// How numbers are shown.
        public let preferences: ReadOnly<DisplayPreferences>
        /// What was typed into the calculators.
        public let calculatorDraft: Observable<CalculatorDraft>
        /// Fires when anything a screen may show was changed; whoever changes something sends.
        public let storeChanged: Signal<Void>
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar, adviser: DrinkAdviser,
            records: BarRecords, authorizer: any MemberAuthorizer, times: BarTimes,
            preferences: ReadOnly<DisplayPreferences>,
            calculatorDraft: Observable<CalculatorDraft>, storeChanged: Signal<Void>,
            strings: Strings
        ) {
            self.drinks = drinks
            self.ingredients = ingredients
            self.bar = bar
            self.adviser = adviser
            self.records = records
            self.authorizer = authorizer
            self.times = times
            self.preferences = preferences
            self.calculatorDraft = calculatorDraft
            self.storeChanged = storeChanged
            self.strings = strings
        }
    }

    let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow through the bar on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: BarDestination, links: BarLinks
    ) -> Coordinator {
        makeSection(destination, in: context, links: links)
            ?? BarCoordinator(context: context, destination: destination, links: links, factory: self)
    }
}

extension BarDIContainer: BarFlowFactory {
    func makeInventory(actions: InventoryActions) -> any Screen {
        InventoryScreen(
            viewModel: InventoryViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
    }

    func makeAddBottles(from filter: BottleFilter, actions: AddBottlesActions) -> any Screen {
        AddBottlesScreen(
            viewModel: AddBottlesViewModel(filter: filter, dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makeList(_ list: BarList, actions: BarListActions) -> any Screen {
        switch list {
        case .makeable:
            MakeableScreen(
                viewModel: MakeableViewModel(dependencies: dependencies, actions: actions),
                strings: dependencies.strings)
        case .purchases(let purchases):
            PurchaseListScreen(
                list: purchases,
                viewModel: PurchaseListViewModel(list: purchases, dependencies: dependencies, actions: actions),
                strings: dependencies.strings)
        case .useUp:
            UseUpScreen(
                viewModel: UseUpViewModel(dependencies: dependencies, actions: actions),
                strings: dependencies.strings)
        }
    }

    func makeBottleForm(of ingredient: Identifier<Ingredient>) -> any Modal {
        makeForm("bar/bottle", BottleForm(ingredient: ingredient, dependencies: dependencies))
    }

    /// A form in a box.
    func makeForm(_ route: String, _ content: any FormContent) -> any Modal {
        FormModal(
            route: route,
            viewModel: FormViewModel(
                content: content, storeChanged: dependencies.storeChanged, strings: dependencies.strings),
            strings: dependencies.strings)
    }

    /// A search in a box.
    func makeFinder(
        _ route: String, _ source: FinderSource, choose: @escaping @MainActor (FinderRow) -> Void
    ) -> any Modal {
        FinderModal(
            route: route,
            viewModel: FinderViewModel(source: source, strings: dependencies.strings),
            strings: dependencies.strings, choose: choose)
    }
}
