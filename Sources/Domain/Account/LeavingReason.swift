/// Why a member deletes their account.
package struct LeavingReason: Hashable, Sendable {
    /// The reasons to choose from.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
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
    package static let longestText = 100

    package let kind: Kind
    /// The member's own words, at most 100 characters; empty for none.
    package let text: String

    /// A longer text is cut.
    package init(_ kind: Kind, text: String = "") {
        self.kind = kind
        self.text = PlainText.line(text, limit: Self.longestText)
    }
}
