package protocol ExternalIDRepository: Sendable {
    /// Only works with ids.
    func externalIDs() async throws -> [Identifier<Work>: [ExternalID]]
}
