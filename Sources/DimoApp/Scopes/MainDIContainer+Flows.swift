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

extension MainDIContainer: MainFlowFactory {
    func makeFlow(_ flow: MainFlow, in context: NavigationContext) -> Coordinator {
        switch flow {
        case .home(let destination, let exits):
            makeHome().makeCoordinator(in: context, from: destination, exits: exits)
        case .dig(let destination, let exits):
            makeDig().makeCoordinator(in: context, from: destination, exits: exits)
        case .works(let destination, let exits):
            makeWorks().makeCoordinator(in: context, from: destination, exits: exits)
        case .drinks(let destination, let exits):
            makeDrinks().makeCoordinator(in: context, from: destination, exits: exits)
        case .recipes(let destination, let exits):
            makeRecipes().makeCoordinator(in: context, from: destination, exits: exits)
        case .bar(let destination, let exits):
            makeBar().makeCoordinator(in: context, from: destination, exits: exits)
        case .momentum(let destination, let exits):
            makeMomentum().makeCoordinator(in: context, from: destination, exits: exits)
        case .weather: makeWeather().makeCoordinator(in: context)
        case .settings(let destination, let exits):
            makeSettings().makeCoordinator(in: context, from: destination, exits: exits)
        case .transfer(let destination, let exits):
            makeTransfer().makeCoordinator(in: context, from: destination, exits: exits)
        }
    }
}
