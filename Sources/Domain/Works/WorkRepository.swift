/// Works and their casts.
public protocol WorkRepository: Sendable {
    /// A work's page; nil when there is none of that id.
    func page(of id: Identifier<Work>, for reader: Reader) async throws -> WorkPage?
    /// The works with these ids in the order given, each as lists show it; unknown ids are left out.
    func works(_ ids: [Identifier<Work>], for reader: Reader) async throws -> [WorkSummary]
    /// A work's characters in their order, leads first; `last` is the end of the page before.
    func cast(
        of id: Identifier<Work>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary>
    /// All works by title, those of a kind, or only a member's own.
    func works(
        _ filter: WorkListFilter, by language: Language, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// How many works there are.
    func workCount() async throws -> Int
    /// All genres, by id.
    func genres() async throws -> [Genre]
    /// An own work with its characters as its member wrote it, to change it; nil when it is none of the member's.
    func ownWork(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> CastWork?
    /// Keeps an own work with its characters, as one step that can be undone. Ids of new ones are made from the English
    /// titles (`my-…`) where they are empty. A character that is gone from the cast stays for those who voted.
    /// - Throws: `WorkProblem` when it is not in order.
    @discardableResult
    func save(_ work: CastWork, of profile: Identifier<Profile>, at now: Int64) async throws -> Identifier<Work>
    /// Takes an own work away, as one step that can be undone; its characters stay for those who voted. Answers whether
    /// it was there.
    @discardableResult
    func remove(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> Bool
    /// Adds an own character to any work, as one step that can be undone; answers its id.
    /// - Throws: `NotFound` for an unknown work, `WorkProblem` when it is not in order.
    @discardableResult
    func add(
        _ character: WorkCharacter, to work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<WorkCharacter>
}
