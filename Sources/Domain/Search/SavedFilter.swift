/// A filter that a member gave a name.
public struct SavedFilter: Hashable, Sendable, Identifiable {
    /// The most characters of a name.
    public static let longestName = 40

    /// Its name; a member has one filter of a name.
    public let name: String
    /// What it lets pass.
    public let filter: DrinkFilter

    /// Makes a saved filter; the name is one line without control characters. Nil where nothing is left of it.
    public init?(name: String, filter: DrinkFilter) {
        let line = PlainText.line(name, limit: Self.longestName)
        guard !line.isEmpty else { return nil }
        self.name = line
        self.filter = filter
    }

    /// Its name.
    public var id: String { name }
}
