/// Works and their casts.
package protocol WorkRepository: Sendable {
    /// Nil if there is none with that id.
    func page(of id: Identifier<Work>, for reader: Reader) async throws -> WorkPage?
    /// In the order given; unknown ids are left out.
    func works(_ ids: [Identifier<Work>], for reader: Reader) async throws -> [WorkSummary]
    /// A work's characters in order, leads first; `last` is the end of the previous page.
    func cast(
        of id: Identifier<Work>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary>
    /// By title.
    func works(
        _ filter: WorkListFilter, by language: Language, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// By id.
    func genres() async throws -> [Genre]
    /// A member's own work for editing; nil if it is not the member's.
    func ownWork(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> CastWork?
    /// Stores a member's own works, all or none, as one undoable step; answers their ids. Empty ids are derived from
    /// the English titles (`my-…`). A character removed from a cast stays for those who voted on it.
    ///
    /// - Throws: `WorkProblem` if one is invalid.
    @discardableResult
    func save(
        _ works: [CastWork], of profile: Identifier<Profile>, at now: Int64
    ) async throws -> [Identifier<Work>]
    /// Deletes a member's own work as one undoable step; its characters stay for those who voted on them. Returns
    /// whether it existed.
    @discardableResult
    func remove(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> Bool
    /// Adds a member's own character to any work as one undoable step; returns its id.
    ///
    /// - Throws: `NotFound` for an unknown work, `WorkProblem` if it is invalid.
    @discardableResult
    func add(
        _ character: WorkCharacter, to work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<WorkCharacter>
}

extension WorkRepository {
    /// Stores one own work of a member.
    @discardableResult
    package func save(
        _ work: CastWork, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<Work> {
        try await save([work], of: profile, at: now).first ?? work.work.id
    }
}

/// Which works a list shows.
package enum WorkListFilter: Hashable, Sendable {
    case all
    case kind(WorkKind)
    /// Those a member added.
    case own(Identifier<Profile>)
}
