/// The sizes of a type's shelves, for the summary on Home.
public struct TypeShelfCounts: Hashable, Sendable {
    /// Works with a lead of the type.
    public let ledWorks: CappedCount
    /// Characters of the type that the reader has dug.
    public let dugCharacters: CappedCount
    /// Characters of the type that are still hidden.
    public let hiddenCharacters: CappedCount
    /// Works that members of the type wish to watch.
    public let wishedWorks: CappedCount
    /// Members of the type with any wish.
    public let wishers: CappedCount

    /// Zero by default.
    public init(
        ledWorks: CappedCount = CappedCount(0), dugCharacters: CappedCount = CappedCount(0),
        hiddenCharacters: CappedCount = CappedCount(0), wishedWorks: CappedCount = CappedCount(0),
        wishers: CappedCount = CappedCount(0)
    ) {
        self.ledWorks = ledWorks
        self.dugCharacters = dugCharacters
        self.hiddenCharacters = hiddenCharacters
        self.wishedWorks = wishedWorks
        self.wishers = wishers
    }
}
