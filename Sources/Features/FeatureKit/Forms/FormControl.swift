/// The control of a form field. The view model owns the values; the form only shows them.
package enum FormControl: Hashable, Sendable {
    /// One line of text or a number. `limit` counts characters, a secret shows dots, `suffix` is a unit or remark
    /// after the field, and prose can be edited in an external editor.
    case text(
        String, placeholder: String = "", suffix: String = "", limit: Int = 80, isSecret: Bool = false,
        isProse: Bool = false)
    case lines(String, placeholder: String = "", limit: Int = 2_000)
    /// A choice among a few options by ID. ← → or Space change it; Enter opens the list (`FormController.opened`).
    case choice([FormOption], selected: String)
    /// A switch that Space or Enter toggles.
    case toggle(Bool)
    /// A value chosen elsewhere. Enter opens it; if clearable, a key clears it.
    case value(String, placeholder: String = "", isClearable: Bool = false)
    /// A list of rows that can be opened, moved and removed, with a last line that adds one.
    case rows([FormRow], add: String)
    /// A button that acts on Enter; the field's label is its text.
    case button
    /// A heading or a remark of several lines. Never has the focus.
    case note(String)
}

extension FormControl {
    var isProse: Bool {
        switch self {
        case .text(_, _, _, _, _, let isProse): isProse
        case .lines: true
        case .choice, .toggle, .value, .rows, .button, .note: false
        }
    }
}
