package struct TypeShelfCounts: Hashable, Sendable {
    package let ledWorks: CappedCount
    package let dugCharacters: CappedCount
    package let hiddenCharacters: CappedCount
    package let wishedWorks: CappedCount
    package let wishers: CappedCount

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
