package protocol InboxRepository: Sendable {
    /// A page of the inbox, newest first.
    func items(of profile: Identifier<Profile>, after last: ListMark?, limit: Int) async throws -> Page<InboxItem>
    func unreadCount(of profile: Identifier<Profile>) async throws -> CappedCount
    /// Marks items as read or unread, all if `ids` is nil; returns how many changed.
    @discardableResult
    func setRead(
        _ isRead: Bool, _ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>
    ) async throws -> Int
    /// Removes items in one undoable step, all if `ids` is nil; returns how many.
    @discardableResult
    func clear(_ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>) async throws -> Int
    func mutedKinds(of profile: Identifier<Profile>) async throws -> Set<InboxKind>
    /// Mutes or unmutes a kind; existing items stay.
    func setMuted(_ isMuted: Bool, _ kind: InboxKind, of profile: Identifier<Profile>) async throws

    /// Words, then types, in the order they were added.
    func keywords(of profile: Identifier<Profile>) async throws -> [WatchedKeyword]
    /// Adds a keyword in one undoable step.
    @discardableResult
    func watch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>, at now: Int64) async throws -> KeywordChange
    /// Removes a keyword in one undoable step; returns whether it existed.
    @discardableResult
    func unwatch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>) async throws -> Bool

    /// Stores a request with its texts cleaned and cut; nil if one of them is empty.
    @discardableResult
    func request(
        title: String, name: String, kind: WorkKind, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> CharacterRequest?
    /// A page of a member's requests, newest first.
    func requests(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterRequest>
    /// Withdraws a request in one undoable step; returns whether it was open.
    @discardableResult
    func withdraw(
        _ id: Identifier<CharacterRequest>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    func fulfil(
        _ id: Identifier<CharacterRequest>, with character: Identifier<WorkCharacter>, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws
}

/// A word or a type. Members are notified about new works and characters that match it.
package enum WatchedKeyword: Hashable, Sendable {
    /// The most words, and the most types, per member.
    package static let most = 5
    package static let longest = 30

    /// A word in the title of a work or the name of a character.
    case word(String)
    case type(MBTI)

    /// Removes control characters; nil if nothing is left when folded.
    package static func word(typed: String) -> WatchedKeyword? {
        let line = PlainText.line(typed, limit: longest)
        return Folding.folded(line).isEmpty ? nil : .word(line)
    }
}

package enum KeywordChange: Hashable, Sendable {
    case added
    case unchanged
    /// The maximum number of keywords of this kind is reached.
    case full
}
