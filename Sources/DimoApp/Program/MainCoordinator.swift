internal import Bar
internal import Dig
internal import Domain
internal import Drinks
internal import Home
internal import Momentum
internal import Navigation
internal import Recipes
internal import Settings
internal import Transfer
internal import Weather
internal import Works

/// The flow of one member: the seven tabs, and every way from one feature into another.
@MainActor
final class MainCoordinator: Coordinator {
    private let shell: NavigationShell
    let factory: any MainFlowFactory
    private let strings: Strings
    private let first: Route
    private let links: MainLinks

    init(shell: NavigationShell, factory: any MainFlowFactory, strings: Strings, first: Route, links: MainLinks) {
        self.shell = shell
        self.factory = factory
        self.strings = strings
        self.first = first
        self.links = links
    }

    override func start() {
        for tab in AppTab.allCases {
            shell.tabs.add(title: strings["tab.\(tab.rawValue)"]) { [weak self] stack in
                self?.startTab(tab, on: stack)
            }
        }
        open(first)
    }

    /// Shows a place, on the stack of its tab.
    func open(_ route: Route) {
        shell.modals.removeAll()
        if shell.tabs.selected != route.tab.index || shell.tabs.current?.count == 0 {
            shell.tabs.select(route.tab.index)
        }
        guard let stack = shell.tabs.current else { return }
        switch route {
        case .tab: stack.popToRoot()
        case .settings(let page): run(makeSettings(from: .page(page), on: stack))
        case .makeable: run(makeBar(from: .makeable, on: stack))
        case .oneAway: run(makeBar(from: .oneAway, on: stack))
        case .buyNext: run(makeBar(from: .buyNext, on: stack))
        case .bar(let place): run(makeBar(from: place.destination, on: stack))
        case .drinkSection(let section): run(makeDrinks(from: .section(section), on: stack))
        case .triedPicker: run(makeDrinks(from: .triedPicker, on: stack))
        case .base(let base): run(makeDrinks(from: .base(base), on: stack))
        case .compare(let left, let right): run(makeDrinks(from: .compare(left, right), on: stack))
        case .drink(let id): run(makeDrinks(from: .drink(id), on: stack))
        case .ingredient(let id): run(makeDrinks(from: .ingredient(id), on: stack))
        case .glass(let id): run(makeDrinks(from: .note(.glass(id)), on: stack))
        case .tool(let id): run(makeDrinks(from: .note(.tool(id)), on: stack))
        case .own: run(makeRecipes(from: .own, on: stack))
        case .ownIngredients: run(makeRecipes(from: .ownIngredients, on: stack))
        case .newRecipe: run(makeRecipes(from: .new, on: stack))
        case .editRecipe(let id): run(makeRecipes(from: .edit(id), on: stack))
        case .collections: run(makeRecipes(from: .collections, on: stack))
        case .collection(let id): run(makeRecipes(from: .collection(id), on: stack))
        case .make(let id): run(makeRecipes(from: .make(id, servings: 1), on: stack))
        case .transfer(let destination): run(makeTransfer(from: destination, on: stack))
        case .technique(let kind): run(makeDrinks(from: .note(.technique(kind)), on: stack))
        case .community(let route): show(route, on: stack)
        case .weather(let destination): run(makeWeather(from: destination, on: stack))
        }
    }

    private func startTab(_ tab: AppTab, on stack: ScreenStack) {
        switch tab {
        case .drinks: run(makeDrinks(from: .advice, on: stack))
        case .bar: run(makeBar(from: .shelf, on: stack))
        case .home: run(makeHome(from: .home, on: stack))
        case .dig: run(makeDig(from: .home, on: stack))
        case .momentum: run(makeMomentum(from: .mine, on: stack))
        case .weather: run(makeWeather(from: .list, on: stack))
        case .settings: run(makeSettings(from: .menu, on: stack))
        }
    }

    func makeDrinks(from destination: DrinksDestination, on stack: ScreenStack) -> Coordinator {
        factory.makeFlow(.drinks(destination, opening(on: stack)), in: context(stack))
    }

    func makeSettings(from destination: SettingsDestination, on stack: ScreenStack) -> Coordinator {
        let ways = self.links
        let links = SettingsLinks(
            signOut: { ways.signOut() }, switchAccount: { ways.switchAccount() }, leave: { ways.leave() },
            enterAgain: { ways.enterAgain() })
        return factory.makeFlow(.settings(destination, links, opening(on: stack)), in: context(stack))
    }

    func makeRecipes(from destination: RecipesDestination, on stack: ScreenStack) -> Coordinator {
        let links = RecipesLinks(
            showDrink: { [weak self, weak stack] id in
                guard let self, let stack else { return }
                run(makeDrinks(from: .drink(id), on: stack))
            },
            showIngredient: { [weak self, weak stack] id in
                guard let self, let stack else { return }
                run(makeDrinks(from: .ingredient(id), on: stack))
            })
        return factory.makeFlow(.recipes(destination, links), in: context(stack))
    }

    func makeBar(from destination: BarDestination, on stack: ScreenStack) -> Coordinator {
        factory.makeFlow(.bar(destination, opening(on: stack)), in: context(stack))
    }

    func makeWeather(from destination: WeatherDestination, on stack: ScreenStack) -> Coordinator {
        factory.makeFlow(.weather(destination), in: context(stack))
    }

    func makeTransfer(from destination: TransferDestination, on stack: ScreenStack) -> Coordinator {
        factory.makeFlow(
            .transfer(destination, restored: { [weak self] in self?.links.storeRestored() }), in: context(stack))
    }

    func context(_ stack: ScreenStack) -> NavigationContext {
        NavigationContext(stack: stack, modals: shell.modals)
    }
}
