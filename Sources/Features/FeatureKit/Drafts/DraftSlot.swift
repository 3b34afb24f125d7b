public import Domain

/// The place of one form's draft: what was typed about one thing, and what is said of a draft that was taken up.
@MainActor
public final class DraftSlot {
    /// What the form says of the draft it took up; nil for none.
    public private(set) var note: String?

    private let keeper: DraftKeeper
    private let form: String
    private let subject: String
    private let strings: Strings

    /// - Parameters:
    ///   - form: the kind of form.
    ///   - subject: what is typed about; empty for something new.
    public init(_ keeper: DraftKeeper, form: String, about subject: String = "", strings: Strings) {
        self.keeper = keeper
        self.form = form
        self.subject = subject
        self.strings = strings
    }

    /// What was typed before; nil for nothing, and where it cannot be read.
    public func read() async -> Draft? {
        (try? await keeper.draft(form, about: subject)) ?? nil
    }

    /// The form goes on with a draft, and says so.
    public func take(_ draft: Draft) {
        note = DraftNote.text(draft, now: keeper.now, strings)
    }

    /// Keeps what was typed; nil where it is as it was: that is no draft.
    public func keep(_ body: String?, title: String = "") {
        guard let body else { return forget() }
        keeper.keep(body, in: form, about: subject, title: title)
    }

    /// What was typed was saved or thrown away.
    public func forget() {
        note = nil
        keeper.forget(form, about: subject)
    }
}
