/// A device of the member's.
package struct SignedInDevice: Codable, Hashable, Sendable {
    /// Its number.
    package let no: Int64
    /// What the member called it.
    package let label: String
    /// The day it was last seen, such as `2026-11-22`.
    package let day: String
    /// Whether it is the one that asks.
    package let isThis: Bool

    package init(
        no: Int64, label: String, day: String, isThis: Bool
    ) {
        self.no = no
        self.label = label
        self.day = day
        self.isThis = isThis
    }
}
