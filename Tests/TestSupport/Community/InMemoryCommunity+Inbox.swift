public import Domain

extension InMemoryCommunity: InboxRepository {
    /// A page of the inbox.
    public func items(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<InboxItem> {
        try check()
        return page(inbox[profile] ?? [], after: last, limit: limit)
    }

    /// How many are unread.
    public func unreadCount(of profile: Identifier<Profile>) async throws -> CappedCount {
        try check()
        return CappedCount((inbox[profile] ?? []).count { !$0.isRead })
    }

    /// Marks items as read or unread.
    @discardableResult
    public func setRead(
        _ isRead: Bool, _ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>
    ) async throws -> Int {
        try check()
        var changed = 0
        inbox[profile] = (inbox[profile] ?? []).map { item in
            guard ids?.contains(item.id) != false, item.isRead != isRead else { return item }
            changed += 1
            return InboxItem(id: item.id, subject: item.subject, actor: item.actor, at: item.at, isRead: isRead)
        }
        return changed
    }

    /// Takes items away.
    @discardableResult
    public func clear(_ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>) async throws -> Int {
        try check()
        let count = (inbox[profile] ?? []).count
        inbox[profile]?.removeAll { ids?.contains($0.id) != false }
        return count - (inbox[profile] ?? []).count
    }

    /// The kinds that are switched off.
    public func mutedKinds(of profile: Identifier<Profile>) async throws -> Set<InboxKind> {
        try check()
        return muted[profile] ?? []
    }

    /// Switches a kind off or on.
    public func setMuted(_ isMuted: Bool, _ kind: InboxKind, of profile: Identifier<Profile>) async throws {
        try check()
        if isMuted { muted[profile, default: []].insert(kind) } else { muted[profile]?.remove(kind) }
    }

    /// What a member watches for.
    public func keywords(of profile: Identifier<Profile>) async throws -> [WatchedKeyword] {
        try check()
        return keywordList[profile] ?? []
    }

    /// Watches for something.
    @discardableResult
    public func watch(
        _ keyword: WatchedKeyword, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> KeywordChange {
        try check()
        let list = keywordList[profile] ?? []
        if list.contains(keyword) { return .unchanged }
        let same = list.count { known in
            switch (known, keyword) {
            case (.word, .word), (.type, .type): true
            default: false
            }
        }
        guard same < WatchedKeyword.most else { return .full }
        keywordList[profile] = list + [keyword]
        return .added
    }

    /// No longer watches for it.
    @discardableResult
    public func unwatch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>) async throws -> Bool {
        try check()
        let count = (keywordList[profile] ?? []).count
        keywordList[profile]?.removeAll { $0 == keyword }
        return (keywordList[profile] ?? []).count < count
    }

    /// Asks for a character.
    @discardableResult
    public func request(
        title: String, name: String, kind: WorkKind, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> CharacterRequest? {
        try check()
        let title = PlainText.line(title, limit: CharacterRequest.longestTitle)
        let name = PlainText.line(name, limit: CharacterRequest.longestName)
        guard !title.isEmpty, !name.isEmpty else { return nil }
        let request = CharacterRequest(
            id: Identifier(String(nextNumber())), title: title, name: name, kind: kind, requestedAt: now)
        requestList[profile, default: []].insert(request, at: 0)
        return request
    }

    /// A page of a member's requests.
    public func requests(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterRequest> {
        try check()
        return page(requestList[profile] ?? [], after: last, limit: limit)
    }

    /// Takes a request back.
    @discardableResult
    public func withdraw(
        _ id: Identifier<CharacterRequest>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try check()
        return answer(id, .withdrawn, nil, profile, now)
    }

    /// Says that an own character came of a request.
    public func fulfil(
        _ id: Identifier<CharacterRequest>, with character: Identifier<WorkCharacter>, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws {
        try check()
        _ = answer(id, .own, character, profile, now)
    }

    private func answer(
        _ id: Identifier<CharacterRequest>, _ status: RequestStatus, _ character: Identifier<WorkCharacter>?,
        _ profile: Identifier<Profile>, _ now: Int64
    ) -> Bool {
        guard let place = requestList[profile]?.firstIndex(where: { $0.id == id && $0.status == .open }),
            let old = requestList[profile]?[place]
        else { return false }
        requestList[profile]?[place] = CharacterRequest(
            id: old.id, title: old.title, name: old.name, kind: old.kind, status: status,
            requestedAt: old.requestedAt, answeredAt: now, character: character)
        return true
    }
}
