import Domain
import FeatureKit

@MainActor
final class SearchMemory {
    var messages: Messages { writer.messages }

    private let search: any SearchRepository
    private let online: any RecentQueryRepository
    private let inbox: any InboxRepository
    private let member: () -> Author?
    private let clock: any WallClock
    private let writer: MemberWriter
    private let strings: Strings

    init(
        search: any SearchRepository, online: any RecentQueryRepository, inbox: any InboxRepository,
        member: @escaping () -> Author?,
        clock: any WallClock, writer: MemberWriter, strings: Strings
    ) {
        self.search = search
        self.online = online
        self.inbox = inbox
        self.member = member
        self.clock = clock
        self.writer = writer
        self.strings = strings
    }

    /// Remembers a successful search word. Ignores guests and reports no failure.
    func remember(_ word: String) {
        guard !word.isEmpty, let profile = member()?.id else { return }
        writer.keep { [search, now = clock.now()] in
            try await search.remember(word: word, of: profile, at: now)
        }
    }

    func forget(_ items: [RecentItem]) {
        guard let profile = member()?.id else { return }
        writer.write(.open(route: DigDestination.search("").route)) { [search, online] in
            for item in items { try await search.forget(item, of: profile) }
            if items.contains(.allWords) { try await online.forget(nil, of: profile) }
        } done: {
            nil
        }
    }

    func forgetQuery(_ query: String) {
        guard let profile = member()?.id else { return }
        writer.write(.open(route: DigDestination.search("").route)) { [online] in
            try await online.forget(query, of: profile)
        } done: { _ in
            nil
        }
    }

    /// Notifies in the inbox about new matches of the type or, without one, of the word.
    func watch(_ word: String, type: MBTI?) {
        guard let keyword = type.map(WatchedKeyword.type) ?? WatchedKeyword.word(typed: word) else {
            return writer.fail(strings["search.nothing-to-watch"])
        }
        let (profile, now, name) = (member()?.id, clock.now(), type?.text ?? word)
        writer.write(.open(route: DigDestination.search(word).route)) { [inbox] () -> KeywordChange? in
            guard let profile else { return nil }
            return try await inbox.watch(keyword, of: profile, at: now)
        } done: { [strings] change in
            switch change {
            case .added: strings("search.watching", name)
            case .unchanged: strings("search.watching-already", name)
            case .full, nil: nil
            }
        } completion: { [writer, strings] result in
            guard case .success(.full) = result else { return }
            writer.fail(strings("search.watching-full", String(WatchedKeyword.most)))
        }
    }
}
