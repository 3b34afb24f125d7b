package import Domain
package import Navigation

/// The place of one form's draft about one subject.
@MainActor
package final class DraftSlot {
    package private(set) var note: String?
    /// Whether input was typed, saved or discarded here. An older draft is then no longer resumed.
    package private(set) var isTouched = false

    private let keeper: DraftKeeper
    private let form: String
    private let subject: String
    private let strings: Strings
    private let resuming = LatestTask()
    /// Whether input is kept. An older draft that cannot be read is not overwritten.
    private(set) var isKeeping = true

    /// - Parameter subject: the subject of the form; empty for something new.
    package init(_ keeper: DraftKeeper, form: String, about subject: String = "", strings: Strings) {
        self.keeper = keeper
        self.form = form
        self.subject = subject
        self.strings = strings
    }

    package func read() async throws -> Draft? { try await keeper.draft(form, about: subject) }

    /// Resumes the kept draft, unless the form was changed since; `restore` returns whether it succeeded.
    package func resume(_ restore: @escaping (Draft) -> Bool, shown: @escaping () -> Void) {
        resuming.run { [self] in
            try await read()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let kept?) where !isTouched && restore(kept):
                showNote(of: kept)
                shown()
            case .success: break
            case .failure:
                isKeeping = false
                shown()
            }
        }
    }

    package func showNote(of draft: Draft) { note = DraftNote.text(draft, now: keeper.now, strings) }

    /// Keeps the input; nil means it is unchanged and forgets the draft.
    package func keep(_ body: String?, title: String = "") {
        guard let body else { return forget() }
        isTouched = true
        guard isKeeping else { return }
        keeper.keep(body, in: form, about: subject, title: title)
    }

    package func forget() {
        note = nil
        isTouched = true
        keeper.forget(form, about: subject)
    }
}

package enum DraftNote {
    package static func text(_ draft: Draft, now: Int64, _ strings: Strings) -> String {
        strings("form.draft-note", AgeText.ago(now.seconds(since: draft.savedAt), strings))
    }

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
