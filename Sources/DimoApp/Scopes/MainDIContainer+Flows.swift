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
        case .home(let destination, let open):
            makeHome().makeCoordinator(in: context, from: destination, open: open)
        case .dig(let destination, let open):
            makeDig().makeCoordinator(in: context, from: destination, open: open)
        case .works(let destination, let open):
            makeWorks().makeCoordinator(in: context, from: destination, open: open)
        case .drinks(let destination, let open):
            makeDrinks().makeCoordinator(in: context, from: destination, open: open)
        case .recipes(let destination, let links):
            makeRecipes().makeCoordinator(in: context, from: destination, links: links)
        case .bar(let destination, let open):
            makeBar().makeCoordinator(in: context, from: destination, open: open)
        case .momentum(let destination, let open):
            makeMomentum().makeCoordinator(in: context, from: destination, open: open)
        case .weather(let destination): makeWeather().makeCoordinator(in: context, from: destination)
        case .settings(let destination, let links, let open):
            makeSettings().makeCoordinator(in: context, from: destination, links: links, open: open)
        case .transfer(let destination, let restored):
            makeTransfer().makeCoordinator(in: context, from: destination, restored: restored)
        }
    }
}
