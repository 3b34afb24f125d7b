import Domain
import FeatureKit

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
