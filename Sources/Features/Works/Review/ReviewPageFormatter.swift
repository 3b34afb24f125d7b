internal import Domain
internal import FeatureKit

/// Turns a review and its comments into the blocks of their page.
struct ReviewPageFormatter {
    let strings: Strings
    let moments: MomentText
    /// What is shown although it may spoil: the review, by nil, and comments.
    let revealed: Set<Identifier<Comment>?>

    private var language: Language { strings.language }

    func blocks(_ contents: ReviewPageContents) -> [PageBlock<ReviewTarget>] {
        head(contents.review) + comments(contents)
    }

    private func head(_ review: Review) -> [PageBlock<ReviewTarget>] {
        let rows = ReviewRows(strings: strings, moments: moments)
        let character = review.character
        let text = revealed.contains(nil) ? review.text.revealed() : review.shownText
        var blocks: [PageBlock<ReviewTarget>] = [
            .chips([
                PageChip(.character, title: character.name[language]),
                PageChip(.work, title: "\(character.work.title[language]) (\(character.work.year))"),
            ]),
            .chips(label: strings["review.by"], [PageChip(.author, title: rows.author(review.author))]),
            .text(rows.time(review.writtenAt, review.editedAt), .muted),
        ]
        if review.text.isSpoiler { blocks.append(.text(strings["review.flagged"], .warning)) }
        blocks += [.gap, .text(text ?? strings["review.spoiler"], text == nil ? .warning : .text), .gap]
        return blocks + [
            .chips([
                PageChip(
                    .like, mark: review.isLiked ? .check : .circle,
                    title: strings[review.isLiked ? "review.liked" : "review.like"]),
                PageChip(.write, title: strings["review.write-comment"]),
            ]),
            .text(rows.counts(review), .muted), .gap,
        ]
    }

    private func comments(_ contents: ReviewPageContents) -> [PageBlock<ReviewTarget>] {
        var blocks: [PageBlock<ReviewTarget>] = [.heading(strings["review.comments-title"])]
        if contents.comments.rows.isEmpty { blocks.append(.text(strings["review.no-comments"], .muted)) }
        blocks += contents.comments.rows.map { .row(row($0)) }
        if contents.comments.next != nil { blocks.append(.row(PageRow(.more, title: strings["review.more"]))) }
        return blocks
    }

    private func row(_ comment: Comment) -> PageRow<ReviewTarget> {
        let rows = ReviewRows(strings: strings, moments: moments)
        let text = revealed.contains(comment.id) ? comment.text.revealed() : comment.shownText
        let likes = comment.likes == 0 ? "" : strings.counted("review.likes", comment.likes)
        return PageRow(
            .comment(comment.id), mark: comment.text.isSpoiler ? .warning : .blank, title: rows.author(comment.author),
            remark: rows.time(comment.writtenAt, comment.editedAt),
            detail: comment.isLiked ? "\(likes) · \(strings["review.liked"])" : likes,
            body: text ?? strings["review.comment-spoiler"])
    }
}
