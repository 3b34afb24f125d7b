/// Characters as their readers may see them.
public protocol CharacterRepository: Sendable {
    /// A character; nil when there is none of that id.
    func character(_ id: Identifier<WorkCharacter>, for reader: Reader) async throws -> CharacterSummary?
    /// The characters with these ids, in the order given; unknown ids are left out.
    func characters(_ ids: [Identifier<WorkCharacter>], for reader: Reader) async throws -> [CharacterSummary]
    /// A page of characters in an order that has nothing to do with their types.
    /// - Parameters:
    ///   - order: which list.
    ///   - kind: only characters of works of this kind; nil for all.
    ///   - isUndugOnly: leaves out what the reader has dug.
    ///   - reader: who looks.
    ///   - last: the end of the page before; nil for the first page.
    ///   - limit: the most rows.
    func characters(
        in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for reader: Reader, after last: ListMark?,
        limit: Int
    ) async throws -> Page<CharacterSummary>
    /// Shows a character's type to a member although it was not dug; kept.
    func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws
    /// Masks it again; answers whether it was revealed.
    @discardableResult
    func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool
}
