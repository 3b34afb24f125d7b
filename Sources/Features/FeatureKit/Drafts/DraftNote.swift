package import Domain
package import Navigation

package enum DraftNote {
    package static func text(_ draft: Draft, now: Int64, _ strings: Strings) -> String {
        strings("form.draft-note", AgeText.short(now.seconds(since: draft.savedAt), strings))
    }

    /// The note as a form field; empty if no draft was resumed.
    package static func fields(_ note: String?) -> [FormField] {
        note.map { [FormField(field, .note($0))] } ?? []
    }

    static func isShown(in fields: [FormField]) -> Bool { fields.first?.id == field }

    private static let field = "draft"

    /// Asks for confirmation, because discarding a draft cannot be undone.
    @MainActor
    package static func question(_ strings: Strings, onYes: @escaping @MainActor () -> Void) -> ConfirmModal {
        ConfirmModal(
            title: strings["form.drop.title"], question: strings["form.drop.question"],
            yes: ("y", strings["form.drop.yes"]), noLabel: strings["dialog.no"], onYes: onYes)
    }
}
