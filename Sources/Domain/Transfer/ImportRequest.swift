package struct ImportRequest: Hashable, Sendable {
    /// Read one after another, in one transaction.
    package var sources: [TransferSource]
    /// Nil to detect it from the content of each file.
    package var format: ExchangeFormat?
    /// What to do with records that exist.
    package var policy: DuplicatePolicy
    /// Whether to roll everything back in the end.
    package var isDryRun: Bool
    /// What becomes of the works of diaries that could not be told for sure.
    package var works: WorkDecisions
    /// Whether to store nothing if there is a diary among the sources, so that its works can be decided first.
    package var isPreview: Bool

    package init(
        sources: [TransferSource], format: ExchangeFormat? = nil, policy: DuplicatePolicy = .skip,
        isDryRun: Bool = false, works: WorkDecisions = WorkDecisions(), isPreview: Bool = false
    ) {
        self.sources = sources
        self.format = format
        self.policy = policy
        self.isDryRun = isDryRun
        self.works = works
        self.isPreview = isPreview
    }
}
