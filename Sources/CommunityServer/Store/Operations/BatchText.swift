import CommunityProtocol
import Foundation

/// What became of a batch, as `WireCoder` writes it: `BatchAnswer` for the device, and `StoredBatch` for when it asks
/// again. Each outcome is worked out once for both, since most of a vote's time outside the store goes there.
struct BatchText {
    /// Where the operations begin that were not known.
    private let after: Int64
    private let chain: String
    private var outcomes: [String]
    private var kept: [String] = []

    /// - Parameter known: what became of the operations before those, in order.
    init(after: Int64, chain: OperationChain, known: [OperationOutcome]) throws {
        self.after = after
        self.chain = chain.text
        outcomes = try known.map(Self.text)
    }

    /// Whether nothing became of anything.
    var isEmpty: Bool { outcomes.isEmpty }
    /// Whether there is anything that was not known.
    var hasNew: Bool { !kept.isEmpty }

    /// Adds what became of the next operation.
    ///
    /// - Parameter chain: that up to it.
    mutating func add(_ outcome: OperationOutcome, chain: OperationChain) throws {
        let text = try Self.text(outcome)
        outcomes.append(text)
        kept.append("{\"chain\":\"\(chain.text)\",\"outcome\":\(text)}")
    }

    /// A `StoredBatch` of what was not known.
    var stored: String { "{\"after\":\(after),\"chain\":\"\(chain)\",\"entries\":[\(kept.joined(separator: ","))]}" }

    /// A `BatchAnswer` of everything.
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
