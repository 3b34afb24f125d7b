package struct SavedFilter: Hashable, Sendable, Identifiable {
    package static let longestName = 40

    /// Unique per member.
    package let name: String
    package let filter: DrinkFilter

    /// Reduces the name to one line without control characters; nil if nothing is left.
    package init?(name: String, filter: DrinkFilter) {
        let line = PlainText.line(name, limit: Self.longestName)
        guard !line.isEmpty else { return nil }
        self.name = line
        self.filter = filter
    }

    package var id: String { name }
}

package protocol SavedFilterRepository: Sendable {
    func filters(of profile: Identifier<Profile>) async throws -> [SavedFilter]
    /// Saves a filter as one undoable step, replacing any of the same name.
    func save(_ filter: SavedFilter, of profile: Identifier<Profile>) async throws
    /// Removes a filter as one undoable step and returns whether it existed.
    @discardableResult
    func remove(_ name: String, of profile: Identifier<Profile>) async throws -> Bool
}

package struct DrinkArrangement: Hashable, Sendable {
    package var filter: DrinkFilter
    package var sort: DrinkSort

    package init(filter: DrinkFilter = DrinkFilter(), sort: DrinkSort = .name) {
        self.filter = filter
        self.sort = sort
    }
}
