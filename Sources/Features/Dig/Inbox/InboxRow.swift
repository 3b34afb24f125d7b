internal import Domain

/// A line of the inbox, every text ready.
struct InboxRow: Hashable, Sendable {
    /// What the line is about.
    enum Subject: Hashable, Sendable {
        case item(InboxItem)
        case keyword(WatchedKeyword)
    }

    let subject: Subject
    let text: String
    /// Who did it and how long ago.
    let detail: String
    let isRead: Bool
}
