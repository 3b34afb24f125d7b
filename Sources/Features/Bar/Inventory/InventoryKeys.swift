internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The keys of the shelf: what they do to the selected bottle, and the ways to the other parts of the bar.
@MainActor
struct InventoryKeys {
    let strings: Strings
    let signals: InventorySignals
    let selected: Identifier<Ingredient>?

    var actions: [KeyAction] {
        [
            bottle("list.open", "action.open", [Key(.enter)], hint: 1, signals.bottleSelected),
            KeyAction(id: "bar.add", title: strings["action.add-bottles"], keys: [.character("a")], hint: 1) {
                [signals] in signals.addRequested.send()
            },
            section("bar.in-a-minute", "action.in-a-minute", "i", .inAMinute, hint: 1),
            bottle(
                "bar.remove", "action.remove-bottle", [.character("x"), Key(.delete)], hint: 1, signals.removeRequested),
            bottle(
                "bar.level-up", "action.level", [.character("+"), .character("=")], hint: 2, hintKeys: "+ -",
                signals.levelRaised),
            bottle("bar.level-down", "action.level-down", [.character("-")], signals.levelLowered),
            bottle("bar.opened", "action.opened-today", [.character("o")], hint: 3, signals.openingToggled),
            bottle("bar.edit", "action.edit", [.character("e")], hint: 2, signals.bottleEdited),
            bottle("bar.shopping-add", "action.to-shopping", [.character("b")], hint: 3, signals.shoppingRequested),
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [signals] in signals.refresh.send()
            },
        ] + sections
    }

    /// The ways to the other parts, in the order they are shown.
    var sections: [KeyAction] {
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
        _ id: String, _ title: String, _ key: Character, _ destination: BarDestination, hint: Int? = nil
    ) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: [.character(key)], hint: hint) { [signals] in
            signals.sectionRequested.send(destination)
        }
    }

    private func bottle(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, hintKeys: String? = nil,
        _ signal: Signal<Identifier<Ingredient>>
    ) -> KeyAction {
        KeyAction(
            id: id, title: strings[title], keys: keys, hint: hint, hintKeys: hintKeys, isEnabled: selected != nil
        ) { [selected] in
            if let selected { signal.send(selected) }
        }
    }
}
