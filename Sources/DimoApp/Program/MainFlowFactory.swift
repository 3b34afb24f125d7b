internal import Bar
internal import Dig
internal import Drinks
internal import Home
internal import Momentum
internal import Navigation
internal import Recipes
internal import Settings
internal import Transfer
internal import Weather
internal import Works

/// What the member's flow needs built: the flow of each feature, on a stack.
@MainActor
protocol MainFlowFactory: AnyObject {
    func makePlanned(_ tab: AppTab, in context: NavigationContext) -> Coordinator
    func makeSettings(
        from destination: SettingsDestination, in context: NavigationContext, exits: SettingsExits
    ) -> Coordinator
    func makeDrinks(
        from destination: DrinksDestination, in context: NavigationContext, exits: DrinksExits
    ) -> Coordinator
    func makeRecipes(
        from destination: RecipesDestination, in context: NavigationContext, exits: RecipesExits
    ) -> Coordinator
    func makeBar(from destination: BarDestination, in context: NavigationContext, exits: BarExits) -> Coordinator
    func makeHome(from destination: HomeDestination, in context: NavigationContext, exits: HomeExits) -> Coordinator
    func makeDig(from destination: DigDestination, in context: NavigationContext, exits: DigExits) -> Coordinator
    func makeWorks(from destination: WorksDestination, in context: NavigationContext, exits: WorksExits) -> Coordinator
    func makeMomentum(
        from destination: MomentumDestination, in context: NavigationContext, exits: MomentumExits
    ) -> Coordinator
    func makeTransfer(
        from destination: TransferDestination, in context: NavigationContext, exits: TransferExits
    ) -> Coordinator
}

extension MainDIContainer: MainFlowFactory {
    func makePlanned(_ tab: AppTab, in context: NavigationContext) -> Coordinator {
        switch tab {
        case .weather, .home, .dig, .drinks, .bar, .momentum, .settings: makeWeather().makeCoordinator(in: context)
        }
    }

    func makeSettings(
        from destination: SettingsDestination, in context: NavigationContext, exits: SettingsExits
    ) -> Coordinator {
        makeSettings().makeCoordinator(in: context, from: destination, exits: exits)
    }

    func makeDrinks(
        from destination: DrinksDestination, in context: NavigationContext, exits: DrinksExits
    ) -> Coordinator {
        makeDrinks().makeCoordinator(in: context, from: destination, exits: exits)
    }

    func makeRecipes(
        from destination: RecipesDestination, in context: NavigationContext, exits: RecipesExits
    ) -> Coordinator {
        makeRecipes().makeCoordinator(in: context, from: destination, exits: exits)
    }

    func makeBar(from destination: BarDestination, in context: NavigationContext, exits: BarExits) -> Coordinator {
        makeBar().makeCoordinator(in: context, from: destination, exits: exits)
    }

    func makeTransfer(
        from destination: TransferDestination, in context: NavigationContext, exits: TransferExits
    ) -> Coordinator {
        makeTransfer().makeCoordinator(in: context, from: destination, exits: exits)
    }
}
