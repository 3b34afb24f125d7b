/// A text that may give something away. What is flagged can only be read by asking for it.
public struct SpoilerText: Hashable, Sendable {
    /// Whether its author flagged it.
    public let isSpoiler: Bool
    private let text: String

    /// Memberwise.
    public init(_ text: String, isSpoiler: Bool) {
        self.text = text
        self.isSpoiler = isSpoiler
    }

    /// The text; nil where it is flagged, so that a screen shows its cover instead.
    public var shown: String? { isSpoiler ? nil : text }
    /// The text for a reader who asked for it, or who wrote it.
    public func revealed() -> String { text }
}
