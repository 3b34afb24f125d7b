/// A text that may contain spoilers. A flagged text is covered until its reader asks for it.
public struct SpoilerText: Hashable, Sendable {
    /// Whether its author flagged it.
    public let isSpoiler: Bool
    private let text: String

    /// Memberwise.
    public init(_ text: String, isSpoiler: Bool) {
        self.text = text
        self.isSpoiler = isSpoiler
    }

    /// Nil if it is flagged; the screen then shows a cover.
    public var shown: String? { isSpoiler ? nil : text }
    /// The text for a reader who asked for it, or who wrote it.
    public func revealed() -> String { text }
}
