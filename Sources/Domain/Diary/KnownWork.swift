/// A work of the store, with all that another program may call it.
public struct KnownWork: Hashable, Sendable {
    /// The work.
    public let work: WorkReference
    /// The original title and further ones.
    public let otherTitles: [String]
    /// Ids of online catalogues, such as `tmdb:603`.
    public let ids: [String]

    /// Memberwise.
    public init(work: WorkReference, otherTitles: [String] = [], ids: [String] = []) {
        self.work = work
        self.otherTitles = otherTitles
        self.ids = ids
    }
}
