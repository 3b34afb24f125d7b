internal import Bar
internal import Dig
internal import Drinks
internal import Home
internal import Momentum
internal import Navigation
internal import Recipes
internal import Settings
internal import Weather

/// What the member's flow needs built: the flow of each feature, on a stack.
@MainActor
protocol MainFlowFactory: AnyObject {
    func makePlanned(_ tab: AppTab, in context: NavigationContext) -> Coordinator
    func makeDrinks(
        from destination: DrinksDestination, in context: NavigationContext, exits: DrinksExits
    ) -> Coordinator
    func makeRecipes(
        from destination: RecipesDestination, in context: NavigationContext, exits: RecipesExits
    ) -> Coordinator
    func makeBar(from destination: BarDestination, in context: NavigationContext, exits: BarExits) -> Coordinator
}

extension MainDIContainer: MainFlowFactory {
    func makePlanned(_ tab: AppTab, in context: NavigationContext) -> Coordinator {
        switch tab {
        case .dig: makeDig().makeCoordinator(in: context)
        case .weather: makeWeather().makeCoordinator(in: context)
        case .momentum: makeMomentum().makeCoordinator(in: context)
        case .settings: makeSettings().makeCoordinator(in: context)
        case .home, .drinks, .bar: makeHome().makeCoordinator(in: context)
        }
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
}
