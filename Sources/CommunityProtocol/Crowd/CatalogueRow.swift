package import Domain

package struct CatalogueRow: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// In display order.
    package let cast: [CharacterRow]
    /// Nil if the work came with the server, or the publisher left.
    package let publisher: MemberRow?
    package let seq: Int64
    /// Whether it was removed; nil means false.
    package let gone: Bool?
    /// The work it was merged into; nil for none.
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
