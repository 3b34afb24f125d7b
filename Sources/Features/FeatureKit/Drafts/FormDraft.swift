import Domain

@MainActor
package final class FormDraft<Content: Equatable & Sendable> {
    package var content: Content
    /// The initial content; it is never kept as a draft.
    package var original: Content

    package let slot: DraftSlot?
    private let text: (Content) -> String
    private let read: (String) -> Content?

    package init(_ content: Content, in slot: DraftSlot) where Content: Codable {
        self.content = content
        original = content
        self.slot = slot
        text = DraftText.encode
        read = { DraftText.decode(Content.self, from: $0) }
    }

    package init(_ content: Content) {
        self.content = content
        original = content
        slot = nil
        text = { _ in "" }
        read = { _ in nil }
    }

    package var isDirty: Bool { content != original }

    package var isStored: Bool { slot?.isKeeping == true }

    package var note: [FormField] { DraftNote.fields(slot?.note) }

    package func keep(title: String = "") {
        slot?.keep(isDirty ? text(content) : nil, title: title)
    }

    package func resume(_ shown: @escaping () -> Void) {
        slot?.resume { [weak self] kept in
            guard let self, !isDirty, let begun = read(kept.body) else { return false }
            content = begun
            return true
        } shown: {
            shown()
        }
    }

    package func drop() {
        slot?.forget()
        content = original
    }

    package func forget() { slot?.forget() }
}

/// A form whose input is one value, kept as a draft.
@MainActor
package protocol DraftedForm: SessionFormViewModel {
    associatedtype Content: Equatable & Sendable

    var form: FormDraft<Content> { get }

    func show()
}

extension DraftedForm {
    package func drop() {
        form.drop()
        session.flaw = nil
        show()
    }
}
