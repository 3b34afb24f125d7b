package import Domain
import Persistence

extension InMemoryCommunity: CommunityMarksRepository {
    @discardableResult
    package func setWished(
        _ isWished: Bool, _ work: Identifier<Work>, by member: Author, at now: Int64
    ) async throws -> Bool {
        try await store(as: member.id).marks.setWished(isWished, work, by: member, at: now)
    }

    @discardableResult
    package func setThumb(
        _ thumb: Thumb?, _ work: Identifier<Work>, by member: Author, at now: Int64
    ) async throws -> Bool {
        try await store(as: member.id).marks.setThumb(thumb, work, by: member, at: now)
    }

    @discardableResult
    package func add(_ watching: Watching, of profile: Identifier<Profile>) async throws -> WatchedEntry {
        try await store(as: profile).marks.add(watching, of: profile)
    }

    @discardableResult
    package func update(_ entry: WatchedEntry, of profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).marks.update(entry, of: profile)
    }

    @discardableResult
    package func remove(_ id: Identifier<WatchedEntry>, of profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).marks.remove(id, of: profile)
    }

    package func watched(
        of profile: Identifier<Profile>, work: Identifier<Work>?, after last: ListMark?, limit: Int
    ) async throws -> Page<WatchedEntry> {
        try await store().marks.watched(of: profile, work: work, after: last, limit: limit)
    }

    package func lists(
        of profile: Identifier<Profile>, containing work: Identifier<Work>?
    ) async throws -> [WorkList] {
        try await store().marks.lists(of: profile, containing: work)
    }

    package func works(in list: String, of profile: Identifier<Profile>) async throws -> [ListedWork] {
        try await store().marks.works(in: list, of: profile)
    }
}
