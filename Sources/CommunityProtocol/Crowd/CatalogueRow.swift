package import Domain

/// A work of the community with its cast.
package struct CatalogueRow: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// In the order in which they are shown.
    package let cast: [CharacterRow]
    /// Who published it; nil if it came with the server, or the member is gone.
    package let publisher: MemberRow?
    /// The number of its last change.
    package let seq: Int64
    /// Whether it was removed; nil for no.
    package let gone: Bool?
    /// The work that it became a part of; nil for none.
    package let into: Identifier<Work>?

    package init(
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
