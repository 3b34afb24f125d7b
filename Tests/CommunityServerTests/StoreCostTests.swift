import CommunityProtocol
import Domain
import Foundation
import TestSupport
import Testing

@testable import CommunityServer

/// The statements and round trips of the most frequent requests.
@Suite(.everyStore) struct StoreCostTests {
    private struct Cost: Equatable {
        let statements: Int
        let roundTrips: Int
    }

    private func cost(
        of community: TestCommunity, _ body: () async throws -> Void
    ) async throws -> Cost {
        let cost = community.api.database.cost
        let before = (cost.statements, cost.roundTrips)
        try await body()
        return Cost(statements: cost.statements - before.0, roundTrips: cost.roundTrips - before.1)
    }

    private func post(_ actions: [MemberAction], _ member: TestMember) async throws {
        let batch = try member.batch(actions)
        member.acknowledge(batch, try await member.post(batch).decoded(BatchAnswer.self))
    }

    private static var isWired: Bool { TestStore.current == .postgres }

    @Test func `a vote costs few statements and two round trips, authentication included`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        await community.api.fold.stop()
        try await post([.vote("up-1", MBTI.all[1], reason: nil)], mina)
        let changed = try await cost(of: community) { try await post([.vote("up-1", MBTI.all[2], reason: nil)], mina) }
        #expect(changed == (Self.isWired ? Cost(statements: 10, roundTrips: 2) : Cost(statements: 10, roundTrips: 0)))
        let first = try await cost(of: community) { try await post([.vote("up-2", MBTI.all[2], reason: nil)], mina) }
        #expect(first == (Self.isWired ? Cost(statements: 11, roundTrips: 2) : Cost(statements: 11, roundTrips: 0)))
        let same = try await cost(of: community) { try await post([.vote("up-2", MBTI.all[2], reason: nil)], mina) }
        #expect(same == (Self.isWired ? Cost(statements: 7, roundTrips: 2) : Cost(statements: 7, roundTrips: 0)))
    }

    @Test func `a batch of votes costs as many round trips as one vote`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        await community.api.fold.stop()
        try await post([.reveal("up-1")], mina)
        let ids = TestCommunity.works.flatMap { $0.cast.map(\.id) }
        let all = try await cost(of: community) {
            try await post(ids.map { .vote($0, MBTI.all[2], reason: nil) }, mina)
        }
        #expect(all.roundTrips == (Self.isWired ? 2 : 0))
        #expect(all.statements < ids.count * 6)
    }

    @Test func `operations that can only fail before writing need no savepoint`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        await community.api.fold.stop()
        try await post([.mute(.known(.like), true)], mina)
        var statements: [Int] = []
        for count in [20, 100] {
            let actions = (0..<count).map { MemberAction.mute(.known(.like), $0.isMultiple(of: 2)) }
            statements.append(try await cost(of: community) { try await post(actions, mina) }.statements)
        }
        // One statement each. With savepoints, 64 in one transaction would slow down a whole PostgreSQL server.
        #expect(statements[1] - statements[0] == 80)
    }

    @Test func `a result costs two round trips, authentication included`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(.vote("up-1", MBTI.all[1], reason: nil))
        await community.api.fold.stop()
        let cost = try await cost(of: community) { _ = try await mina.result("up-1") }
        #expect(cost == (Self.isWired ? Cost(statements: 6, roundTrips: 2) : Cost(statements: 4, roundTrips: 0)))
    }

    @Test func `a page costs at most six statements besides authentication`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let reviews = ["a", "b"].map { String(repeating: $0, count: 32) }
        func review(_ id: String, of character: Identifier<WorkCharacter>) -> MemberAction {
            .post(PostAction(id: id, kind: .known(.review), character: character, text: "Fine.", spoiler: false))
        }
        try await mina.does(
            review(reviews[0], of: "up-1"), review(reviews[1], of: "heat-1"), .wish("up", true), .wish("heat", true))
        let comment = PostAction(
            id: String(repeating: "c", count: 32), kind: .known(.comment), review: reviews[0], text: "Yes.",
            spoiler: false)
        try await carl.does(
            .post(comment), .like(reviews[0], true), .like(reviews[1], true), .wish("up", true),
            .vote("up-1", MBTI.all[2], reason: nil), .vote("heat-1", MBTI.all[2], reason: nil))
        await community.api.fold.stop()
        let id = carl.member.id
        let pages: [Endpoint] = [
            .work("up"), .cast("up"), .character("up-1"), .characterReviews("up-1"), .review(reviews[0]),
            .comments(reviews[0]), .member(id), .memberVotes(id), .memberReviews(mina.member.id), .memberWishes(id),
            .search, .catalogue, .inbox,
        ]
        for endpoint in CrowdList.allCases.map({ Endpoint.list($0) }) + pages {
            let cost = try await cost(of: community) {
                let answer = try await mina.get(endpoint, [.type: MBTI.all[15].text, .query: "up"])
                #expect(answer.status == 200, "\(endpoint)")
            }
            // On PostgreSQL, each of two transactions takes two more.
            #expect(cost.statements <= (Self.isWired ? 11 : 7), "\(endpoint)")
        }
    }

    @Test(arguments: [CommunityMethod.get, .post])
    func `a wrong token costs one lookup and no write`(method: CommunityMethod) async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        var request = APIRequest(method: method, endpoint: method == .get ? .me : .operations, token: "dimo_wrong")
        if method == .post { request.body = try mina.batch([.wish("up", true)]).body }
        let wrong = request
        let cost = try await cost(of: community) {
            for _ in 0..<3 { #expect(await community.ask(wrong).code == .token) }
        }
        #expect(cost == (Self.isWired ? Cost(statements: 9, roundTrips: 3) : Cost(statements: 3, roundTrips: 0)))
    }

    @Test func `an idle minute costs four short transactions`() async throws {
        let community = try await TestCommunity()
        let maintenance = Maintenance(api: community.api, health: ServerHealth())
        try await maintenance.work()
        await community.api.fold.stop()
        community.clock.advance(seconds: 60)
        let cost = try await cost(of: community) { try await maintenance.work() }
        #expect(cost == (Self.isWired ? Cost(statements: 18, roundTrips: 12) : Cost(statements: 14, roundTrips: 0)))
    }

    @Test func `a fold of many votes on one character costs as many statements as of one`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        await community.api.fold.stop()
        try await community.api.fold.foldAll()
        var costs: [Cost] = []
        for count in [1, 9] {
            for number in 0..<count {
                try await post([.vote("up-1", MBTI.all[(number + count) % 16], reason: nil)], mina)
            }
            costs.append(try await cost(of: community) { try await community.api.fold.foldAll() })
        }
        #expect(costs[0] == costs[1])
    }

    @Test func `sequence numbers of a batch are stored, and the next batch continues them`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let first = try await mina.does(
            .vote("up-1", MBTI.all[1], reason: nil), .vote("nobody", MBTI.all[1], reason: nil), .wish("up", true))
        #expect(first.outcomes.map(\.seq) == [1, nil, 2] && first.seq == 2)
        let other = try await mina.anotherDevice()
        #expect(try await other.does(.reveal("up-2")).outcomes.map(\.seq) == [3])
        let me = try await mina.read(OwnMember.self, .me)
        #expect(me.seq == 3)
    }

    @Test func `a vote repeated in a batch counts once, and not at all once withdrawn`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(
            .vote("up-1", MBTI.all[1], reason: nil), .vote("up-1", MBTI.all[2], reason: nil), .reveal("up-1"))
        #expect(try await mina.result("up-1").cells.map(\.type) == [MBTI.all[2]])
        try await mina.does(
            .unvote("up-1"), .vote("up-1", MBTI.all[3], reason: nil), .unvote("up-1"), .unvote("up-1"))
        #expect(try await mina.result("up-1").votes == 0)
        let root = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        #expect(try await root.recount() == 0)
    }
}
