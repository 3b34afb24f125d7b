/// A member's own work for everybody: facts, a synopsis of their own, and who is in it.
package struct PublishedWork: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// In the order in which they are shown.
    package let cast: [PublishedCharacter]

    package init(
        work: WorkFactsRow, cast: [PublishedCharacter]
    ) {
        self.work = work
        self.cast = cast
    }
}
