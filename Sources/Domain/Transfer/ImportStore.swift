/// Where imports go.
public protocol ImportStore: Sendable {
    /// Runs an import in one transaction: what `body` throws, and a cancelled task, roll all of it back.
    ///
    /// - Parameters:
    ///   - profile: whose import it is.
    ///   - policy: what happens with what is there already.
    ///   - isDryRun: whether it is rolled back in the end in any case.
    ///   - body: the import.
    func run(
        of profile: Identifier<Profile>, onDuplicate policy: DuplicatePolicy, isDryRun: Bool,
        _ body: @escaping @Sendable (any ImportSession) throws -> ImportReport
    ) async throws -> ImportReport
}
