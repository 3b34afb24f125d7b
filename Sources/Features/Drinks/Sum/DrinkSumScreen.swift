import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class DrinkSumScreen: PageScreen<DrinkSumViewModel, DrinkSumTarget> {
    override var loadingText: String { strings["drink.loading"] }

    override var pageActions: [KeyAction] {
        let isLoaded = state?.blocks.isEmpty == false
        return [
            key("drink.own-bottles", [.character("o")], hint: 1, isEnabled: isLoaded) {
                $0.ownBottlesToggled.send()
            },
            key("drink.as-written", [.character("x")], hint: 1, isEnabled: isLoaded) { $0.resetRequested.send() },
        ]
    }
}

enum DrinkSumTarget: Hashable, Sendable {
    /// The index of a line in the recipe.
    case line(Int)
    case technique
}
