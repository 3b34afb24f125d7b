package import Domain

package struct OpeningNotice: Hashable, Sendable {
    package let reason: StoreError
    /// Whether changes from now on outlive the program.
    package let isKept: Bool
    /// Whether all earlier data is present.
    package let isWhole: Bool

    package init(reason: StoreError, isKept: Bool, isWhole: Bool) {
        self.reason = reason
        self.isKept = isKept
        self.isWhole = isWhole
    }
}
