/// That a member wishes to watch a work.
package struct MemberWishRow: Codable, Hashable, Sendable {
    package let work: WorkRow
    /// When, in milliseconds.
    package let at: Int64

    package init(
        work: WorkRow, at: Int64
    ) {
        self.work = work
        self.at = at
    }
}
