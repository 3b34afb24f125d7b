/// Imports files into the store in one transaction; a bad record is left out without affecting the others.
public struct ImportRecipes: Sendable {
    /// The number of records between two checks for cancellation.
    private static let stride = 64

    private let reader: any ImportReader
    private let store: any ImportStore
    private let profile: Identifier<Profile>

    /// Memberwise.
    public init(reader: any ImportReader, store: any ImportStore, profile: Identifier<Profile>) {
        self.reader = reader
        self.store = store
        self.profile = profile
    }

    /// - Parameter progress: called from any thread.
    /// - Throws: `TransferProblem` if a source cannot be read at all, `CancellationError`, `StoreError`; nothing was
    ///   changed then.
    public func callAsFunction(
        _ request: ImportRequest, progress: @escaping @Sendable (TransferProgress) -> Void = { _ in }
    ) async throws -> ImportReport {
        let reader = reader
        return try await store.run(of: profile, onDuplicate: request.policy, isDryRun: request.isDryRun) { session in
            let known = try session.known()
            var run = ImportRun(request, known: known)
            var count = 0
            for source in request.sources {
                try reader.read(source, format: request.format, known: known) { record in
                    count += 1
                    if count.isMultiple(of: Self.stride) { try session.checkCancellation() }
                    if case .progress(let done, let total) = record {
                        progress(TransferProgress(done: done, total: total, records: run.report.recipes.read))
                    }
                    try run.apply(record, into: session)
                }
                try run.finishSource(into: session)
            }
            try session.checkCancellation()
            return run.report
        }
    }
}
