/// New recovery codes, shown only once.
package struct RecoveryCodesAnswer: Codable, Hashable, Sendable {
    /// In written form: `7Q2M-9XKC-4D0T-HR6B`.
    package let codes: [String]

    package init(
        codes: [String]
    ) {
        self.codes = codes
    }
}
