internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The keys of the shelf: what they do to the selected bottle, and the ways to the other parts of the bar.
extension InventoryScreen {
    var bottleActions: [KeyAction] {
        [
            bottle("list.open", "action.open", [Key(.enter)], hint: 1) { $0.opened },
            key("bar.add", title: "action.add-bottles", [.character("a")], hint: 1) { $0.addRequested.send() },
            section("bar.in-a-minute", "action.in-a-minute", "i", .inAMinute, hint: 1),
            bottle("bar.remove", "action.remove-bottle", [.character("x"), Key(.delete)], hint: 1) { $0.removed },
            bottle("bar.level-up", "action.level", [.character("+"), .character("=")], hint: 2, shown: "+ -") {
                $0.levelRaised
            },
            bottle("bar.level-down", "action.level-down", [.character("-")]) { $0.levelLowered },
            bottle("bar.opened", "action.opened-today", [.character("o")], hint: 3) { $0.openingToggled },
            bottle("bar.edit", "action.edit", [.character("e")], hint: 2) { $0.edited },
            bottle("bar.shopping-add", "action.to-shopping", [.character("b")], hint: 3) { $0.shoppingRequested },
            refreshKey,
        ]
    }

    /// The ways to the other parts, in the order they are shown.
    var sectionActions: [KeyAction] {
        [
            section("bar.makeable", "action.makeable", "m", .makeable),
            section("bar.one-away", "action.one-away", "c", .oneAway),
            section("bar.buy-next", "action.buy-next", "v", .buyNext),
            section("bar.use-up", "action.use-up", "w", .useUp),
            section("bar.shopping", "action.shopping", "s", .shopping),
            section("bar.log", "action.log", "l", .log),
            section("bar.party", "action.party", "p", .party),
            section("bar.calculators", "action.calculators", "f", .calculators),
            section("bar.statistics", "action.statistics", "t", .statistics),
            section("bar.staples", "action.staples", "d", .staples),
        ]
    }

    private func section(
        _ id: String, _ title: String, _ letter: Character, _ destination: BarDestination, hint: Int? = nil
    ) -> KeyAction {
        key(id, title: title, [.character(letter)], hint: hint) { $0.sectionRequested.send(destination) }
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
