package import Domain

/// What the member should know about the opening of the database.
package struct OpeningNotice: Hashable, Sendable {
    /// What was in the way.
    package let reason: StoreError
    /// Whether what is changed from now on outlives the program.
    package let isKept: Bool
    /// Whether all that was written before is there.
    package let isWhole: Bool

    package init(reason: StoreError, isKept: Bool, isWhole: Bool) {
        self.reason = reason
        self.isKept = isKept
        self.isWhole = isWhole
    }
}
