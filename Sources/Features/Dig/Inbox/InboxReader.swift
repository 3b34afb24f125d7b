import Domain

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

/// What is known of the inbox as a whole.
struct InboxSummary: Equatable, Sendable {
    var unread = 0
    var muted: Set<InboxKind> = []
}

/// Reads the inbox page by page: what happened, newest first, and below it the keywords that are watched.
struct InboxReader: Sendable {
    let inbox: any InboxRepository
    let member: @MainActor @Sendable () -> Author?
    let clock: any WallClock
    let strings: Strings

    func rows(after last: ListMark?, limit: Int) async throws -> Page<InboxRow> {
        guard let profile = await member()?.id else { return Page() }
        let formatter = InboxFormatter(strings: strings, now: clock.now())
        let page = try await inbox.items(of: profile, after: last, limit: limit).map(formatter.row)
        guard page.next == nil else { return page }
        return Page(rows: page.rows + (try await inbox.keywords(of: profile)).map(formatter.row))
    }

    func summary() async throws -> InboxSummary {
        guard let profile = await member()?.id else { return InboxSummary() }
        return InboxSummary(
            unread: try await inbox.unreadCount(of: profile).value, muted: try await inbox.mutedKinds(of: profile))
    }
}
