/// Imports recipes, a member's own data and diaries in one transaction. A bad record, and one unreadable source of
/// several, is left out without affecting the others.
package struct ImportRecipes: Sendable {
    /// The number of records between two checks for cancellation.
    private static let stride = 64

    private let reader: any ImportReader
    private let store: any ImportStore
    private let profile: Identifier<Profile>
    private let time: any LocalTime
    private let clock: any WallClock

    package init(
        reader: any ImportReader, store: any ImportStore, profile: Identifier<Profile>, time: any LocalTime,
        clock: any WallClock
    ) {
        self.reader = reader
        self.store = store
        self.profile = profile
        self.time = time
        self.clock = clock
    }

    /// Calls `progress` from any thread. Throws `TransferProblem` if the only source is unreadable, `CancellationError`
    /// or `StoreError`; nothing changes in that case.
    package func callAsFunction(
        _ request: ImportRequest, progress: @escaping @Sendable (TransferProgress) -> Void = { _ in }
    ) async throws -> ImportReport {
        let (reader, time, now) = (reader, time, clock.now())
        do {
            return try await store.run(
                of: profile, onDuplicate: request.policy, isDryRun: request.isDryRun
            ) { session in
                let known = try session.known()
                var run = ImportRun(request, known: known, diary: DiaryRun(request, time: time, now: now))
                var count = 0
                for source in request.sources {
                    do {
                        try reader.read(source, format: request.format, known: known) { record in
                            count += 1
                            if count.isMultiple(of: Self.stride) { try session.checkCancellation() }
                            if case .progress(let done, let total) = record {
                                progress(TransferProgress(done: done, total: total, records: count))
                            }
                            try run.apply(record, into: session)
                        }
                    } catch let problem as TransferProblem where request.sources.count > 1 {
                        run.refuse(source, problem)
                    }
                    try run.finishSource(into: session)
                }
                try run.finish(into: session, progress: progress)
                try session.checkCancellation()
                if request.isPreview && run.hasDiary || request.previewsTexts && run.report.hasTextSource {
                    throw Preview(report: run.report)
                }
                return run.report
            }
        } catch let preview as Preview {
            return preview.report.asPreview()
        }
    }

    /// Rolls back the transaction of a preview, which stores nothing.
    private struct Preview: Error {
        let report: ImportReport
    }
}

package struct ImportRequest: Hashable, Sendable {
    /// The sources, read in order in one transaction.
    package var sources: [TransferSource]
    /// Nil to detect it from the content of each file.
    package var format: ExchangeFormat?
    package var policy: DuplicatePolicy
    package var isDryRun: Bool
    /// The decisions about a diary's works that could not be identified for certain.
    package var works: WorkDecisions
    /// Whether to store nothing if the sources include a diary, so that the member can first decide its works.
    package var isPreview: Bool
    /// Whether to store nothing if the sources include a web page or a text, to show its recipes first.
    package var previewsTexts: Bool

    package init(
        sources: [TransferSource], format: ExchangeFormat? = nil, policy: DuplicatePolicy = .skip,
        isDryRun: Bool = false, works: WorkDecisions = WorkDecisions(), isPreview: Bool = false,
        previewsTexts: Bool = false
    ) {
        self.sources = sources
        self.format = format
        self.policy = policy
        self.isDryRun = isDryRun
        self.works = works
        self.isPreview = isPreview
        self.previewsTexts = previewsTexts
    }
}

package protocol ImportStore: Sendable {
    /// Runs an import in one transaction, rolled back if `body` throws, the task is cancelled or `isDryRun` is set.
    func run(
        of profile: Identifier<Profile>, onDuplicate policy: DuplicatePolicy, isDryRun: Bool,
        _ body: @escaping @Sendable (any ImportSession) throws -> ImportReport
    ) async throws -> ImportReport
}
