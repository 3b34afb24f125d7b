/// The kind of a sent action's subject. `subject` is the number of a row, or its key as text.
enum OutboxKind: String, CaseIterable {
    case vote
    case wish
    case thumb
    case reveal
    case review
    case comment
    case reviewLike = "review-like"
    case commentLike = "comment-like"
    case reviewView = "review-view"
    case hide
    case keyword
    case mute
    case request
    case report
    case read
    case publish
    /// Characters added to the cast of another's work; the subject is the work.
    case cast

    /// The kind for the rows of a journaled table; nil for tables that stay on this machine.
    static func of(_ table: String) -> OutboxKind? {
        switch table {
        case JournaledTable.vote.name: .vote
        case JournaledTable.wish.name: .wish
        case JournaledTable.thumb.name: .thumb
        case JournaledTable.revealed.name: .reveal
        case JournaledTable.review.name: .review
        case JournaledTable.comment.name: .comment
        case JournaledTable.reviewLike.name: .reviewLike
        case JournaledTable.commentLike.name: .commentLike
        case JournaledTable.hidden.name: .hide
        case JournaledTable.keyword.name: .keyword
        case JournaledTable.inboxMute.name: .mute
        case JournaledTable.characterRequest.name: .request
        case JournaledTable.work.name, JournaledTable.character.name: .publish
        default: nil
        }
    }

    /// The kind of the likes of a review or comment.
    var like: OutboxKind { self == .review ? .reviewLike : .commentLike }

    func subject(_ row: [String: JournalValue]) -> String? {
        switch self {
        case .vote, .reveal: row["character"]?.text
        case .wish, .thumb: row["work"]?.text
        case .review, .comment, .request: row["number"]?.text
        case .reviewLike, .reviewView, .report: row["review"]?.text
        case .commentLike: row["comment"]?.text
        case .mute: row["kind"]?.text
        case .hide: Self.pair(row["kind"], row["target"])
        case .keyword: Self.pair(row["kind"], row["text"])
        case .read: nil
        // The subject of a character is its work.
        case .publish, .cast: row["work"]?.text ?? row["number"]?.text
        }
    }

    private static func pair(_ first: JournalValue?, _ second: JournalValue?) -> String? {
        guard let first = first?.text, let second = second?.text else { return nil }
        return "\(first):\(second)"
    }
}

extension JournalValue {
    fileprivate var text: String? {
        switch self {
        case .text(let text): text
        case .integer(let integer): String(integer)
        case .none, .real: nil
        }
    }
}
