package protocol ImportStore: Sendable {
    /// Runs an import in one transaction, which is rolled back if `body` throws or the task is cancelled.
    ///
    /// - Parameters:
    ///   - policy: what to do with records that exist.
    ///   - isDryRun: rolls back in the end in any case.
    func run(
        of profile: Identifier<Profile>, onDuplicate policy: DuplicatePolicy, isDryRun: Bool,
        _ body: @escaping @Sendable (any ImportSession) throws -> ImportReport
    ) async throws -> ImportReport
}
