/// A text that may contain spoilers. A flagged text is covered until its reader asks for it.
package struct SpoilerText: Hashable, Sendable {
    /// Whether its author flagged it.
    package let isSpoiler: Bool
    private let text: String

    package init(_ text: String, isSpoiler: Bool) {
        self.text = text
        self.isSpoiler = isSpoiler
    }

    /// Nil if it is flagged; the screen then shows a cover.
    package var shown: String? { isSpoiler ? nil : text }
    /// The text for a reader who asked for it, or who wrote it.
    package func revealed() -> String { text }
}
