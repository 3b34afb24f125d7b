package import Domain
package import Navigation
import Terminal

/// The keys for a member's actions on a drink, the same on its page and in every list.
@MainActor
package enum DrinkActionKeys {
    package enum Action: Hashable, Sendable {
        case mark(DrinkMark)
        case made
        case buyMissing
        /// Shows the cheapest way to the drink.
        case whyNot
        case compare
    }

    /// `hint` is the rank of the first hint; nil shows none.
    package static func actions(
        _ strings: Strings, hint: Int? = 1, isEnabled: Bool, isLacking: Bool, perform: @escaping (Action) -> Void
    ) -> [KeyAction] {
        func action(
            _ id: String, _ key: Character, _ action: Action, hint: Int?, isEnabled: Bool
        ) -> KeyAction {
            KeyAction(
                id: "drink.\(id)", title: strings["action.drink.\(id)"], keys: [.character(key)], hint: hint,
                isEnabled: isEnabled
            ) { perform(action) }
        }
        return [
            action("save", "s", .mark(.saved), hint: hint, isEnabled: isEnabled),
            action("made", "m", .made, hint: hint, isEnabled: isEnabled),
            action("buy", "b", .buyMissing, hint: hint.map { $0 + 1 }, isEnabled: isEnabled && isLacking),
            action("why", "w", .whyNot, hint: hint, isEnabled: isEnabled && isLacking),
            action("tried", "d", .mark(.tried), hint: hint.map { $0 + 1 }, isEnabled: isEnabled),
            action("compare", "c", .compare, hint: hint.map { $0 + 2 }, isEnabled: isEnabled),
        ]
    }
}
