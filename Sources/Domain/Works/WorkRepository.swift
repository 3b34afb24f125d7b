package protocol WorkRepository: Sendable {
    func page(of id: Identifier<Work>, for viewer: Viewer) async throws -> WorkPage?
    /// Keeps the order of the ids; unknown ids are left out.
    func works(_ ids: [Identifier<Work>], for viewer: Viewer) async throws -> [WorkSummary]
    /// Returns a work's characters in order, leads first; `last` is the end of the previous page.
    func cast(
        of id: Identifier<Work>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary>
    /// Sorted by title.
    func works(
        _ filter: WorkListFilter, by language: Language, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// Sorted by id.
    func genres() async throws -> [Genre]
    /// Returns a member's own work for editing; nil if it is not the member's.
    func ownWork(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> CastWork?
    /// Stores a member's own works, all or none, as one undoable step, and returns their ids. Empty ids are derived
    /// from the English titles (`my-…`). A character removed from a cast stays for those who voted on it. Throws
    /// `WorkProblem` if a work is invalid.
    @discardableResult
    func save(
        _ works: [CastWork], of profile: Identifier<Profile>, at now: Int64
    ) async throws -> [Identifier<Work>]
    /// Deletes an own work in one undoable step; returns whether it existed. Its characters stay for those who voted.
    @discardableResult
    func remove(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> Bool
    /// Adds an own character to any work in one undoable step; returns its id. Throws `NotFound`, `WorkProblem`.
    @discardableResult
    func add(
        _ character: WorkCharacter, to work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<WorkCharacter>
}

extension WorkRepository {
    @discardableResult
    package func save(
        _ work: CastWork, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<Work> {
        try await save([work], of: profile, at: now).first ?? work.work.id
    }
}

package enum WorkListFilter: Hashable, Sendable {
    case all
    case kind(WorkKind)
    case own(Identifier<Profile>)
}

/// A character of a work as the catalogue or a member wrote it. Contains the editor's guess, so it is only for editing
/// and importing; screens use `CharacterSummary`, which masks what its viewer may not see.
package struct WorkCharacter: Hashable, Sendable, Identifiable {
    /// `my-…` for a member's own.
    package let id: Identifier<WorkCharacter>
    package var name: LocalizedText
    /// Other names and spellings for searching; never shown.
    package var otherNames: [String]
    package var isLead: Bool
    /// The editor's guess of the type. Shown as a guess until there are enough votes, and never counted.
    package var guess: MBTI?
    /// Why the editor guesses that type, without spoilers; shown only after the vote.
    package var reason: LocalizedText?

    package init(
        id: Identifier<WorkCharacter>, name: LocalizedText, otherNames: [String] = [], isLead: Bool = false,
        guess: MBTI? = nil, reason: LocalizedText? = nil
    ) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.isLead = isLead
        self.guess = guess
        self.reason = reason
    }
}

/// Why a member's own work or character cannot be stored.
package enum WorkProblem: Error, Hashable, Sendable {
    case noTitle
    case tooLong(field: String, limit: Int)
    case year(Int)
    case noCharacter
    case tooManyCharacters(limit: Int)
    /// The character with this number, from 1, has no name.
    case noName(Int)
    case sameName(String)
    case notOwn
}
