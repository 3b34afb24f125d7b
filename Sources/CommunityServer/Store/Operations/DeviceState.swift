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
    /// Includes operations processed before, because a device may repeat the same batch with more operations each time.
    let entries: [Entry]

    /// The chain after an operation; nil for one before this batch.
    func chain(after n: Int64) -> String? {
        if n == after { return chain }
        return entries.first { $0.outcome.n == n }?.chain
    }

    func entry(_ n: Int64) -> Entry? { entries.first { $0.outcome.n == n } }
}
