package import Domain

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

    /// - Parameter subject: the subject of the form; empty for something new.
    package init(_ keeper: DraftKeeper, form: String, about subject: String = "", strings: Strings) {
        self.keeper = keeper
        self.form = form
        self.subject = subject
        self.strings = strings
    }

    /// The kept draft; nil if there is none or it cannot be read.
    package func read() async -> Draft? {
        (try? await keeper.draft(form, about: subject)) ?? nil
    }

    /// Resumes the kept draft, unless the form was changed since.
    ///
    /// - Parameter takeUp: puts the draft into the form and returns whether that succeeded.
    package func resume(_ takeUp: @escaping (Draft) -> Bool, shown: @escaping () -> Void) {
        resuming.run { [self] in
            await read()
        } completion: { [weak self] result in
            guard let self, let kept = (try? result.get()) ?? nil, !isTouched, takeUp(kept) else { return }
            take(kept)
            shown()
        }
    }

    package func take(_ draft: Draft) {
        note = DraftNote.text(draft, now: keeper.now, strings)
    }

    /// Keeps the input; nil means it is unchanged and forgets the draft.
    package func keep(_ body: String?, title: String = "") {
        guard let body else { return forget() }
        isTouched = true
        keeper.keep(body, in: form, about: subject, title: title)
    }

    package func forget() {
        note = nil
        isTouched = true
        keeper.forget(form, about: subject)
    }
}
