/// What became of an operation. Every outcome is final but `accepted`, after which another one comes.
package struct OperationOutcome: Codable, Hashable, Sendable {
    package let n: Int64
    /// What became of it.
    package let state: KnownOrOther<OperationState>
    /// Why it was refused; nil if it was not.
    package let code: KnownOrOther<RefusalCode>?
    /// The number of the change it made; nil for none.
    package let seq: Int64?
    /// What stands from now on; nil for what is not pulled.
    package let row: Change?

    package init(
        n: Int64, state: KnownOrOther<OperationState>, code: KnownOrOther<RefusalCode>? = nil, seq: Int64? = nil,
        row: Change? = nil
    ) {
        self.n = n
        self.state = state
        self.code = code
        self.seq = seq
        self.row = row
    }
}
