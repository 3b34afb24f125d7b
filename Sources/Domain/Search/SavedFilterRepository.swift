/// The filters members gave a name, kept.
public protocol SavedFilterRepository: Sendable {
    /// All of a member's, by name.
    func filters(of profile: Identifier<Profile>) async throws -> [SavedFilter]
    /// Keeps a filter, in the place of one of the same name, as one step that can be undone.
    func save(_ filter: SavedFilter, of profile: Identifier<Profile>) async throws
    /// Takes a filter away as one step that can be undone; answers whether it was there.
    @discardableResult
    func remove(_ name: String, of profile: Identifier<Profile>) async throws -> Bool
}
