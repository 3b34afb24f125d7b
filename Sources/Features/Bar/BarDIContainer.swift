public import Domain
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
        /// Fires when anything a screen may show was changed; whoever changes something sends.
        public let storeChanged: Signal<Void>
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar,
            storeChanged: Signal<Void>, strings: Strings
        ) {
            self.drinks = drinks
            self.ingredients = ingredients
            self.bar = bar
            self.storeChanged = storeChanged
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow through the bar on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: BarDestination, exits: BarExits
    ) -> Coordinator {
        BarCoordinator(context: context, destination: destination, exits: exits, factory: self)
    }
}

extension BarDIContainer: BarFlowFactory {
    func makeShelf(actions: ShelfActions) -> any Screen {
        ShelfScreen(
            viewModel: ShelfViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
    }

    func makeAddBottles() -> any Screen {
        AddBottlesScreen(viewModel: AddBottlesViewModel(dependencies: dependencies), strings: dependencies.strings)
    }

    func makePurchaseList(_ list: PurchaseList, actions: PurchaseListActions) -> any Screen {
        PurchaseListScreen(
            list: list,
            viewModel: PurchaseListViewModel(list: list, dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makeMakeable(actions: MakeableActions) -> any Screen {
        MakeableScreen(
            viewModel: MakeableViewModel(dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }
}
