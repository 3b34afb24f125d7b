package import Domain
import Persistence

/// The items of an inbox are those that a test adds; everything else comes from the store.
extension InMemoryCommunity: InboxRepository {
    package func items(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<InboxItem> {
        _ = try await store()
        let all = notices[profile] ?? []
        let start = min(Int(last?.keys.first ?? 0), all.count)
        let end = min(start + max(limit, 0), all.count)
        return Page(rows: Array(all[start..<end]), next: end < all.count ? ListMark([Int64(end)]) : nil)
    }

    package func unreadCount(of profile: Identifier<Profile>) async throws -> CappedCount {
        _ = try await store()
        return CappedCount((notices[profile] ?? []).count { !$0.isRead })
    }

    @discardableResult
    package func setRead(
        _ isRead: Bool, _ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>
    ) async throws -> Int {
        _ = try await store()
        var changed = 0
        notices[profile] = (notices[profile] ?? []).map { item in
            guard ids?.contains(item.id) != false, item.isRead != isRead else { return item }
            changed += 1
            return InboxItem(id: item.id, subject: item.subject, actor: item.actor, at: item.at, isRead: isRead)
        }
        return changed
    }

    @discardableResult
    package func clear(_ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>) async throws -> Int {
        _ = try await store()
        let count = (notices[profile] ?? []).count
        notices[profile]?.removeAll { ids?.contains($0.id) != false }
        return count - (notices[profile] ?? []).count
    }

    package func mutedKinds(of profile: Identifier<Profile>) async throws -> Set<InboxKind> {
        try await store().inbox.mutedKinds(of: profile)
    }

    package func setMuted(_ isMuted: Bool, _ kind: InboxKind, of profile: Identifier<Profile>) async throws {
        try await store(as: profile).inbox.setMuted(isMuted, kind, of: profile)
    }

    package func keywords(of profile: Identifier<Profile>) async throws -> [WatchedKeyword] {
        try await store().inbox.keywords(of: profile)
    }

    @discardableResult
    package func watch(
        _ keyword: WatchedKeyword, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> KeywordChange {
        try await store(as: profile).inbox.watch(keyword, of: profile, at: now)
    }

    @discardableResult
    package func unwatch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).inbox.unwatch(keyword, of: profile)
    }

    @discardableResult
    package func request(
        title: String, name: String, kind: WorkKind, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> CharacterRequest? {
        try await store(as: profile).inbox.request(title: title, name: name, kind: kind, of: profile, at: now)
    }

    package func requests(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterRequest> {
        try await store().inbox.requests(of: profile, after: last, limit: limit)
    }

    @discardableResult
    package func withdraw(
        _ id: Identifier<CharacterRequest>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await store(as: profile).inbox.withdraw(id, of: profile, at: now)
    }

    package func fulfil(
        _ id: Identifier<CharacterRequest>, with character: Identifier<WorkCharacter>, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws {
        try await store(as: profile).inbox.fulfil(id, with: character, of: profile, at: now)
    }
}
