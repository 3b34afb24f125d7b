/// Asks one online catalogue.
package protocol OnlineCatalogue: Sendable {
    /// Which one.
    var provider: OnlineProvider { get }

    /// A page of what is found.
    ///
    /// - Throws: `OnlineProblem`, or `CancellationError`.
    func page(_ query: OnlineQuery) async throws -> OnlinePage

    /// All that is to be kept of an entry.
    ///
    /// - Throws: `OnlineProblem`, or `CancellationError`.
    func record(_ id: ExternalID) async throws -> OnlineRecord
}

/// An entry of an online catalogue as a whole.
package enum OnlineRecord: Hashable, Sendable {
    case work(OnlineWork)
    /// A drink, as an import reads it, and where its picture is; nil for none.
    case drink([UInt8], ExchangeFormat, picture: PictureAddress? = nil)
}

/// A work of an online catalogue with its characters. Their ids are those under which they are kept.
package struct OnlineWork: Hashable, Sendable {
    /// Its id there.
    package let id: ExternalID
    /// The same work in other catalogues.
    package let otherIDs: [ExternalID]
    /// The work and its characters, leads first.
    package var record: CastWork
    /// Where its poster is; nil for none.
    package let picture: PictureAddress?

    package init(
        id: ExternalID, otherIDs: [ExternalID] = [], record: CastWork, picture: PictureAddress? = nil
    ) {
        self.id = id
        self.otherIDs = otherIDs
        self.record = record
        self.picture = picture
    }
}
