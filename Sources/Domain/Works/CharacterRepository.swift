/// Characters with what their readers may see.
package protocol CharacterRepository: Sendable {
    /// Nil if there is none with that id.
    func character(_ id: Identifier<WorkCharacter>, for reader: Reader) async throws -> CharacterSummary?
    /// In the order given; unknown ids are left out.
    func characters(_ ids: [Identifier<WorkCharacter>], for reader: Reader) async throws -> [CharacterSummary]
    /// A page of characters in an order that does not depend on their types.
    ///
    /// - Parameters:
    ///   - kind: nil for works of all kinds.
    ///   - isUndugOnly: leaves out what the reader has dug.
    ///   - last: the end of the previous page; nil for the first.
    func characters(
        in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for reader: Reader, after last: ListMark?,
        limit: Int
    ) async throws -> Page<CharacterSummary>
    /// A page of the characters most dug since a moment, with how often.
    ///
    /// - Parameter isUndugOnly: leaves out what the reader has dug.
    func hot(
        since: Int64, kind: WorkKind?, isUndugOnly: Bool, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter>
    /// Shows a character's type permanently to a member who has not dug it.
    func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws
    /// Masks it again; returns whether it was revealed.
    @discardableResult
    func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool
}

/// The lists of characters in Dig.
package enum CharacterOrder: Hashable, Sendable {
    /// Most dug in the last seven days; `since` is when they began, seconds since 1970 UTC (`HotWindow`).
    case hot(since: Int64)
    /// Most votes of all time.
    case popular
    /// Shuffled; the same seed gives the same order.
    case random(seed: UInt64)
}
