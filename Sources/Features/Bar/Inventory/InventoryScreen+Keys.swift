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
                    $0.sectionRequested.send(.quickSetup)
                }
                : key(
                    "list.open", title: "action.open", [Key(.enter)], hint: 1, isEnabled: isOpenable
                ) { [weak self] _ in self?.open() },
            key("bar.add", title: "action.add-bottles", [.character("a")], hint: 1) { $0.addRequested.send() },
            key("bar.places", title: "action.places", [.character(",")], hint: 1) { $0.placesRequested.send() },
            bottle("bar.remove", "action.remove-bottle", [.character("x"), Key(.delete)], hint: 1) { $0.removed },
            bottle(
                "bar.level-up", "action.level-up", [.character("+"), .character("=")], hint: 2,
                hintTitle: "hint.level", shown: "+ -"
            ) { $0.levelRaised },
            bottle("bar.level-down", "action.level-down", [.character("-")]) { $0.levelLowered },
            bottle("bar.opened", "action.opened-today", [.character("!")], hint: 3) { $0.openingToggled },
            bottle("bar.edit", "action.edit", [.character("e")], hint: 2) { $0.edited },
            key(
                "bar.shopping-add", title: "action.to-shopping", [.character("b")], hint: 3,
                isEnabled: selectedIngredient != nil
            ) { [selectedIngredient] input in
                if let selectedIngredient { input.shoppingRequested.send(selectedIngredient) }
            },
            key("bar.sort", title: "action.sort", [.character("o")], hint: 3) { $0.sortRequested.send() },
            refreshKey,
        ]
    }

    var paneActions: [KeyAction] {
        [
            key("pane.next", [Key(.tab)], hint: 2, isEnabled: hasPanes) { [weak self] _ in self?.showPane(by: 1) },
            key("pane.previous", [Key(.backTab)], isEnabled: hasPanes) { [weak self] _ in self?.showPane(by: -1) },
            key("pane.right", [Key(.right)], isEnabled: hasPanes) { [weak self] _ in self?.moveSideways(by: 1) },
            key("pane.left", [Key(.left)], isEnabled: hasPanes) { [weak self] _ in self?.moveSideways(by: -1) },
        ]
    }

    var sectionActions: [KeyAction] {
        BarPlaces.actions(strings) { [input] in input.sectionRequested.send($0) }
    }

    private func bottle(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, hintTitle: String? = nil,
        shown: String? = nil, send: @escaping (InventoryViewModel.Input) -> Signal<Identifier<Ingredient>>
    ) -> KeyAction {
        key(
            id, title: title, keys, hint: hint, hintTitle: hintTitle, shown: shown, isEnabled: changedBottle != nil
        ) { [changedBottle] input in
            if let changedBottle { send(input).send(changedBottle) }
        }
    }
}
