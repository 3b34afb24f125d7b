/// The outcomes of a batch. Fewer outcomes than operations mean that the rest must wait.
package struct BatchAnswer: Codable, Hashable, Sendable {
    package let outcomes: [OperationOutcome]
    /// The number of the last processed operation.
    package let last: Int64
    /// The chain including that operation.
    package let chain: String
    package let seq: Int64
    /// Seconds to wait before sending the rest; nil if all were processed.
    package let retryAfter: Int?

    package init(outcomes: [OperationOutcome], last: Int64, chain: String, seq: Int64, retryAfter: Int? = nil) {
        self.outcomes = outcomes
        self.last = last
        self.chain = chain
        self.seq = seq
        self.retryAfter = retryAfter
    }
}

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

package enum OperationState: String, CaseIterable, Sendable {
    case done
    /// The operation is kept and need not be resent. Its outcome follows among the changes.
    case accepted
    /// The operation has no effect, now or later.
    case refused
}

package enum RefusalCode: String, CaseIterable, Sendable {
    case invalid
    /// The server does not know this kind of operation yet.
    case unknownKind = "unknown-kind"
    /// The server does not know the character, work, post or member yet.
    case unknownSubject = "unknown-subject"
    case gone
    case notOwn = "not-own"
    case full
    case published
    /// Others have dug, wished for or written about the work, so it stays.
    case inUse = "in-use"
}
