/// What a field of a form is filled in with. The values are the view model's; the form only shows them.
package enum FormControl: Hashable, Sendable {
    /// One line of text, or a number: the view model says what it takes. `limit` counts characters; a secret shows
    /// dots; `suffix` is a unit or remark behind the field; prose may be written in the user's own editor.
    case text(
        String, placeholder: String = "", suffix: String = "", limit: Int = 80, isSecret: Bool = false,
        isProse: Bool = false)
    /// A text of several lines.
    case lines(String, placeholder: String = "", limit: Int = 2_000)
    /// One of a few options, named by id: ← → or Space walk them, Enter opens all (`FormController.opened`).
    case choice([FormOption], selected: String)
    /// Yes or no: Space or Enter changes it.
    case toggle(Bool)
    /// Something that is chosen elsewhere: Enter opens it; where it may be nothing, one key clears it.
    case value(String, placeholder: String = "", isClearable: Bool = false)
    /// A list whose rows are opened, moved and removed, with a last line that adds one.
    case rows([FormRow], add: String)
    /// Does something on Enter; the field's label is what it says.
    case button
    /// A heading, or a remark of several lines; never in focus.
    case note(String)
}

extension FormControl {
    /// Whether it takes a text that is worth an editor.
    var isProse: Bool {
        switch self {
        case .text(_, _, _, _, _, let isProse): isProse
        case .lines: true
        case .choice, .toggle, .value, .rows, .button, .note: false
        }
    }
}
