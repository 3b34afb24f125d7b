import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// What is put together by hand is what the coder of messages writes.
@Suite struct BatchTextTests {
    private let outcomes = [
        OperationOutcome(
            n: 6, state: .known(.done), seq: 9,
            row: Change(
                seq: 9, at: 1_790_000_000_000, device: 3, memberType: MBTI.all[4],
                action: .vote("howl", MBTI.all[2], reason: "\"so\" / 그래서\n"))),
        OperationOutcome(n: 7, state: .known(.refused), code: .known(.unknownSubject)),
        OperationOutcome(n: 8, state: .known(.done)),
    ]
    private let chain = OperationChain.start.adding(Data("a".utf8)) { $0.suffix(1) + Data(repeating: 171, count: 31) }

    private let head = BatchHead(after: 5, chain: OperationChain.start.text)

    private func state(last: Int64) throws -> DeviceState {
        try DeviceState(
            SQLRow(
                columns: ["last_n", "chain", "answer"],
                values: [.integer(last), .text(chain.text), .null]))
    }

    @Test(arguments: [nil, 30]) func `an answer is the same bytes`(retryAfter: Int?) throws {
        var text = try BatchText(head, known: [StoredBatch.Entry(chain: chain.text, outcome: outcomes[0])])
        #expect(!text.isEmpty && !text.hasNew)
        for outcome in outcomes.dropFirst() { try text.add(outcome, chain: chain) }
        let answer = BatchAnswer(outcomes: outcomes, last: 8, chain: chain.text, seq: 9, retryAfter: retryAfter)
        let bytes = text.answer(try state(last: 8), seq: 9, retryAfter: retryAfter)
        #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: try WireCoder.encode(answer), as: UTF8.self))
    }

    @Test func `so is what is kept of it`() throws {
        var text = try BatchText(head, known: [StoredBatch.Entry(chain: chain.text, outcome: outcomes[0])])
        for outcome in outcomes.dropFirst() { try text.add(outcome, chain: chain) }
        let stored = StoredBatch(
            after: head.after, chain: head.chain,
            entries: outcomes.map { StoredBatch.Entry(chain: chain.text, outcome: $0) })
        #expect(text.hasNew)
        #expect(text.stored == String(decoding: try WireCoder.encode(stored), as: UTF8.self))
    }

    @Test func `nothing is an answer too`() throws {
        let text = try BatchText(head, known: [])
        #expect(text.isEmpty && !text.hasNew)
        let answer = BatchAnswer(outcomes: [], last: 6, chain: chain.text, seq: 0)
        #expect(text.answer(try state(last: 6), seq: 0, retryAfter: nil) == (try WireCoder.encode(answer)))
    }
}
