/// What is to be imported, and how.
public struct ImportRequest: Hashable, Sendable {
    /// What is read, one after the other, in one transaction.
    public var sources: [TransferSource]
    /// The format; nil tells it by the content of each file.
    public var format: ExchangeFormat?
    /// What happens with what is there already.
    public var policy: DuplicatePolicy
    /// Whether nothing is kept in the end.
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
