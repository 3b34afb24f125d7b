/// How full the shelves of a type are, for the lines on Home.
public struct TypeShelfCounts: Hashable, Sendable {
    /// Works led by somebody of the type.
    public let ledWorks: CappedCount
    /// Characters of the type that the reader has dug.
    public let dugCharacters: CappedCount
    /// Characters of the type that are still hidden.
    public let hiddenCharacters: CappedCount
    /// Works that members of the type wish for.
    public let wishedWorks: CappedCount
    /// Members of the type who wish for any.
    public let wishers: CappedCount

    /// Makes counts; nothing named is 0.
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
