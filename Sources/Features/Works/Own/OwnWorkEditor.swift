import Domain

@MainActor
struct OwnWorkEditor {
    let works: any WorkRepository
    let inbox: any InboxRepository
    let member: @MainActor @Sendable () -> Author
    let clock: any WallClock

    /// Returns all genres and the work to change; a nil id means a new work.
    ///
    /// - Throws: `WorkProblem.notOwn` for a work of another member.
    func genresAndWork(_ id: Identifier<Work>?) async throws -> ([Genre], CastWork?) {
        let genres = try await works.genres()
        guard let id else { return (genres, nil) }
        guard let work = try await works.ownWork(id, of: member().id) else { throw WorkProblem.notOwn }
        return (genres, work)
    }

    /// Saves a work. Its first character answers the request.
    @discardableResult
    func save(_ work: CastWork, answering request: CharacterRequest?) async throws -> Identifier<Work> {
        let (profile, now) = (member().id, clock.now())
        let id = try await works.save(work, of: profile, at: now)
        if let request, let character = try await works.ownWork(id, of: profile)?.cast.first {
            try await inbox.fulfil(request.id, with: character.id, of: profile, at: now)
        }
        return id
    }

    /// Returns whether the work existed.
    func remove(_ id: Identifier<Work>) async throws -> Bool { try await works.remove(id, of: member().id) }

    func add(_ character: WorkCharacter, to work: Identifier<Work>) async throws {
        _ = try await works.add(character, to: work, of: member().id, at: clock.now())
    }
}
