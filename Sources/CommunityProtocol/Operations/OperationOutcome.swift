/// The result of an operation. Final unless `accepted`, which a later outcome follows.
package struct OperationOutcome: Codable, Hashable, Sendable {
    package let n: Int64
    package let state: KnownOrOther<OperationState>
    package let code: KnownOrOther<RefusalCode>?
    package let seq: Int64?
    /// The new state; nil if devices do not pull it.
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
