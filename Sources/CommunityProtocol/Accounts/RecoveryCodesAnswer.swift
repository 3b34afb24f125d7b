/// New recovery codes, shown this once.
public struct RecoveryCodesAnswer: Codable, Hashable, Sendable {
    /// As written down: `7Q2M-9XKC-4D0T-HR6B`.
    public let codes: [String]

    /// Memberwise.
    public init(
        codes: [String]
    ) {
        self.codes = codes
    }
}
