package import Domain

/// What is written about.
package enum WritingSubject: Hashable, Sendable {
    /// A new review of a character.
    case review(of: Identifier<WorkCharacter>)
    /// An own review, changed.
    case editReview(Review)
    /// A new comment below a review.
    case comment(on: Review)
    /// An own comment, changed.
    case editComment(Comment)

    /// What rules the length.
    var kind: PostKind {
        switch self {
        case .review, .editReview: .review
        case .comment, .editComment: .comment
        }
    }

    /// Under which its draft is kept.
    var draftKey: String {
        switch self {
        case .review(let character): "review \(character)"
        case .editReview(let review): "edit review \(review.id)"
        case .comment(let review): "comment \(review.id)"
        case .editComment(let comment): "edit comment \(comment.id)"
        }
    }

    /// Under which the store keeps a text of it that did not stand.
    var keptKey: String {
        switch self {
        case .review(let character): character.rawValue
        case .editReview(let review): review.character.id.rawValue
        case .comment(let review): review.id.rawValue
        case .editComment(let comment): comment.review.rawValue
        }
    }

    /// What is there before anything is written.
    var original: WritingDraft {
        switch self {
        case .review, .comment: WritingDraft(text: "", isSpoiler: false)
        case .editReview(let review):
            WritingDraft(text: review.text.revealed(), isSpoiler: review.text.isSpoiler)
        case .editComment(let comment):
            WritingDraft(text: comment.text.revealed(), isSpoiler: comment.text.isSpoiler)
        }
    }

    /// The name of its screen.
    var route: String {
        switch self {
        case .review, .editReview: "review/write"
        case .comment, .editComment: "comment/write"
        }
    }
}
