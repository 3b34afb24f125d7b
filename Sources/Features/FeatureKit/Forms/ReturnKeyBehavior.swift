/// What Enter does on a text or a choice of a form.
package enum ReturnKeyBehavior: Sendable {
    /// Leaves a text, opens the options of a choice.
    case opens
    /// Goes on to the next field.
    case movesOn
    /// Saves the form.
    case saves
}
