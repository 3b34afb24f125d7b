/// A member's inbox, what it watches for, and the requests it tells of.
public protocol InboxRepository: Sendable {
    /// A page of the inbox, the newest first.
    func items(of profile: Identifier<Profile>, after last: ListMark?, limit: Int) async throws -> Page<InboxItem>
    /// How many are unread, for the badge.
    func unreadCount(of profile: Identifier<Profile>) async throws -> CappedCount
    /// Marks items as read or unread; nil ids mean all. Answers how many changed.
    @discardableResult
    func setRead(
        _ isRead: Bool, _ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>
    ) async throws -> Int
    /// Takes items away, as one step that can be undone; nil ids mean all. Answers how many went.
    @discardableResult
    func clear(_ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>) async throws -> Int
    /// The kinds that are switched off.
    func mutedKinds(of profile: Identifier<Profile>) async throws -> Set<InboxKind>
    /// Switches a kind off or on again; what is there stays.
    func setMuted(_ isMuted: Bool, _ kind: InboxKind, of profile: Identifier<Profile>) async throws

    /// What a member watches for: words, then types, in the order they were added.
    func keywords(of profile: Identifier<Profile>) async throws -> [WatchedKeyword]
    /// Watches for something, as one step that can be undone.
    @discardableResult
    func watch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>, at now: Int64) async throws -> KeywordChange
    /// No longer watches for it, as one step that can be undone; answers whether it did.
    @discardableResult
    func unwatch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>) async throws -> Bool

    /// Asks for a character; texts are made harmless and cut, empty ones answer nil.
    @discardableResult
    func request(
        title: String, name: String, kind: WorkKind, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> CharacterRequest?
    /// A page of a member's requests, the newest first.
    func requests(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterRequest>
    /// Takes a request back, as one step that can be undone; answers whether it was open.
    @discardableResult
    func withdraw(
        _ id: Identifier<CharacterRequest>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Says that an own character came of a request.
    func fulfil(
        _ id: Identifier<CharacterRequest>, with character: Identifier<WorkCharacter>, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws
}
