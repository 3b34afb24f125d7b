import Bar
import Dig
import Drinks
import FeatureKit
import Home
import Momentum
import Navigation
import Recipes
import Settings
import Transfer
import Weather
import Works

/// A feature's destination for the composition root: its tab, and the flow that begins there.
protocol FeatureDestination: Destination {
    var tab: AppTab { get }

    @MainActor
    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator
}

@MainActor
struct FlowLinks {
    /// Shows a place of another feature on the same stack.
    let open: @MainActor (Place) -> Void
    let main: MainLinks
}

extension HomeDestination: FeatureDestination {
    var tab: AppTab { .home }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeHome().makeCoordinator(in: context, from: self, open: links.open)
    }
}

extension DigDestination: FeatureDestination {
    var tab: AppTab { .dig }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeDig().makeCoordinator(in: context, from: self, open: links.open)
    }
}

extension WorksDestination: FeatureDestination {
    var tab: AppTab { .dig }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeWorks().makeCoordinator(in: context, from: self, open: links.open)
    }
}

extension DrinksDestination: FeatureDestination {
    var tab: AppTab { .drinks }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeDrinks().makeCoordinator(in: context, from: self, open: links.open)
    }
}

extension RecipesDestination: FeatureDestination {
    var tab: AppTab { .drinks }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeRecipes().makeCoordinator(in: context, from: self, open: links.open)
    }
}

extension BarDestination: FeatureDestination {
    var tab: AppTab { .bar }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeBar().makeCoordinator(in: context, from: self, open: links.open)
    }
}

extension WeatherDestination: FeatureDestination {
    var tab: AppTab { .weather }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeWeather().makeCoordinator(in: context, from: self)
    }
}

extension MomentumDestination: FeatureDestination {
    var tab: AppTab { .momentum }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeMomentum().makeCoordinator(in: context, from: self, open: links.open)
    }
}

extension SettingsDestination: FeatureDestination {
    var tab: AppTab { .settings }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeSettings().makeCoordinator(in: context, from: self, links: links.main.settings, open: links.open)
    }
}

extension TransferDestination: FeatureDestination {
    var tab: AppTab { .settings }

    func makeCoordinator(_ main: MainDIContainer, in context: NavigationContext, links: FlowLinks) -> Coordinator {
        main.makeTransfer().makeCoordinator(
            in: context, from: self, restored: links.main.storeRestored, open: links.open)
    }
}
