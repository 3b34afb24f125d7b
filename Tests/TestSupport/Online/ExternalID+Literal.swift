package import Domain

extension ExternalID: ExpressibleByStringLiteral {
    /// `anilist:1`.
    package init(stringLiteral value: String) {
        self = ExternalID(value) ?? ExternalID("none", value)
    }
}
