public import Domain

extension InMemoryCommunity: CommunityMarksRepository {
    /// Wishes for a work.
    @discardableResult
    public func setWished(
        _ isWished: Bool, _ work: Identifier<Work>, by member: ActingMember, at now: Int64
    ) async throws -> Bool {
        try check()
        let was = wishes.contains { $0.work == work && $0.profile == member.id }
        guard was != isWished else { return false }
        wishes.removeAll { $0.work == work && $0.profile == member.id }
        if isWished { wishes.append(StoredMark(work: work, profile: member.id, type: member.type, at: now)) }
        return true
    }

    /// Says what one thinks of a work.
    @discardableResult
    public func setThumb(
        _ thumb: Thumb?, _ work: Identifier<Work>, by member: ActingMember, at now: Int64
    ) async throws -> Bool {
        try check()
        let was = thumbs.first { $0.work == work && $0.profile == member.id }?.thumb
        guard was != thumb else { return false }
        thumbs.removeAll { $0.work == work && $0.profile == member.id }
        if let thumb {
            thumbs.append(StoredMark(work: work, profile: member.id, type: member.type, at: now, thumb: thumb))
        }
        return true
    }

    /// Puts a watching into the log.
    @discardableResult
    public func add(_ watching: Watching, of profile: Identifier<Profile>) async throws -> WatchedEntry {
        try check()
        guard let record = cast.first(where: { $0.work.id == watching.work }) else {
            throw NotFound(id: watching.work.rawValue)
        }
        let entry = WatchedEntry(
            id: Identifier(String(nextNumber())), watching: watching, work: reference(record.work))
        watchings.append((profile, entry))
        return entry
    }

    /// Changes an entry.
    @discardableResult
    public func update(_ entry: WatchedEntry, of profile: Identifier<Profile>) async throws -> Bool {
        try check()
        guard let place = watchings.firstIndex(where: { $0.profile == profile && $0.entry.id == entry.id }),
            watchings[place].entry != entry
        else { return false }
        watchings[place].entry = entry
        return true
    }

    /// Takes an entry out of the log.
    @discardableResult
    public func remove(_ id: Identifier<WatchedEntry>, of profile: Identifier<Profile>) async throws -> Bool {
        try check()
        let count = watchings.count
        watchings.removeAll { $0.profile == profile && $0.entry.id == id }
        return watchings.count < count
    }

    /// A page of the log.
    public func watched(
        of profile: Identifier<Profile>, work: Identifier<Work>?, after last: ListMark?, limit: Int
    ) async throws -> Page<WatchedEntry> {
        try check()
        let rows = watchings.filter { $0.profile == profile && (work == nil || $0.entry.work.id == work) }
            .map(\.entry).sorted { ($0.watching.watchedAt, $0.id) > ($1.watching.watchedAt, $1.id) }
        return page(rows, after: last, limit: limit)
    }
}
