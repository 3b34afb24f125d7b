package protocol HomeKindRepository: Sendable {
    /// Nil for all.
    func homeKind(of profile: Identifier<Profile>) async throws -> WorkKind?
    /// Nil for all.
    ///
    /// - Throws: `AccountProblem.gone` if there is no such member, `StoreError`.
    func setHomeKind(_ kind: WorkKind?, of profile: Identifier<Profile>) async throws
}
