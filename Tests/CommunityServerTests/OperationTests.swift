import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

@Suite(.everyStore) struct OperationTests {
    @Test func `a vote counts at once, and a second one replaces it`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(.vote("up-1", MBTI.all[2], reason: "so"), .vote("up-1", MBTI.all[3], reason: nil))
        let result = try await mina.result("up-1")
        #expect(result.cells == [ResultCell(voter: nil, type: MBTI.all[3], n: 1)])
        #expect(result.mine == CountedVote(type: MBTI.all[3], voterType: nil, at: ManualClock.start))
        #expect(result.members == 1)
        try await mina.does(.unvote("up-1"), .reveal("up-1"))
        #expect(try await mina.result("up-1").votes == 0)
    }

    @Test func `members see one another's votes`() async throws {
        let community = try await TestCommunity()
        var members: [TestMember] = []
        for name in ["anna", "bela", "carl"] { members.append(try await community.join(name)) }
        for (place, member) in members.enumerated() {
            try await member.does(.vote("heat-2", MBTI.all[place / 2], reason: nil), .wish("heat", true))
        }
        for member in members {
            #expect(try await member.result("heat-2").cells.map(\.n) == [2, 1])
            let list = try await member.read(PageAnswer<ListRow>.self, .list(.popular))
            #expect(list.rows.map(\.character?.id) == ["heat-2"] && list.rows.first?.count == 3)
            let wished = try await member.read(
                PageAnswer<ListRow>.self, .list(.wished), [.type: MBTI.all[5].text])
            #expect(wished.rows.map(\.count) == [3])
        }
    }

    @Test func `a repeated batch is answered again and not applied again`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(.vote("up-1", MBTI.all[2], reason: nil))
        let batch = try mina.batch([.vote("up-2", MBTI.all[1], reason: nil), .wish("up", true), .wish("none", true)])
        let first = try await mina.post(batch)
        let second = try await mina.post(batch)
        #expect(first.body == second.body && first.status == 200)
        // A client may split the operations differently, or have more of them by now.
        let shorter = try mina.batch([.vote("up-2", MBTI.all[1], reason: nil)])
        let answer = try await mina.post(shorter).decoded(BatchAnswer.self)
        #expect(answer.outcomes == Array(try first.decoded(BatchAnswer.self).outcomes.prefix(1)))
        let longer = try mina.batch([
            .vote("up-2", MBTI.all[1], reason: nil), .wish("up", true), .wish("none", true), .reveal("up-3"),
        ])
        let whole = try await mina.post(longer).decoded(BatchAnswer.self)
        #expect(whole.outcomes.map(\.n) == [2, 3, 4, 5] && whole.seq == 4)
        // The answer to this batch is lost, too.
        for _ in 0..<2 { #expect(try await mina.post(longer).decoded(BatchAnswer.self) == whole) }
        #expect(try await mina.result("up-2").votes == 1)
    }

    @Test func `repeating a batch is rate-limited`() async throws {
        let community = try await TestCommunity(keepsRates: true)
        let mina = try await community.join("mina")
        let batch = try mina.batch([.wish("up", true)])
        for _ in 0..<300 { try #require(await mina.post(batch).status == 200) }
        #expect(try await mina.post(batch).code == .rate)
    }

    @Test func `other operations under the same numbers are a fork, and gaps are detected`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let old = try mina.batch([.vote("up-2", MBTI.all[1], reason: nil)])
        try await mina.does(.vote("up-1", MBTI.all[2], reason: nil))
        #expect(try await mina.post(old).code == .fork)
        let ahead = try OperationBatch(
            after: 7, chain: mina.chain, [DeviceOperation(n: 8, at: 0, action: .reveal("up-1"))])
        #expect(try await mina.post(ahead).code == .behind)
        let otherChain = try OperationBatch(
            after: 1, chain: .start, [DeviceOperation(n: 2, at: 0, action: .reveal("up-1"))])
        #expect(try await mina.post(otherChain).code == .fork)
        #expect(try await mina.result("up-1").votes == 1)
    }

    @Test func `a refusal is final, and later operations still run`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let answer = try await mina.does(
            .vote("nobody", MBTI.all[2], reason: nil),
            .other(kind: "follow", ["kind": .text("follow"), "n": .integer(2), "at": .integer(0)]),
            .thumb("up", 5), .vote("up-1", MBTI.all[2], reason: nil))
        #expect(answer.outcomes.map(\.state.value) == [.refused, .refused, .refused, .done])
        #expect(answer.outcomes.compactMap(\.code?.value) == [.unknownSubject, .unknownKind, .invalid])
        #expect(answer.seq == 1 && answer.last == 4)
    }

    @Test func `two devices pull each other's changes in the server's order`() async throws {
        let community = try await TestCommunity()
        let laptop = try await community.join("mina")
        let tower = try await laptop.anotherDevice()
        try await laptop.does(.vote("up-1", MBTI.all[2], reason: "first"))
        try await tower.does(.vote("up-1", MBTI.all[3], reason: nil), .thumb("up", -1))
        try await laptop.does(.hide(.member("m-0000000000000000"), true), .keyword(.word("Ferry"), true))
        let changes = try await laptop.read(ChangesAnswer.self, .changes)
        #expect(changes.rows.map(\.seq) == [2, 3, 4, 5] && changes.cursor == 5 && !changes.more)
        #expect(changes.rows.map(\.device) == [tower.device, tower.device, laptop.device, laptop.device])
        #expect(
            changes.rows.map(\.action) == [
                .vote("up-1", MBTI.all[3], reason: nil), .thumb("up", -1),
                .hide(.member("m-0000000000000000"), true), .keyword(.word("Ferry"), true),
            ])
        try await tower.does(.unvote("up-1"), .keyword(.word("ferry"), false))
        let later = try await laptop.read(ChangesAnswer.self, .changes, [.after: "5"])
        #expect(later.rows.map(\.action) == [.unvote("up-1"), .keyword(.word("ferry"), false)])
        #expect(try await laptop.get(.changes, [.after: "99"]).status == 410)
    }

    @Test func `a device's clock is corrected and never runs ahead of the server's`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        community.clock.advance(seconds: 3_600)
        let hourAgo = community.clock.now() - 1_800_000
        // Half an hour ago, by a device whose clock is ten days ahead.
        let ahead: Int64 = 10 * 86_400_000
        let batch = try OperationBatch(
            after: 0, chain: .start,
            [
                DeviceOperation(n: 1, at: hourAgo + ahead, action: .vote("up-1", MBTI.all[2], reason: nil)),
                DeviceOperation(n: 2, at: .max, action: .vote("up-2", MBTI.all[2], reason: nil)),
                DeviceOperation(n: 3, at: .min, action: .vote("up-3", MBTI.all[2], reason: nil)),
            ])
        var request = APIRequest(method: .post, endpoint: .operations, token: mina.token)
        request.body = try batch.body
        request.clientNow = community.clock.now() + ahead
        let answer = try await community.ask(request).decoded(BatchAnswer.self)
        #expect(answer.outcomes.map { $0.row?.at } == [hourAgo, community.clock.now(), mina.member.joinedAt])
    }

    @Test func `operations beyond the rate wait, and accepted ones stay accepted`() async throws {
        let community = try await TestCommunity(keepsRates: true)
        let mina = try await community.join("mina")
        _ = try await community.api.database.write { try $0.execute("UPDATE member SET imported = 4990") }
        for _ in 0..<3 {
            let answer = try await mina.does(
                contentsOf: (0..<100).map { .wish("up", $0.isMultiple(of: 2)) })
            #expect(answer.retryAfter == nil)
        }
        let last = try await mina.does(contentsOf: (0..<100).map { .wish("up", $0.isMultiple(of: 2)) })
        #expect(last.outcomes.count == 10 && last.retryAfter == 3)
        let none = try await mina.post(mina.batch([.wish("up", true)]))
        #expect(none.status == 429 && none.retryAfter == 3 && none.code == .rate)
        community.clock.advance(seconds: 3)
        #expect(try await mina.does(.wish("up", true)).outcomes.count == 1)
    }
}

@Suite struct HeldVoteTests {
    @Test func `all votes due on an open server count within the same minute`() async throws {
        let cast = (0..<560).map { number in
            WorkCharacter(
                id: Identifier("long-\(number)"),
                name: LocalizedText(english: "L \(number)", korean: "엘 \(number)"), guess: nil)
        }
        let work = Work(id: "long", title: LocalizedText(english: "Long", korean: "긴"), kind: .film, year: 2_000)
        let community = try await TestCommunity(
            registration: "open", holds: true, works: [CastWork(work: work, cast: cast)])
        let mina = TestMember(
            community: community,
            try await community.send(.post, .accounts, TestCommunity.account("mina")).decoded(SignedInAnswer.self))
        for first in stride(from: 0, to: cast.count, by: 80) {
            let part = cast[first..<(first + 80)]
            _ = try await mina.does(contentsOf: part.map { .vote($0.id, MBTI.all[3], reason: nil) })
        }
        community.clock.advance(days: 1)
        try await Maintenance(api: community.api, health: ServerHealth()).work()
        let (held, counted) = try await community.api.database.read { db in
            (
                try db.oneRow("SELECT count(*) AS n FROM vote WHERE held > 0").int("n"),
                try db.oneRow("SELECT sum(n) AS n FROM cell").int("n")
            )
        }
        #expect(held == 0 && counted == cast.count)
    }
}

extension TestMember {
    func does(contentsOf actions: [MemberAction]) async throws -> BatchAnswer {
        let batch = try batch(actions)
        let answer = try await post(batch).decoded(BatchAnswer.self)
        acknowledge(batch, answer)
        return answer
    }
}
