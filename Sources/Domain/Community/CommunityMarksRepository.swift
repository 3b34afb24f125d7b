/// Wishes and thumbs, with the member's type at the time, and the watched log. Every change is one undoable step.
package protocol CommunityMarksRepository: Sendable {
    /// Adds or removes a wish; returns whether anything changed.
    @discardableResult
    func setWished(
        _ isWished: Bool, _ work: Identifier<Work>, by member: Author, at now: Int64
    ) async throws -> Bool
    /// Sets a thumb, or removes it with nil; returns whether anything changed.
    @discardableResult
    func setThumb(
        _ thumb: Thumb?, _ work: Identifier<Work>, by member: Author, at now: Int64
    ) async throws -> Bool
    /// - Throws: `NotFound` if there is no such work.
    @discardableResult
    func add(_ watching: Watching, of profile: Identifier<Profile>) async throws -> WatchedEntry
    @discardableResult
    func update(_ entry: WatchedEntry, of profile: Identifier<Profile>) async throws -> Bool
    @discardableResult
    func remove(_ id: Identifier<WatchedEntry>, of profile: Identifier<Profile>) async throws -> Bool
    /// A page of the log, newest first; of all works if `work` is nil.
    func watched(
        of profile: Identifier<Profile>, work: Identifier<Work>?, after last: ListMark?, limit: Int
    ) async throws -> Page<WatchedEntry>
    /// Returns the member's lists by name; those that contain `work` unless it is nil.
    func lists(of profile: Identifier<Profile>, containing work: Identifier<Work>?) async throws -> [WorkList]
    func works(in list: String, of profile: Identifier<Profile>) async throws -> [ListedWork]
}

package struct WorkMarks: Hashable, Sendable {
    package let isWished: Bool
    package let thumb: Thumb?

    package init(isWished: Bool = false, thumb: Thumb? = nil) {
        self.isWished = isWished
        self.thumb = thumb
    }
}

package enum Thumb: Int, CaseIterable, Sendable {
    case like = 1
    case dislike = -1
}
