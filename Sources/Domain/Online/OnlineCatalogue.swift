/// Asks one online catalogue.
public protocol OnlineCatalogue: Sendable {
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
public enum OnlineRecord: Hashable, Sendable {
    case work(OnlineWork)
    /// A drink, as an import reads it.
    case drink([UInt8], ExchangeFormat)
}

/// A work of an online catalogue with its characters. Their ids are those under which they are kept.
public struct OnlineWork: Hashable, Sendable {
    /// Its id there.
    public let id: ExternalID
    /// The same work in other catalogues.
    public let otherIDs: [ExternalID]
    /// The work and its characters, leads first.
    public var record: CastWork

    /// Memberwise.
    public init(id: ExternalID, otherIDs: [ExternalID] = [], record: CastWork) {
        self.id = id
        self.otherIDs = otherIDs
        self.record = record
    }
}
