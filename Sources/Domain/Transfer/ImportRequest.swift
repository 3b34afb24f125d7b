package struct ImportRequest: Hashable, Sendable {
    /// The sources, read in order in one transaction.
    package var sources: [TransferSource]
    /// Nil to detect it from the content of each file.
    package var format: ExchangeFormat?
    package var policy: DuplicatePolicy
    package var isDryRun: Bool
    /// The decisions about a diary's works that could not be identified for certain.
    package var works: WorkDecisions
    /// Whether to store nothing if the sources include a diary, so that its works can be decided first.
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
