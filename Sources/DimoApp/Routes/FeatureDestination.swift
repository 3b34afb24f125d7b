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

    @MainActor func makeCoordinator(_ start: FlowStart) -> Coordinator
}

@MainActor
struct FlowStart {
    let main: MainDIContainer
    let context: NavigationContext
    /// Shows a place of another feature on the same stack.
    let open: @MainActor (Place) -> Void
    let links: MainLinks

    func flow<Factory: FlowFactory>(of factory: Factory, from destination: Factory.Step.Start) -> Coordinator
    where Factory.Step: DestinationStep {
        factory.makeCoordinator(in: context, from: destination, open: open)
    }
}

extension HomeDestination: FeatureDestination {
    var tab: AppTab { .home }

    func makeCoordinator(_ start: FlowStart) -> Coordinator { start.flow(of: start.main.makeHome(), from: self) }
}

extension DigDestination: FeatureDestination {
    var tab: AppTab { .dig }

    func makeCoordinator(_ start: FlowStart) -> Coordinator { start.flow(of: start.main.makeDig(), from: self) }
}

extension WorksDestination: FeatureDestination {
    var tab: AppTab { .dig }

    func makeCoordinator(_ start: FlowStart) -> Coordinator { start.flow(of: start.main.makeWorks(), from: self) }
}

extension DrinksDestination: FeatureDestination {
    var tab: AppTab { .drinks }

    func makeCoordinator(_ start: FlowStart) -> Coordinator { start.flow(of: start.main.makeDrinks(), from: self) }
}

extension RecipesDestination: FeatureDestination {
    var tab: AppTab { .drinks }

    func makeCoordinator(_ start: FlowStart) -> Coordinator { start.flow(of: start.main.makeRecipes(), from: self) }
}

extension BarDestination: FeatureDestination {
    var tab: AppTab { .bar }

    func makeCoordinator(_ start: FlowStart) -> Coordinator { start.flow(of: start.main.makeBar(), from: self) }
}

extension WeatherDestination: FeatureDestination {
    var tab: AppTab { .weather }

    func makeCoordinator(_ start: FlowStart) -> Coordinator {
        start.main.makeWeather().makeCoordinator(in: start.context, from: self)
    }
}

extension MomentumDestination: FeatureDestination {
    var tab: AppTab { .momentum }

    func makeCoordinator(_ start: FlowStart) -> Coordinator {
        start.main.makeMomentum().makeCoordinator(in: start.context, from: self, open: start.open)
    }
}

extension SettingsDestination: FeatureDestination {
    var tab: AppTab { .settings }

    func makeCoordinator(_ start: FlowStart) -> Coordinator {
        start.main.makeSettings().makeCoordinator(
            in: start.context, from: self, links: start.links.settings, open: start.open)
    }
}

extension TransferDestination: FeatureDestination {
    var tab: AppTab { .settings }

    func makeCoordinator(_ start: FlowStart) -> Coordinator {
        start.main.makeTransfer().makeCoordinator(
            in: start.context, from: self, restored: start.links.storeRestored, open: start.open)
    }
}
