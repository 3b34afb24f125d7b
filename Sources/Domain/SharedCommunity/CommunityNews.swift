/// What happened in a community since an earlier time.
package struct CommunityNews: Hashable, Sendable {
    /// New votes of others on a character that the member dug.
    package struct Votes: Hashable, Sendable {
        package let character: Identifier<WorkCharacter>
        package let name: LocalizedText
        package let count: Int

        package init(character: Identifier<WorkCharacter>, name: LocalizedText, count: Int) {
            self.character = character
            self.name = name
            self.count = count
        }
    }

    /// Newest first.
    package let items: [InboxItem]
    package let votes: [Votes]
    package let works: [WorkReference]
    /// The moment since which votes and works are counted, in seconds since 1970 UTC; nil if unknown.
    package let countedFrom: Int64?

    package init(items: [InboxItem], votes: [Votes] = [], works: [WorkReference] = [], countedFrom: Int64? = nil) {
        self.items = items
        self.votes = votes
        self.works = works
        self.countedFrom = countedFrom
    }

    package var voteCount: Int { votes.reduce(0) { $0 + $1.count } }

    package func count(_ kind: InboxKind) -> Int { items.count { $0.subject.kind == kind } }
}
