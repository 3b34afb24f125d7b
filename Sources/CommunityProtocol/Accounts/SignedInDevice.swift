package struct SignedInDevice: Codable, Hashable, Sendable {
    package let no: Int64
    package let label: String
    /// The last day of use, such as `2026-11-22`.
    package let day: String
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
