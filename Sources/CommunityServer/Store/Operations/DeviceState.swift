import CommunityProtocol
import Foundation

/// What a device has sent, as the server remembers it.
struct DeviceState: Sendable {
    var last: Int64
    var chain: OperationChain
    private let answer: String?

    init(_ row: SQLRow) throws {
        last = try row.integer("last_n")
        chain = OperationChain(try row.text("chain")) ?? .start
        answer = try row.optionalText("answer")
    }

    /// The last batch with its outcomes, for a device that did not hear the answer; most did.
    func batch() throws -> StoredBatch? {
        try answer.map { try WireCoder.decode(StoredBatch.self, from: Data($0.utf8)) }
    }
}

/// The last batch of a device.
struct StoredBatch: Codable, Hashable, Sendable {
    /// An operation that was processed: the chain up to it, and what became of it.
    struct Entry: Codable, Hashable, Sendable {
        let chain: String
        let outcome: OperationOutcome
    }

    let after: Int64
    /// The chain before the first.
    let chain: String
    var entries: [Entry]

    /// The chain after an operation; nil for one before this batch.
    func chain(after n: Int64) -> String? {
        if n == after { return chain }
        return entries.first { $0.outcome.n == n }?.chain
    }

    func entry(_ n: Int64) -> Entry? { entries.first { $0.outcome.n == n } }
}
