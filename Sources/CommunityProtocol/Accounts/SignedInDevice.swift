/// A device of the member's.
public struct SignedInDevice: Codable, Hashable, Sendable {
    /// Its number.
    public let no: Int64
    /// What the member called it.
    public let label: String
    /// The day it was last seen, such as `2026-11-22`.
    public let day: String
    /// Whether it is the one that asks.
    public let isThis: Bool

    /// Memberwise.
    public init(
        no: Int64, label: String, day: String, isThis: Bool
    ) {
        self.no = no
        self.label = label
        self.day = day
        self.isThis = isThis
    }
}
