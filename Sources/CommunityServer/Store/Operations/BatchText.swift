import CommunityProtocol
import Foundation

/// The outcomes of a batch, encoded as `BatchAnswer` for the device and as `StoredBatch` for repeated requests. Encodes
/// each outcome once for both, since encoding dominates a vote's time outside the store.
struct BatchText {
    /// The number of the last operation before the new ones.
    private let after: Int64
    private let chain: String
    private var outcomes: [String]
    private var kept: [String] = []

    /// - Parameter known: The outcomes of the operations before the new ones, in order.
    init(after: Int64, chain: OperationChain, known: [OperationOutcome]) throws {
        self.after = after
        self.chain = chain.text
        outcomes = try known.map(Self.text)
    }

    var isEmpty: Bool { outcomes.isEmpty }
    var hasNew: Bool { !kept.isEmpty }

    /// - Parameter chain: The chain including the operation.
    mutating func add(_ outcome: OperationOutcome, chain: OperationChain) throws {
        let text = try Self.text(outcome)
        outcomes.append(text)
        kept.append("{\"chain\":\"\(chain.text)\",\"outcome\":\(text)}")
    }

    var stored: String { "{\"after\":\(after),\"chain\":\"\(chain)\",\"entries\":[\(kept.joined(separator: ","))]}" }

    func answer(_ state: DeviceState, seq: Int64, retryAfter: Int?) -> Data {
        let wait = retryAfter.map { ",\"retryAfter\":\($0)" } ?? ""
        let all = outcomes.joined(separator: ",")
        return Data(
            "{\"chain\":\"\(state.chain.text)\",\"last\":\(state.last),\"outcomes\":[\(all)]\(wait),\"seq\":\(seq)}"
                .utf8)
    }

    private static func text(_ outcome: OperationOutcome) throws -> String {
        String(decoding: try WireCoder.encode(outcome), as: UTF8.self)
    }
}
