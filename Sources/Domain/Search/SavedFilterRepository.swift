/// The filters that members saved.
public protocol SavedFilterRepository: Sendable {
    /// By name.
    func filters(of profile: Identifier<Profile>) async throws -> [SavedFilter]
    /// Saves a filter as one undoable step, replacing one of the same name.
    func save(_ filter: SavedFilter, of profile: Identifier<Profile>) async throws
    /// Removes a filter as one undoable step; returns whether it existed.
    @discardableResult
    func remove(_ name: String, of profile: Identifier<Profile>) async throws -> Bool
}
