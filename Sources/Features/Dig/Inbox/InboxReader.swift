import Domain
import FeatureKit

struct InboxRow: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
        case item(InboxItem)
        case keyword(WatchedKeyword)
    }

    let subject: Subject
    let text: String
    /// The author and the age.
    let detail: String
    let isRead: Bool
}

struct InboxSummary: Equatable, Sendable {
    var unread = 0
    var muted: Set<InboxKind> = []
}

/// Reads the inbox page by page, newest first, followed by the watched keywords.
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

struct InboxFormatter {
    let strings: Strings
    let now: Int64

    func row(_ item: InboxItem) -> InboxRow {
        InboxRow(
            subject: .item(item), text: InboxText.text(item, strings),
            detail: AgeText.short(now.seconds(since: item.at), strings),
            isRead: item.isRead)
    }

    func row(_ keyword: WatchedKeyword) -> InboxRow {
        let name =
            switch keyword {
            case .word(let word): word
            case .type(let type): type.text
            }
        return InboxRow(
            subject: .keyword(keyword), text: strings("inbox.keyword-row", name), detail: strings["inbox.keyword"],
            isRead: true)
    }
}
