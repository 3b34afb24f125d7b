import Domain

package struct FormField: Hashable, Sendable, Identifiable {
    package let id: String
    package let label: String
    package let control: FormControl
    package let message: FormMessage?

    package init(_ id: String, label: String = "", _ control: FormControl, message: FormMessage? = nil) {
        self.id = id
        self.label = label
        self.control = control
        self.message = message
    }
}

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

package struct FormMessage: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case hint
        /// The input can be saved, but may be a mistake.
        case warning
        case flaw
    }

    /// Says what is wrong and what to do.
    package let text: String
    package let kind: Kind

    package init(_ text: String, kind: Kind = .flaw) {
        self.text = text
        self.kind = kind
    }
}

package struct FormOption: Hashable, Sendable, Identifiable {
    package let id: String
    package let title: String
    package let digit: Character?

    package init(_ id: String, title: String, digit: Character? = nil) {
        self.id = id
        self.title = title
        self.digit = digit
    }

    /// No rating and all others; their ids are half stars.
    package static func ratings(none: String) -> [FormOption] {
        [FormOption("0", title: none, digit: "0")]
            + Rating.all.map { rating in
                let stars = NumberText.short(rating.stars)
                return FormOption(
                    String(rating.halves), title: "★ \(stars)", digit: stars.count == 1 ? stars.first : nil)
            }
    }
}

package struct FormRow: Hashable, Sendable {
    /// A text in a column of its own before the title, such as an amount; empty for no column.
    package let lead: String
    package let title: String
    package let detail: String
    package let isFlawed: Bool

    package init(lead: String = "", title: String, detail: String = "", isFlawed: Bool = false) {
        self.lead = lead
        self.title = title
        self.detail = detail
        self.isFlawed = isFlawed
    }
}

package enum FormTarget: Hashable, Sendable {
    case field(String)
    /// A row of a list, by the field's ID and the row's index.
    case row(String, Int)
    case add(String)

    package var field: String {
        switch self {
        case .field(let id), .row(let id, _), .add(let id): id
        }
    }
}
