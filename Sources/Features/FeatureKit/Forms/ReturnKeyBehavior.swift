/// The action of Enter on a text or a choice in a form.
package enum ReturnKeyBehavior: Sendable {
    /// Leaves a text; opens the options of a choice.
    case opens
    case movesOn
    case saves
}
