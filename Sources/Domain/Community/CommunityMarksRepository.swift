/// Wishes, thumbs and the watched log. Wishes and thumbs keep the member's type of the moment.
public protocol CommunityMarksRepository: Sendable {
    /// Wishes for a work or no longer, as one step that can be undone; answers whether that changed anything.
    @discardableResult
    func setWished(
        _ isWished: Bool, _ work: Identifier<Work>, by member: ActingMember, at now: Int64
    ) async throws -> Bool
    /// Says what one thinks of a work, nil to take it back, as one step that can be undone; answers whether that changed
    /// anything.
    @discardableResult
    func setThumb(
        _ thumb: Thumb?, _ work: Identifier<Work>, by member: ActingMember, at now: Int64
    ) async throws -> Bool
    /// Puts a watching into the log, as one step that can be undone.
    /// - Throws: `NotFound` when there is no such work.
    @discardableResult
    func add(_ watching: Watching, of profile: Identifier<Profile>) async throws -> WatchedEntry
    /// Changes an entry, as one step that can be undone; answers whether that changed anything.
    @discardableResult
    func update(_ entry: WatchedEntry, of profile: Identifier<Profile>) async throws -> Bool
    /// Takes an entry out of the log, as one step that can be undone; answers whether it was there.
    @discardableResult
    func remove(_ id: Identifier<WatchedEntry>, of profile: Identifier<Profile>) async throws -> Bool
    /// A page of the log, the newest first; of one work only where it is named.
    func watched(
        of profile: Identifier<Profile>, work: Identifier<Work>?, after last: ListMark?, limit: Int
    ) async throws -> Page<WatchedEntry>
}
