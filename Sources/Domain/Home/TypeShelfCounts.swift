/// The sizes of a type's shelves, for the summary on Home.
package struct TypeShelfCounts: Hashable, Sendable {
    /// Works with a lead of the type.
    package let ledWorks: CappedCount
    /// Characters of the type that the reader has dug.
    package let dugCharacters: CappedCount
    /// Characters of the type that are still hidden.
    package let hiddenCharacters: CappedCount
    /// Works that members of the type wish to watch.
    package let wishedWorks: CappedCount
    /// Members of the type with any wish.
    package let wishers: CappedCount

    /// Zero by default.
    package init(
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
