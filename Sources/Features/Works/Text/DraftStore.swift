/// Texts and works that a member began and did not post, by what they are about, kept while the member's scope lasts.
@MainActor
public final class DraftStore {
    /// A text and whether it is flagged.
    struct Draft: Hashable, Sendable {
        var text: String
        var isSpoiler: Bool
    }

    /// The new work that was begun; nil for none.
    var work: OwnWorkDraft?
    private var drafts: [String: Draft] = [:]

    /// Nothing begun.
    public init() {}

    subscript(key: String) -> Draft? {
        get { drafts[key] }
        set { drafts[key] = newValue }
    }
}
