/// A member's own work for the community: facts, their own synopsis, and the cast.
package struct PublishedWork: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// In display order.
    package let cast: [PublishedCharacter]

    package init(
        work: WorkFactsRow, cast: [PublishedCharacter]
    ) {
        self.work = work
        self.cast = cast
    }
}
