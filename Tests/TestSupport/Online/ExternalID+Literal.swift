public import Domain

extension ExternalID: ExpressibleByStringLiteral {
    /// `anilist:1`.
    public init(stringLiteral value: String) {
        self = ExternalID(value) ?? ExternalID("none", value)
    }
}
