import CommunityProtocol
import Foundation

struct DeviceState: Sendable {
    var last: Int64
    var chain: OperationChain
    private let answer: String?

    init(_ row: SQLRow) throws {
        last = try row.integer("last_n")
        chain = OperationChain(try row.text("chain")) ?? .start
        answer = try row.optionalText("answer")
    }

    /// The last batch with its outcomes, for a device that missed the answer. Decoded on demand, since few need it.
    func batch() throws -> StoredBatch? {
        try answer.map { try WireCoder.decode(StoredBatch.self, from: Data($0.utf8)) }
    }
}

struct StoredBatch: Codable, Hashable, Sendable {
    /// A processed operation: the chain including it, and its outcome.
    struct Entry: Codable, Hashable, Sendable {
        let chain: String
        let outcome: OperationOutcome
    }

    let after: Int64
    let chain: String
    var entries: [Entry]

    /// The chain after an operation; nil for one before this batch.
    func chain(after n: Int64) -> String? {
        if n == after { return chain }
        return entries.first { $0.outcome.n == n }?.chain
    }

    func entry(_ n: Int64) -> Entry? { entries.first { $0.outcome.n == n } }
}

/// The outcomes of a batch, encoded as `BatchAnswer` for the device and as `StoredBatch` for repeated requests. Encodes
/// each outcome once for both, since encoding dominates a vote's time outside the store.
struct BatchText {
    private let head: BatchHead
    private var outcomes: [String] = []
    /// Includes what was known: a device may repeat the same batch again and again, with more behind it each time.
    private var kept: [String] = []
    private(set) var hasNew = false

    /// - Parameter known: What was processed before the new operations, in order.
    init(_ head: BatchHead, known: [StoredBatch.Entry]) throws {
        self.head = head
        for entry in known { try add(entry) }
    }

    var isEmpty: Bool { outcomes.isEmpty }

    /// - Parameter chain: The chain including the operation.
    mutating func add(_ outcome: OperationOutcome, chain: OperationChain) throws {
        try add(StoredBatch.Entry(chain: chain.text, outcome: outcome))
        hasNew = true
    }

    private mutating func add(_ entry: StoredBatch.Entry) throws {
        let text = try WireCoder.text(entry.outcome)
        outcomes.append(text)
        kept.append("{\"chain\":\"\(entry.chain)\",\"outcome\":\(text)}")
    }

    var stored: String {
        "{\"after\":\(head.after),\"chain\":\"\(head.chain)\",\"entries\":[\(kept.joined(separator: ","))]}"
    }

    func answer(_ state: DeviceState, seq: Int64, retryAfter: Int?) -> Data {
        let wait = retryAfter.map { ",\"retryAfter\":\($0)" } ?? ""
        let all = outcomes.joined(separator: ",")
        return Data(
            "{\"chain\":\"\(state.chain.text)\",\"last\":\(state.last),\"outcomes\":[\(all)]\(wait),\"seq\":\(seq)}"
                .utf8)
    }
}
