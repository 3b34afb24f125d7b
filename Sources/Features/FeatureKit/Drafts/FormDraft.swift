import Domain

/// What is filled into a form: how it began, how it stands, and the place where it is kept until it is saved, if any.
@MainActor
package final class FormDraft<Content: Equatable & Sendable> {
    /// As it stands.
    package var content: Content
    /// As it began: that is no draft.
    package var original: Content

    private let slot: DraftSlot?
    private let text: (Content) -> String
    private let read: (String) -> Content?

    /// A form that begins with something, and a place for its draft.
    package init(_ content: Content, in slot: DraftSlot) where Content: Codable {
        self.content = content
        original = content
        self.slot = slot
        text = DraftText.encode
        read = { DraftText.decode(Content.self, from: $0) }
    }

    /// A form of which nothing is kept.
    package init(_ content: Content) {
        self.content = content
        original = content
        slot = nil
        text = { _ in "" }
        read = { _ in nil }
    }

    /// Whether something was filled in.
    package var isDirty: Bool { content != original }

    /// Whether what is filled in outlives the form.
    package var isKept: Bool { slot != nil }

    /// What the form says of a draft that it took up.
    package var note: [FormField] { DraftNote.fields(slot?.note) }

    /// Keeps what is filled in.
    package func keep(title: String = "") {
        slot?.keep(isDirty ? text(content) : nil, title: title)
    }

    /// Goes on with what was filled in before, unless something was filled in since.
    ///
    /// - Parameter shown: called where the form has changed.
    package func resume(_ shown: @escaping () -> Void) {
        slot?.resume { [weak self] kept in
            guard let self, !isDirty, let begun = read(kept.body) else { return false }
            content = begun
            return true
        } shown: {
            shown()
        }
    }

    /// Throws away what was filled in.
    package func drop() {
        slot?.forget()
        content = original
    }

    /// It was saved, and nothing is left to be kept.
    package func forget() { slot?.forget() }
}
