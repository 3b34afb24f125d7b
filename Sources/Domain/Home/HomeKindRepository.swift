/// Which kind of works each member wants on the shelves of Home.
public protocol HomeKindRepository: Sendable {
    /// The kind; nil for all.
    func homeKind(of profile: Identifier<Profile>) async throws -> WorkKind?
    /// Keeps the kind; nil for all.
    ///
    /// - Throws: `AccountProblem.gone` when there is no such member, `StoreError`.
    func setHomeKind(_ kind: WorkKind?, of profile: Identifier<Profile>) async throws
}
