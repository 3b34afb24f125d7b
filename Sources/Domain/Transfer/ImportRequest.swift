/// What to import, and how.
public struct ImportRequest: Hashable, Sendable {
    /// Read one after another, in one transaction.
    public var sources: [TransferSource]
    /// Nil to detect it from the content of each file.
    public var format: ExchangeFormat?
    /// What to do with records that exist.
    public var policy: DuplicatePolicy
    /// Whether to roll everything back in the end.
    public var isDryRun: Bool

    /// Memberwise.
    public init(
        sources: [TransferSource], format: ExchangeFormat? = nil, policy: DuplicatePolicy = .skip,
        isDryRun: Bool = false
    ) {
        self.sources = sources
        self.format = format
        self.policy = policy
        self.isDryRun = isDryRun
    }
}
