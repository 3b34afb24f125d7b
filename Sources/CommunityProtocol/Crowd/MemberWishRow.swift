/// That a member wishes to watch a work.
public struct MemberWishRow: Codable, Hashable, Sendable {
    /// Which.
    public let work: WorkRow
    /// When, in milliseconds.
    public let at: Int64

    /// Memberwise.
    public init(
        work: WorkRow, at: Int64
    ) {
        self.work = work
        self.at = at
    }
}
