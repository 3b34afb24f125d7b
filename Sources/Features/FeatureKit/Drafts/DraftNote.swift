package import Domain
package import Navigation

/// What is said of a draft that a form took up, and asked before it is thrown away.
package enum DraftNote {
    /// How old the draft is, and the key that throws it away.
    package static func text(_ draft: Draft, now: Int64, _ strings: Strings) -> String {
        strings("form.draft-note", AgeText.short(now.seconds(since: draft.savedAt), strings))
    }

    /// The line as a field of a form; none without a draft that was taken up.
    package static func fields(_ note: String?) -> [FormField] {
        note.map { [FormField(field, .note($0))] } ?? []
    }

    /// Whether the line stands on a form: it wants room.
    static func isShown(in fields: [FormField]) -> Bool { fields.first?.id == field }

    private static let field = "draft"

    /// Throwing a draft away cannot be undone: this asks whether it is meant.
    @MainActor
    package static func question(_ strings: Strings, onYes: @escaping @MainActor () -> Void) -> ConfirmModal {
        ConfirmModal(
            title: strings["form.drop.title"], question: strings["form.drop.question"],
            yes: ("y", strings["form.drop.yes"]), noLabel: strings["dialog.no"], onYes: onYes)
    }
}
