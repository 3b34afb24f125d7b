package protocol OnlineCatalogue: Sendable {
    var provider: OnlineProvider { get }

    /// - Throws: `OnlineProblem`, or `CancellationError`.
    func page(_ query: OnlineQuery) async throws -> OnlinePage

    /// - Throws: `OnlineProblem`, or `CancellationError`.
    func record(_ id: ExternalID) async throws -> OnlineRecord
}

package enum OnlineRecord: Hashable, Sendable {
    case work(OnlineWork)
    /// A drink in an import format, and the address of its picture; nil for none.
    case drink([UInt8], ExchangeFormat, picture: PictureAddress? = nil)
}

/// A work of an online catalogue with its characters, under the ids they are kept with.
package struct OnlineWork: Hashable, Sendable {
    package let id: ExternalID
    /// The same work in other catalogues.
    package let otherIDs: [ExternalID]
    /// The work and its characters, leads first.
    package var record: CastWork
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
