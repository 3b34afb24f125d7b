/// What became of an operation. Every outcome is final but `accepted`, after which another one comes.
public struct OperationOutcome: Codable, Hashable, Sendable {
    /// Its number.
    public let n: Int64
    /// What became of it.
    public let state: OpenCode<OperationState>
    /// Why it was refused; nil if it was not.
    public let code: OpenCode<RefusalCode>?
    /// The number of the change it made; nil for none.
    public let seq: Int64?
    /// What stands from now on; nil for what is not pulled.
    public let row: Change?

    /// Memberwise.
    public init(
        n: Int64, state: OpenCode<OperationState>, code: OpenCode<RefusalCode>? = nil, seq: Int64? = nil,
        row: Change? = nil
    ) {
        self.n = n
        self.state = state
        self.code = code
        self.seq = seq
        self.row = row
    }
}
