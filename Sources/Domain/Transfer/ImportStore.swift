package protocol ImportStore: Sendable {
    /// Runs an import in one transaction, which is rolled back if `body` throws, the task is cancelled or `isDryRun` is
    /// set.
    func run(
        of profile: Identifier<Profile>, onDuplicate policy: DuplicatePolicy, isDryRun: Bool,
        _ body: @escaping @Sendable (any ImportSession) throws -> ImportReport
    ) async throws -> ImportReport
}
