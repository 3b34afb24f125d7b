package protocol CharacterRepository: Sendable {
    func character(_ id: Identifier<WorkCharacter>, for reader: Reader) async throws -> CharacterSummary?
    /// Keeps the order of the ids; unknown ids are left out.
    func characters(_ ids: [Identifier<WorkCharacter>], for reader: Reader) async throws -> [CharacterSummary]
    /// Returns a page of characters in an order independent of their types; nil `kind` includes all works.
    func characters(
        in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for reader: Reader, after last: ListMark?,
        limit: Int
    ) async throws -> Page<CharacterSummary>
    /// Returns a page of the characters most dug since a moment, with the number of digs.
    func hot(
        since: Int64, kind: WorkKind?, isUndugOnly: Bool, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter>
    /// Permanently shows a character's type to a member who has not dug it.
    func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws
    /// Masks a character again and returns whether it was revealed.
    @discardableResult
    func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool
}

package enum CharacterOrder: Hashable, Sendable {
    /// Most dug in the last seven days. `since` is when they began, seconds since 1970 UTC (`HotWindow`).
    case hot(since: Int64)
    /// Most votes of all time.
    case popular
    /// Shuffled; the same seed gives the same order.
    case random(seed: UInt64)
    /// Shuffled in groups, the best known first.
    case known(seed: UInt64)
    /// Those of works that the member watched, wished for or dug in. None for a guest.
    case familiar
}
