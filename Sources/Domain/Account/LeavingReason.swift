package struct LeavingReason: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case content
        case service
        case program
        case rarelyUsed = "rarely-used"
        case interest
        case other
    }

    package static let longestText = 100

    package let kind: Kind
    /// At most 100 characters; empty for none.
    package let text: String

    /// Cuts a longer text.
    package init(_ kind: Kind, text: String = "") {
        self.kind = kind
        self.text = PlainText.line(text, limit: Self.longestText)
    }
}
