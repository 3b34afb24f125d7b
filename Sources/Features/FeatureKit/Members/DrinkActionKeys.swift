package import Domain
package import Navigation
import Terminal

/// The keys of what a member does to a drink, the same on its page and in every list.
@MainActor
package enum DrinkActionKeys {
    package enum Action: Hashable, Sendable {
        /// Save it, or no longer.
        case mark(DrinkMark)
        /// Tell that it was made.
        case made
        /// Put what is missing on the shopping list.
        case buyMissing
        /// Ask for the cheapest way to it.
        case whyNot
        /// Put it beside another one.
        case compare
    }

    /// The actions.
    /// - Parameters:
    ///   - strings: the words.
    ///   - hint: the place of the first two among the hints; nil keeps all out of the line.
    ///   - isEnabled: whether there is a drink they could be done to.
    ///   - isLacking: whether that drink lacks something.
    ///   - perform: does it.
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
