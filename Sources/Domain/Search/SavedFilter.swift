/// A filter saved under a name.
public struct SavedFilter: Hashable, Sendable, Identifiable {
    /// The longest name, in characters.
    public static let longestName = 40

    /// Unique for a member.
    public let name: String
    /// What it lets pass.
    public let filter: DrinkFilter

    /// Reduces the name to one line without control characters; nil if nothing is left.
    public init?(name: String, filter: DrinkFilter) {
        let line = PlainText.line(name, limit: Self.longestName)
        guard !line.isEmpty else { return nil }
        self.name = line
        self.filter = filter
    }

    /// The name.
    public var id: String { name }
}

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
