import Domain
import FeatureKit

struct ReviewPageFormatter {
    let strings: Strings
    let moments: TimestampText

    private var language: Language { strings.language }

    /// `revealed` are the uncovered spoilers: comments, and nil for the review itself.
    func state(_ contents: ReviewPageContents, revealed: Set<Identifier<Comment>?>) -> ReviewPageState {
        ReviewPageState(
            title: strings("review.title-of", contents.review.character.name[language]),
            blocks: head(contents.review, isRevealed: revealed.contains(nil)) + comments(contents, revealed: revealed),
            isMine: contents.review.isMine, ownComments: Set(contents.comments.rows.filter(\.isMine).map(\.id)))
    }

    private func head(_ review: Review, isRevealed: Bool) -> [PageBlock<ReviewTarget>] {
        let rows = ReviewRows(strings: strings, moments: moments)
        let character = review.character
        let text = isRevealed ? review.text.revealed() : review.shownText
        var blocks: [PageBlock<ReviewTarget>] = [
            .chips([
                PageChip(.character, title: character.name[language]),
                PageChip(.work, title: character.work.titled(language)),
            ]),
            .chips(label: strings["review.by"], [PageChip(.author, title: rows.author(review.author))]),
            .text(rows.time(review.writtenAt, review.editedAt), .muted),
        ]
        if review.text.isSpoiler { blocks.append(.text(strings["review.flagged"], .warning)) }
        blocks += [.gap, .text(text ?? strings["review.spoiler"], text == nil ? .warning : .text), .gap]
        let like = PageChip<ReviewTarget>(
            .like, mark: review.isLiked ? .check : .circle,
            title: strings[review.isLiked ? "review.liked" : "review.like"])
        return blocks + [
            .chips((review.isMine ? [] : [like]) + [PageChip(.write, title: strings["review.write-comment"])]),
            .text(rows.counts(review), .muted), .gap,
        ]
    }

    private func comments(
        _ contents: ReviewPageContents, revealed: Set<Identifier<Comment>?>
    ) -> [PageBlock<ReviewTarget>] {
        var blocks: [PageBlock<ReviewTarget>] = [.heading(strings["review.comments-title"])]
        if contents.comments.rows.isEmpty { blocks.append(.text(strings["review.no-comments"], .muted)) }
        blocks += contents.comments.rows.map { .row(row($0, isRevealed: revealed.contains($0.id))) }
        if contents.comments.next != nil { blocks.append(.row(PageRow(.more, title: strings["review.more"]))) }
        return blocks
    }

    private func row(_ comment: Comment, isRevealed: Bool) -> PageRow<ReviewTarget> {
        let rows = ReviewRows(strings: strings, moments: moments)
        let text = isRevealed ? comment.text.revealed() : comment.shownText
        let likes = comment.likes == 0 ? "" : strings.counted("review.likes", comment.likes)
        return PageRow(
            .comment(comment.id), mark: comment.text.isSpoiler ? .warning : .blank, title: rows.author(comment.author),
            remark: rows.time(comment.writtenAt, comment.editedAt),
            detail: comment.isLiked ? "\(likes) · \(strings["review.liked"])" : likes,
            body: text ?? strings["review.comment-spoiler"])
    }
}

struct ReviewPageContents: Sendable {
    let review: Review
    var comments: Page<Comment>
}

struct ReviewPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    var blocks: [PageBlock<ReviewTarget>] = []
    var isMine = false
    var ownComments: Set<Identifier<Comment>> = []
}

enum ReviewTarget: Hashable, Sendable {
    case author
    case character
    case work
    case like
    case write
    case comment(Identifier<Comment>)
    case more
}

/// A review in a list: author and time, two lines of text or the cover, and the reactions.
struct ReviewRows {
    let strings: Strings
    let moments: TimestampText

    func row<Target: Hashable & Sendable>(_ review: Review, target: Target) -> PageRow<Target> {
        let text = review.shownText?.replacing("\n", with: " ")
        return PageRow(
            target, mark: review.text.isSpoiler ? .warning : .blank, title: author(review.author),
            remark: time(review.writtenAt, review.editedAt), detail: counts(review),
            body: text ?? strings["review.spoiler-open"], bodyLines: 2)
    }

    /// `mina INFJ`; a fixed name for a member who left.
    func author(_ author: MemberReference) -> String {
        let name = author.nickname.isEmpty ? strings["review.left-member"] : author.nickname
        return author.type.map { "\(name) \($0.text)" } ?? name
    }

    func time(_ writtenAt: Int64, _ editedAt: Int64?) -> String {
        let age = moments.age(writtenAt)
        return editedAt == nil ? age : "\(age) · \(strings["review.edited"])"
    }

    func counts(_ review: Review) -> String {
        [
            strings.counted("review.likes", review.likes), strings.counted("review.comments", review.comments),
            strings.counted("review.views", review.views),
        ].joined(separator: " · ")
    }
}
