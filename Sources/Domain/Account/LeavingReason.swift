/// Why somebody leaves.
public struct LeavingReason: Hashable, Sendable {
    /// The reasons to choose from.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What there is to see is not for me.
        case content
        /// What it does is not for me.
        case service
        /// The program itself bothers me.
        case program
        /// I hardly use it.
        case rarelyUsed = "rarely-used"
        /// I lost interest.
        case interest
        /// Something else.
        case other
    }

    /// The longest text, in characters.
    public static let longestText = 100

    /// The reason.
    public let kind: Kind
    /// In their own words, at most 100 characters; empty for none.
    public let text: String

    /// Makes a reason; a longer text is cut.
    public init(_ kind: Kind, text: String = "") {
        self.kind = kind
        self.text = PlainText.line(text, limit: Self.longestText)
    }
}
