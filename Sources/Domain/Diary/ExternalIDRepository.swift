/// Which ids works have in other catalogues.
package protocol ExternalIDRepository: Sendable {
    /// Of every work that has some.
    func externalIDs() async throws -> [Identifier<Work>: [ExternalID]]
}
