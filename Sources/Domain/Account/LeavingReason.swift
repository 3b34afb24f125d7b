/// Why a member deletes their account.
public struct LeavingReason: Hashable, Sendable {
    /// The reasons to choose from.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The content is not for me.
        case content
        /// The service is not for me.
        case service
        /// The program is annoying.
        case program
        /// I hardly use it.
        case rarelyUsed = "rarely-used"
        /// I have lost interest.
        case interest
        /// Something else.
        case other
    }

    /// The longest text, in characters.
    public static let longestText = 100

    /// The reason.
    public let kind: Kind
    /// The member's own words, at most 100 characters; empty for none.
    public let text: String

    /// A longer text is cut.
    public init(_ kind: Kind, text: String = "") {
        self.kind = kind
        self.text = PlainText.line(text, limit: Self.longestText)
    }
}
