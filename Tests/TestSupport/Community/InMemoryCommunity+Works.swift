package import Domain
import Persistence

extension InMemoryCommunity: WorkRepository, CharacterRepository {
    package func hot(
        since: Int64, kind: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter> {
        try await store().characters.hot(
            since: since, kind: kind, isUndugOnly: isUndugOnly, for: viewer, after: last, limit: limit)
    }

    package func page(of id: Identifier<Work>, for viewer: Viewer) async throws -> WorkPage? {
        try await store().works.page(of: id, for: viewer)
    }

    package func works(_ ids: [Identifier<Work>], for viewer: Viewer) async throws -> [WorkSummary] {
        try await store().works.works(ids, for: viewer)
    }

    package func cast(
        of id: Identifier<Work>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary> {
        try await store().works.cast(of: id, for: viewer, after: last, limit: limit)
    }

    package func works(
        _ filter: WorkListFilter, by language: Language, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try await store().works.works(filter, by: language, for: viewer, after: last, limit: limit)
    }

    package func genres() async throws -> [Genre] {
        try await store().works.genres()
    }

    package func ownWork(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> CastWork? {
        try await store().works.ownWork(id, of: profile)
    }

    @discardableResult
    package func save(
        _ works: [CastWork], of profile: Identifier<Profile>, at now: Int64
    ) async throws -> [Identifier<Work>] {
        try await store(as: profile).works.save(works, of: profile, at: now)
    }

    @discardableResult
    package func remove(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).works.remove(id, of: profile)
    }

    @discardableResult
    package func add(
        _ character: WorkCharacter, to work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<WorkCharacter> {
        try await store(as: profile).works.add(character, to: work, of: profile, at: now)
    }

    package func character(
        _ id: Identifier<WorkCharacter>, for viewer: Viewer
    ) async throws -> CharacterSummary? {
        try await store().characters.character(id, for: viewer)
    }

    package func characters(
        _ ids: [Identifier<WorkCharacter>], for viewer: Viewer
    ) async throws -> [CharacterSummary] {
        try await store().characters.characters(ids, for: viewer)
    }

    package func characters(
        in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?,
        limit: Int
    ) async throws -> Page<CharacterSummary> {
        try await store().characters.characters(
            in: order, kind: kind, isUndugOnly: isUndugOnly, for: viewer, after: last, limit: limit)
    }

    package func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws {
        try await store(as: profile).characters.reveal(id, for: profile)
    }

    @discardableResult
    package func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).characters.conceal(id, for: profile)
    }
}
