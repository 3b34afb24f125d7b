import CommunityProtocol
import CommunitySync
import Domain
import TestSupport
import Testing

@testable import Persistence

/// A server with many stores may accept an action, and report its outcome later among the changes.
struct AcceptedActionTests {
    private let infp: MBTI
    private let entj: MBTI

    init() throws {
        infp = try MBTI(text: "INFP")
        entj = try MBTI(text: "ENTJ")
    }

    private func waiting(_ world: SharedWorld) async throws -> Int? {
        try await world.ledger.status(of: world.me.id)?.waiting
    }

    @Test func `an accepted action is not sent again and counts as sent`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        #expect(try await world.sendAccepted().count == 1)
        #expect(try await waiting(world) == 0)
        #expect(try await world.ledger.status(of: world.me.id)?.accepted == 1)
        #expect(try await world.ledger.account(of: world.me.id)?.waiting == 0)
        try await world.vote("watson", "INFP")
        let report = try await StoreInspector(database: world.database).report()
        #expect(report.accepted == 1 && report.rows["outbox"] == 2)
        let next = try await world.batch()
        #expect(next.map(\.n) == [2] && next.map(\.action) == [.vote("watson", infp, reason: nil)])
        #expect(try await world.votes.vote(on: "holmes", by: world.me.id)?.ballot.type == infp)
        #expect(try await world.ledger.notices(of: world.me.id).isEmpty)
        // An accepted action counts as known to the server, so a restored server may have lost it.
        try await world.ledger.compare(
            with: RestoredServer(mark: ServerMark(id: "s", epoch: 2, beat: 1), base: 0, rows: [], knowsDevice: true),
            of: world.me.id, at: 400)
        #expect(try await world.ledger.status(of: world.me.id)?.standing == .asking(lost: 1))
    }

    @Test func `a refusal among the changes is reported, and its text becomes a draft`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await world.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: world.me, at: 200)
        _ = try await world.sendAccepted()
        #expect(try await world.count("draft") == 0)
        let refused = [1, 2].map {
            OperationOutcome(n: $0, state: .known(.refused), code: .known(.gone), seq: $0)
        }
        try await world.pull(refused)
        let notices = try await world.ledger.notices(of: world.me.id)
        #expect(notices.map(\.kind) == [.becameDraft("Cold but fair."), .refused("gone")])
        for (table, count) in [("draft", 1), ("outbox", 0)] { #expect(try await world.count(table) == count) }
        try await world.pull(refused)
        #expect(try await world.ledger.notices(of: world.me.id).count == 2, "told once")
    }

    @Test func `an accepted action on an unknown subject waits again for the next catalogue`() async throws {
        let world = try await SharedWorld()
        try await world.ledger.note(LedgerNews(catalogue: 1), of: world.me.id, at: 1)
        try await world.vote("holmes", "INFP")
        _ = try await world.sendAccepted()
        try await world.pull([
            OperationOutcome(n: 1, state: .known(.refused), code: .known(.unknownSubject), seq: 1)
        ])
        #expect(try await world.batch().isEmpty)
        #expect(try await world.ledger.status(of: world.me.id)?.waitingForSubject == 1)
        try await world.ledger.note(LedgerNews(catalogue: 2), of: world.me.id, at: 100)
        #expect(try await world.batch().map(\.n) == [2])
    }

    @Test func `an accepted action holds until its outcome, then the server's order counts`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        _ = try await world.sendAccepted()
        func other(_ seq: Int64) -> Change {
            Change(seq: seq, at: 250_000, device: 2, action: .vote("holmes", entj, reason: nil))
        }
        try await world.pull([], rows: [other(1)], cursor: 1)
        #expect(try await world.votes.vote(on: "holmes", by: world.me.id)?.ballot.type == infp)
        let mine = Change(seq: 2, at: 200_000, device: 1, action: .vote("holmes", infp, reason: nil))
        try await world.pull([OperationOutcome(n: 1, state: .known(.done), seq: 2, row: mine)], rows: [], cursor: 2)
        #expect(try await world.votes.vote(on: "holmes", by: world.me.id)?.ballot.type == infp)
        #expect(try await world.count("outbox") == 0)
        try await world.pull([], rows: [other(3)], cursor: 3)
        #expect(try await world.votes.vote(on: "holmes", by: world.me.id)?.ballot.type == entj)
    }

    @Test func `a later change of another device replaces an outcome's vote`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        _ = try await world.sendAccepted()
        let other = Change(seq: 3, at: 250_000, device: 2, action: .vote("holmes", entj, reason: nil))
        try await world.pull([OperationOutcome(n: 1, state: .known(.done), seq: 2)], rows: [other])
        #expect(try await world.votes.vote(on: "holmes", by: world.me.id)?.ballot.type == entj)
    }

    @Test func `a newer action on a subject is sent, whatever the earlier one's outcome`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        _ = try await world.sendAccepted()
        try await world.vote("holmes", "ENTJ")
        try await world.pull([OperationOutcome(n: 1, state: .known(.refused), code: .known(.invalid), seq: 1)])
        #expect(try await world.ledger.notices(of: world.me.id).map(\.kind) == [.refused("invalid")])
        let next = try await world.batch()
        #expect(next.map(\.action) == [.vote("holmes", entj, reason: nil)] && next.map(\.n) == [2])
    }

    @Test func `a new device neither resends accepted actions nor lets them block changes`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        _ = try await world.sendAccepted()
        try await world.ledger.replaceDevice(of: world.me.id, by: 7)
        #expect(try await world.batch().isEmpty)
        #expect(try await world.count("outbox") == 0)
        let change = Change(seq: 1, at: 250_000, device: 2, action: .vote("holmes", entj, reason: nil))
        try await world.pull([OperationOutcome(n: 1, state: .known(.refused))], rows: [change])
        #expect(try await world.votes.vote(on: "holmes", by: world.me.id)?.ballot.type == entj)
        #expect(try await world.ledger.notices(of: world.me.id).map(\.kind) == [.votedElsewhere(entj, device: nil)])
    }

    @Test func `false outcomes change nothing`() async throws {
        let world = try await SharedWorld()
        for character in ["holmes", "watson"] { try await world.vote(Identifier(character), "INFP") }
        let sent = try await world.batch()
        // Outcomes of actions that were never sent, that are not answered yet, and that are on their way.
        let refused: [OperationOutcome] = [-1, 0, 1, 2, 3, .max].map {
            OperationOutcome(n: $0, state: .known(.refused), code: .known(.gone), seq: $0)
        }
        try await world.pull(refused)
        #expect(try await world.batch() == sent)
        // An outcome beyond the last action that the server says it has taken.
        try await world.ledger.store(
            BatchAnswer(
                outcomes: [1, 2].map { OperationOutcome(n: $0, state: .known(.accepted)) }, last: 1,
                chain: String(repeating: "ab", count: 32), seq: 0), of: world.me.id, at: 300)
        #expect(try await world.batch() == Array(sent.dropFirst()))
        // Being accepted once more is not an outcome.
        try await world.pull([OperationOutcome(n: 1, state: .known(.accepted), seq: 1)])
        #expect(try await world.count("outbox") == 2)
        #expect(try await world.ledger.notices(of: world.me.id).isEmpty)
        try await world.pull(refused)
        #expect(try await world.ledger.notices(of: world.me.id).map(\.kind) == [.refused("gone")])
        #expect(try await world.batch() == Array(sent.dropFirst()))
    }

    @Test func `outcomes in any order keep numbers rising and empty the outbox`() async throws {
        for seed in UInt64(1)...12 {
            var random = SplitMix64(seed: seed)
            let world = try await SharedWorld()
            var last: Int64 = 0
            for _ in 0..<30 {
                let character: Identifier<WorkCharacter> = Bool.random(using: &random) ? "holmes" : "watson"
                try await world.vote(character, Bool.random(using: &random) ? "INFP" : "ENTJ")
                let states: [KnownOrOther<OperationState>] = [
                    .known(.done), .known(.accepted), .known(.refused), .other("later"),
                ]
                let n = Int64.random(in: -1...30, using: &random)
                let outcome = OperationOutcome(
                    n: n, state: states.randomElement(using: &random) ?? .known(.done), code: .known(.gone), seq: n)
                if Bool.random(using: &random) {
                    let sent = try await world.sendAccepted()
                    #expect(sent.map(\.n) == sent.indices.map { last + Int64($0) + 1 }, "seed \(seed)")
                    last = sent.last?.n ?? last
                } else {
                    try await world.pull([outcome, outcome])
                }
                #expect(try await world.batch().first.map { $0.n == last + 1 } ?? true, "seed \(seed)")
            }
            while try await !world.sendAccepted().isEmpty {}
            #expect(try await waiting(world) == 0, "seed \(seed)")
            try await world.pull((1...100).map { OperationOutcome(n: $0, state: .known(.done), seq: $0) })
            #expect(try await world.count("outbox") == 0, "seed \(seed)")
        }
    }
}
