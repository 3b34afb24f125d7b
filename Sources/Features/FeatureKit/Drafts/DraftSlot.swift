package import Domain

/// The place of one form's draft: what was typed about one thing, and what is said of a draft that was taken up.
@MainActor
package final class DraftSlot {
    /// What the form says of the draft it took up; nil for none.
    package private(set) var note: String?
    /// Whether anything was typed, saved or thrown away here: what was typed before is not asked for any more.
    package private(set) var isTouched = false

    private let keeper: DraftKeeper
    private let form: String
    private let subject: String
    private let strings: Strings
    private let resuming = LatestTask()

    /// - Parameters:
    ///   - form: the kind of form.
    ///   - subject: what is typed about; empty for something new.
    package init(_ keeper: DraftKeeper, form: String, about subject: String = "", strings: Strings) {
        self.keeper = keeper
        self.form = form
        self.subject = subject
        self.strings = strings
    }

    /// What was typed before; nil for nothing, and where it cannot be read.
    package func read() async -> Draft? {
        (try? await keeper.draft(form, about: subject)) ?? nil
    }

    /// Goes on with what was typed before, unless something was typed since.
    ///
    /// - Parameters:
    ///   - takeUp: puts it into the form; answers whether that could be done.
    ///   - shown: called where the form has changed.
    package func resume(_ takeUp: @escaping (Draft) -> Bool, shown: @escaping () -> Void) {
        resuming.run { [self] in
            await read()
        } completion: { [weak self] result in
            guard let self, let kept = (try? result.get()) ?? nil, !isTouched, takeUp(kept) else { return }
            take(kept)
            shown()
        }
    }

    /// The form goes on with a draft, and says so.
    package func take(_ draft: Draft) {
        note = DraftNote.text(draft, now: keeper.now, strings)
    }

    /// Keeps what was typed; nil where it is as it was: that is no draft.
    package func keep(_ body: String?, title: String = "") {
        guard let body else { return forget() }
        isTouched = true
        keeper.keep(body, in: form, about: subject, title: title)
    }

    /// What was typed was saved or thrown away.
    package func forget() {
        note = nil
        isTouched = true
        keeper.forget(form, about: subject)
    }
}
