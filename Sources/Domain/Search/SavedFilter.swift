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
