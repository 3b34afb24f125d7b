package struct MemberWishRow: Codable, Hashable, Sendable {
    package let work: WorkRow
    /// In milliseconds.
    package let at: Int64

    package init(
        work: WorkRow, at: Int64
    ) {
        self.work = work
        self.at = at
    }
}
