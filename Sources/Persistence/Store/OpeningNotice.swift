public import Domain

/// What the member should know about the opening of the database.
public struct OpeningNotice: Hashable, Sendable {
    /// What was in the way.
    public let reason: StoreError
    /// Whether what is changed from now on outlives the program.
    public let isKept: Bool
    /// Whether all that was written before is there.
    public let isWhole: Bool

    /// Memberwise.
    public init(reason: StoreError, isKept: Bool, isWhole: Bool) {
        self.reason = reason
        self.isKept = isKept
        self.isWhole = isWhole
    }
}
