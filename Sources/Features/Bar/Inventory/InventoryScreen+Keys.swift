import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

extension InventoryScreen {
    var bottleActions: [KeyAction] {
        [
            state?.phase == .empty
                ? key("bar.start", title: "action.in-a-minute", [Key(.enter)], hint: 1) {
                    $0.sectionRequested.send(.inAMinute)
                } : bottle("list.open", "action.open", [Key(.enter)], hint: 1) { $0.opened },
            key("bar.add", title: "action.add-bottles", [.character("a")], hint: 1) { $0.addRequested.send() },
            key("bar.places", title: "action.places", [.character(",")], hint: 1) { $0.placesRequested.send() },
            bottle("bar.remove", "action.remove-bottle", [.character("x"), Key(.delete)], hint: 1) { $0.removed },
            bottle("bar.level-up", "action.level", [.character("+"), .character("=")], hint: 2, shown: "+ -") {
                $0.levelRaised
            },
            bottle("bar.level-down", "action.level-down", [.character("-")]) { $0.levelLowered },
            bottle("bar.opened", "action.opened-today", [.character("!")], hint: 3) { $0.openingToggled },
            bottle("bar.edit", "action.edit", [.character("e")], hint: 2) { $0.edited },
            bottle("bar.shopping-add", "action.to-shopping", [.character("b")], hint: 3) { $0.shoppingRequested },
            refreshKey,
        ]
    }

    var sectionActions: [KeyAction] {
        BarPlaces.actions(strings) { [input] in input.sectionRequested.send($0) }
    }

    private func bottle(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, shown: String? = nil,
        send: @escaping (InventoryViewModel.Input) -> Signal<Identifier<Ingredient>>
    ) -> KeyAction {
        key(id, title: title, keys, hint: hint, shown: shown, isEnabled: selectedIngredient != nil) {
            [selectedIngredient] input in
            if let selectedIngredient { send(input).send(selectedIngredient) }
        }
    }
}
