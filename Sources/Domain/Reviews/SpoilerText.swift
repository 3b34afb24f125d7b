/// A text that may contain spoilers. A flagged text is covered until the viewer reveals it.
package struct SpoilerText: Hashable, Sendable {
    package let isSpoiler: Bool
    private let text: String

    package init(_ text: String, isSpoiler: Bool) {
        self.text = text
        self.isSpoiler = isSpoiler
    }

    /// Nil if flagged; the screen then shows a cover.
    package var shown: String? { isSpoiler ? nil : text }
    package func revealed() -> String { text }
}
