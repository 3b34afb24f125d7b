import Domain

/// A text about a work as it was typed, and whether it is flagged.
struct WritingDraft: Hashable, Sendable {
    /// Stands in the place of a title, which these have not.
    private static let spoiler = "spoiler"

    var text: String
    var isSpoiler: Bool

    init(text: String, isSpoiler: Bool) {
        self.text = text
        self.isSpoiler = isSpoiler
    }

    /// What was kept.
    init(_ draft: Draft) {
        self.init(text: draft.body, isSpoiler: draft.title == Self.spoiler)
    }

    /// The title it is kept under.
    var keptTitle: String { isSpoiler ? Self.spoiler : "" }
}
