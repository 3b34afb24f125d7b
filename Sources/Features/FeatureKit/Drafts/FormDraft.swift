internal import Domain

/// What is filled into a form: how it began, how it stands, and the place where it is kept until it is saved, if any.
@MainActor
public final class FormDraft<Content: Equatable & Sendable> {
    /// As it stands.
    public var content: Content
    /// As it began: that is no draft.
    public var original: Content

    private let slot: DraftSlot?
    private let text: (Content) -> String
    private let read: (String) -> Content?

    /// A form that begins with something, and a place for its draft.
    public init(_ content: Content, in slot: DraftSlot) where Content: Codable {
        self.content = content
        original = content
        self.slot = slot
        text = DraftText.encode
        read = { DraftText.decode(Content.self, from: $0) }
    }

    /// A form of which nothing is kept.
    public init(_ content: Content) {
        self.content = content
        original = content
        slot = nil
        text = { _ in "" }
        read = { _ in nil }
    }

    /// Whether something was filled in.
    public var isDirty: Bool { content != original }

    /// Whether what is filled in outlives the form.
    public var isKept: Bool { slot != nil }

    /// What the form says of a draft that it took up.
    public var note: [FormField] { DraftNote.fields(slot?.note) }

    /// Keeps what is filled in.
    public func keep(title: String = "") {
        slot?.keep(isDirty ? text(content) : nil, title: title)
    }

    /// Goes on with what was filled in before, unless something was filled in since.
    ///
    /// - Parameter shown: called where the form has changed.
    public func resume(_ shown: @escaping () -> Void) {
        slot?.resume { [weak self] kept in
            guard let self, !isDirty, let begun = read(kept.body) else { return false }
            content = begun
            return true
        } shown: {
            shown()
        }
    }

    /// Throws away what was filled in.
    public func drop() {
        slot?.forget()
        content = original
    }

    /// It was saved, and nothing is left to be kept.
    public func forget() { slot?.forget() }
}
