/// A member's own work for everybody: facts, a synopsis of their own, and who is in it.
public struct PublishedWork: Codable, Hashable, Sendable {
    /// Its facts.
    public let work: WorkFactsRow
    /// In the order in which they are shown.
    public let cast: [PublishedCharacter]

    /// Memberwise.
    public init(
        work: WorkFactsRow, cast: [PublishedCharacter]
    ) {
        self.work = work
        self.cast = cast
    }
}
