package import Domain

package enum WritingSubject: Hashable, Sendable {
    case review(of: Identifier<WorkCharacter>)
    case editReview(Review)
    case comment(on: Review)
    case editComment(Comment)

    /// Determines the allowed length.
    var kind: PostKind {
        switch self {
        case .review, .editReview: .review
        case .comment, .editComment: .comment
        }
    }

    var draftKey: String {
        switch self {
        case .review(let character): "review \(character)"
        case .editReview(let review): "edit review \(review.id)"
        case .comment(let review): "comment \(review.id)"
        case .editComment(let comment): "edit comment \(comment.id)"
        }
    }

    var keptKey: String {
        switch self {
        case .review(let character): character.rawValue
        case .editReview(let review): review.character.id.rawValue
        case .comment(let review): review.id.rawValue
        case .editComment(let comment): comment.review.rawValue
        }
    }

    var original: WritingDraft {
        switch self {
        case .review, .comment: WritingDraft(text: "", isSpoiler: false)
        case .editReview(let review):
            WritingDraft(text: review.text.revealed(), isSpoiler: review.text.isSpoiler)
        case .editComment(let comment):
            WritingDraft(text: comment.text.revealed(), isSpoiler: comment.text.isSpoiler)
        }
    }

    var route: String {
        switch self {
        case .review, .editReview: "review/write"
        case .comment, .editComment: "comment/write"
        }
    }
}
