import CommunityProtocol
import CommunitySync
import Domain
import TestSupport
import Testing

@testable import Persistence

/// The stored state of the exchange with a community's server.
struct CommunityLedgerTests {
    private let infp: MBTI
    private let entj: MBTI

    init() throws {
        infp = try MBTI(text: "INFP")
        entj = try MBTI(text: "ENTJ")
    }

    @Test func `an unanswered batch is sent again byte for byte`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        let first = try await world.ledger.nextBatch(of: world.me.id)
        try await world.vote("watson", "INFP")
        #expect(first != nil)
        #expect(try await world.ledger.nextBatch(of: world.me.id) == first)
    }

    @Test func `the next batch starts where the last answer ended`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await world.vote("watson", "INFP")
        _ = try await world.send()
        try await world.vote("holmes", "ENTJ")
        let next = try await world.ledger.nextBatch(of: world.me.id)
        #expect(next?.head == BatchHead(after: 2, chain: String(repeating: "ab", count: 32)))
    }

    /// The state that a restored server reports.
    private func restored(
        _ rows: [Change] = [], epoch: Int64 = 2, base: Int64 = 1, isResendingAllowed: Bool = true
    ) -> RestoredServer {
        RestoredServer(
            mark: ServerMark(id: "s", epoch: epoch, beat: 1), base: base, rows: rows, knowsDevice: true,
            isResendingAllowed: isResendingAllowed)
    }

    @Test func `actions that a restored server does not want stay here without a question`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await world.vote("watson", "INFP")
        _ = try await world.send()
        try await world.ledger.compare(with: restored(isResendingAllowed: false), of: world.me.id, at: 400)
        #expect(try await world.ledger.status(of: world.me.id)?.standing == .active)
        #expect(try await world.votes.vote(on: "watson", by: world.me.id) != nil)
        #expect(try await world.batch().isEmpty)
        try await world.ledger.compare(with: restored(epoch: 3), of: world.me.id, at: 401)
        #expect(try await world.ledger.status(of: world.me.id)?.standing == .active, "never asked about again")
    }

    @Test func `lost actions are asked about after another restore, except those changed since`()
        async throws
    {
        let world = try await SharedWorld()
        for character in ["holmes", "watson", "maria"] as [Identifier<WorkCharacter>] {
            try await world.vote(character, "INFP")
        }
        _ = try await world.send()
        let old = Change(seq: 1, at: 1, device: 1, action: .vote("holmes", infp, reason: nil))
        let newer = Change(seq: 2, at: 1, device: 2, action: .vote("maria", entj, reason: nil))
        try await world.ledger.compare(with: restored([old, newer]), of: world.me.id, at: 400)
        #expect(try await world.ledger.status(of: world.me.id)?.standing == .asking(lost: 1))
        try await world.ledger.compare(with: restored([old, newer], epoch: 3, base: 2), of: world.me.id, at: 401)
        #expect(try await world.ledger.status(of: world.me.id)?.standing == .asking(lost: 1))
        try await world.ledger.answerLost(true, of: world.me.id, at: 402)
        #expect(try await world.batch().map(\.action) == [.vote("watson", infp, reason: nil)])
        try await world.ledger.answerLost(false, of: world.me.id, at: 403)
        #expect(try await world.votes.vote(on: "watson", by: world.me.id) != nil, "it was answered before")
    }

    @Test func `signing in does not answer the question about lost actions`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        _ = try await world.send()
        try await world.ledger.compare(with: restored(base: 0), of: world.me.id, at: 400)
        try await world.ledger.note(LedgerNews(standing: .signedOut), of: world.me.id, at: 401)
        try await world.ledger.replaceDevice(of: world.me.id, by: 7)
        #expect(try await world.ledger.status(of: world.me.id)?.standing == .asking(lost: 1))
    }

    @Test func `the rest of a partly accepted batch stays unchanged`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await world.vote("watson", "INFP")
        let first = try await world.batch()
        try await world.ledger.store(
            BatchAnswer(
                outcomes: [OperationOutcome(n: 1, state: .known(.done), seq: 1)], last: 1,
                chain: String(repeating: "cd", count: 32), seq: 1, retryAfter: 9), of: world.me.id, at: 300)
        #expect(try await world.batch() == Array(first.dropFirst()))
    }

    @Test func `a batch has at most a hundred actions`() async throws {
        let world = try await SharedWorld()
        for number in 0..<101 {
            try await world.database.write { db in
                try Outbox.note(.keyword, "word:w\(number)", of: world.me.id, db)
            }
        }
        #expect(try await world.send().count == 100)
        #expect(try await world.send().count == 1)
    }

    @Test func `an action on an unknown subject waits until the catalogue changes`() async throws {
        let world = try await SharedWorld()
        try await world.ledger.note(LedgerNews(catalogue: 1), of: world.me.id, at: 1)
        try await world.vote("holmes", "INFP")
        _ = try await world.send(refusing: [1: .unknownSubject])
        #expect(try await world.batch().isEmpty)
        let status = try #require(try await world.ledger.status(of: world.me.id))
        #expect(status.waiting == 1 && status.waitingForSubject == 1)
        try await world.ledger.note(LedgerNews(catalogue: 2), of: world.me.id, at: 100)
        let again = try await world.batch()
        #expect(again.map(\.action) == [.vote("holmes", infp, reason: nil)])
        #expect(again.map(\.n) == [2], "under a new number")
    }

    @Test func `a refused vote is reported, and a refused text becomes a draft`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await world.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: world.me, at: 200)
        _ = try await world.send(refusing: [1: .gone, 2: .gone])
        let notices = try await world.ledger.notices(of: world.me.id)
        #expect(notices.map(\.kind) == [.becameDraft("Cold but fair."), .refused("gone")])
        #expect(notices.map(\.character) == ["holmes", "holmes"])
        #expect(try await world.count("draft") == 1)
        try await world.ledger.dismissNotices(of: world.me.id)
        #expect(try await world.ledger.notices(of: world.me.id).isEmpty)
    }

    @Test func `a new device sends unanswered actions from the first number on`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        _ = try await world.send()
        try await world.vote("watson", "INFP")
        _ = try await world.batch()
        try await world.vote("watson", "ENTJ")
        try await world.ledger.replaceDevice(of: world.me.id, by: 7)
        let batch = try #require(try await world.ledger.nextBatch(of: world.me.id))
        #expect(batch.head == BatchHead(after: 0, chain: OperationChain.start.text))
        #expect(try await world.batch().map(\.action) == [.vote("watson", entj, reason: nil)])
        #expect(try await world.ledger.account(of: world.me.id)?.cursor == 0)
        #expect(try await world.ledger.membership(of: world.me.id)?.device == 7)
    }

    @Test func `a hidden post is reported once with its reason, until it is shown again`() async throws {
        let world = try await SharedWorld()
        func store(_ state: PostState, why: String? = nil, seq: Int64) async throws -> [CommunityNotice] {
            let post = PostAction(id: "r1", kind: .known(.review), character: "holmes", text: "Cold.", spoiler: false)
            let standing = PostStanding(no: 1, version: 1, written: 150_000, state: .known(state), why: why)
            try await world.ledger.store(
                ChangesAnswer(
                    rows: [Change(seq: seq, at: 150_000, device: 2, post: standing, action: .post(post))], cursor: seq,
                    more: false), of: world.me.id, at: 300)
            return try await world.ledger.notices(of: world.me.id)
        }
        #expect(try await store(.shown, seq: 1).isEmpty)
        for seq in 2...3 as ClosedRange<Int64> {
            let notices = try await store(.hidden, why: "spoiler", seq: seq)
            #expect(notices.map(\.kind) == [.hidden(post: "r1", why: "spoiler")])
            #expect(notices.map(\.character) == ["holmes"])
        }
        #expect(try await store(.reported, seq: 4).map(\.kind) == [.hidden(post: "r1", why: nil)])
        #expect(try await store(.shown, seq: 5).isEmpty)
    }

    @Test func `actions of other devices are stored and not sent again`() async throws {
        let world = try await SharedWorld()
        try await world.ledger.store(
            ChangesAnswer(
                rows: [
                    Change(
                        seq: 1, at: 150_000, device: 2, memberType: entj, action: .vote("holmes", infp, reason: "so")),
                    Change(seq: 2, at: 150_000, device: 2, action: .wish("felix", true)),
                    Change(seq: 3, at: 150_000, device: 2, action: .thumb("felix", Thumb.like.rawValue)),
                    Change(seq: 4, at: 150_000, device: 2, action: .reveal("watson")),
                    Change(seq: 5, at: 150_000, device: 2, action: .vote("nobody", infp, reason: nil)),
                ], cursor: 5, more: false), of: world.me.id, at: 300)
        let vote = try await world.votes.vote(on: "holmes", by: world.me.id)
        #expect(vote?.ballot == Ballot("holmes", infp, reason: "so"))
        #expect(vote?.voterType == entj && vote?.votedAt == 150)
        for table in ["wish", "thumb", "revealed"] { #expect(try await world.count(table) == 1) }
        #expect(try await world.count("outbox") == 0)
        #expect(try await world.ledger.account(of: world.me.id)?.cursor == 5)
        try await world.ledger.store(
            ChangesAnswer(
                rows: [
                    Change(seq: 6, at: 151_000, device: 2, action: .unvote("holmes")),
                    Change(seq: 7, at: 151_000, device: 2, action: .wish("felix", false)),
                    Change(seq: 8, at: 151_000, device: 2, action: .thumb("felix", 0)),
                    Change(seq: 9, at: 151_000, device: 2, action: .conceal("watson")),
                ], cursor: 9, more: false), of: world.me.id, at: 300)
        for table in ["vote", "wish", "thumb", "revealed"] { #expect(try await world.count(table) == 0) }
    }

    @Test func `another device's later vote replaces a sent vote and leaves a waiting one`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        _ = try await world.send()
        try await world.vote("watson", "INFP")
        try await world.ledger.store(
            ChangesAnswer(
                rows: [
                    Change(seq: 2, at: 250_000, device: 2, action: .vote("holmes", entj, reason: nil)),
                    Change(seq: 3, at: 250_000, device: 2, action: .vote("watson", entj, reason: nil)),
                ], cursor: 3, more: false), of: world.me.id, at: 300)
        #expect(try await world.votes.vote(on: "holmes", by: world.me.id)?.ballot.type == entj)
        #expect(try await world.votes.vote(on: "watson", by: world.me.id)?.ballot.type == infp)
        let notices = try await world.ledger.notices(of: world.me.id)
        #expect(notices.map(\.kind) == [.votedElsewhere(entj, device: nil)])
        #expect(notices.map(\.character) == ["holmes"])
    }

    @Test func `a removed account falls back to the community of this machine`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await world.ledger.note(
            LedgerNews(standing: .removed, problem: .removed), of: world.me.id, at: 300)
        #expect(try await world.ledger.status(of: world.me.id)?.standing == .removed)
        try await world.vote("watson", "INFP")
        #expect(try await world.votes.result(of: "watson", for: Viewer(world.me.id))?.votes == 1)
        #expect(try await world.ledger.crowd(of: .character("watson"), for: world.me.id) == nil)
        try await world.ledger.dismissNotices(of: world.me.id)
        #expect(try await world.ledger.status(of: world.me.id) == nil)
        #expect(try await world.count("vote") == 2)
    }

    @Test func `leaving keeps own votes and removes all data of the community`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await world.ledger.store(
            .result(CrowdTests.answer(of: "holmes", [("INTJ", nil, 4)], mine: nil)), to: .result("holmes"), tag: nil,
            of: world.me.id, at: 300)
        try await world.ledger.leave(world.me.id)
        for table in [
            "membership", "outbox", "crowd_cell", "crowd_month", "crowd_standing", "crowd_page", "remote_id",
        ] {
            #expect(try await world.count(table) == 0, "\(table)")
        }
        #expect(try await world.votes.result(of: "holmes", for: Viewer(world.me.id))?.votes == 1)
    }
}
