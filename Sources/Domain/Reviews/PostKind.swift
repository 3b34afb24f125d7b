/// What members write.
public enum PostKind: String, CaseIterable, Sendable {
    /// About a character.
    case review
    /// Below a review.
    case comment

    /// How many characters it may have: grapheme clusters after NFC.
    public var length: ClosedRange<Int> {
        switch self {
        case .review: 3...500
        case .comment: 1...500
        }
    }
}
