/// The kinds of text that members post.
public enum PostKind: String, CaseIterable, Sendable {
    /// About a character.
    case review
    /// On a review.
    case comment

    /// The allowed length in grapheme clusters, after NFC.
    public var length: ClosedRange<Int> {
        switch self {
        case .review: 3...500
        case .comment: 1...500
        }
    }
}
