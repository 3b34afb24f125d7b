public import Domain

/// A work of the community with its cast.
public struct CatalogueRow: Codable, Hashable, Sendable {
    /// Its facts.
    public let work: WorkFactsRow
    /// In the order in which they are shown.
    public let cast: [CharacterRow]
    /// Who published it; nil if it came with the server, or the member is gone.
    public let publisher: MemberRow?
    /// The number of its last change.
    public let seq: Int64
    /// Whether it was removed; nil for no.
    public let gone: Bool?
    /// The work that it became a part of; nil for none.
    public let into: Identifier<Work>?

    /// Memberwise.
    public init(
        work: WorkFactsRow, cast: [CharacterRow], publisher: MemberRow? = nil, seq: Int64, gone: Bool? = nil,
        into: Identifier<Work>? = nil
    ) {
        self.work = work
        self.cast = cast
        self.publisher = publisher
        self.seq = seq
        self.gone = gone
        self.into = into
    }
}
