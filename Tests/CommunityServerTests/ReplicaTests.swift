import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// A copy of the store that PostgreSQL keeps answers for pages, and nobody can tell by what they did.
@Suite(.whereInstalled, .serialized) struct ReplicaTests {
    @Test func `pages are read from the replica, and what is a member's own never`() async throws {
        let world = try await TestReplica(guests: true)
        let mina = try await world.community.join("mina")
        try await mina.does(.vote("up-1", MBTI.all[3], reason: nil))
        try await world.catchUp()
        try await world.look()
        #expect(world.conditions == [.serving])
        #expect(try await mina.result("up-1").mine?.type == MBTI.all[3])
        let pages: [(Endpoint, [QueryName: String])] = [
            (.work("up"), [:]), (.cast("up"), [:]), (.character("up-1"), [:]), (.characterReviews("up-1"), [:]),
            (.list(.popular), [:]), (.member(mina.member.id), [:]), (.memberVotes(mina.member.id), [:]),
            (.search, [.query: "up"]), (.catalogue, [.after: "0"]),
        ]
        for (page, query) in pages { #expect(try await mina.get(page, query).status == 200, "\(page)") }
        #expect(world.answers == [10, 0])
        for own in [Endpoint.me, .changes, .inbox, .export, .devices] {
            #expect(try await mina.get(own).status == 200, "\(own)")
        }
        #expect(world.answers == [10, 0])
        #expect(try await world.community.send(.get, .work("up")).status == 200)
        #expect(world.answers == [11, 0])
        // What is said around an answer is the store's word.
        let mark = try await world.community.api.database.read { try MetaTable(db: $0).mark() }
        #expect(try await mina.get(.work("up")).mark == mark)
        #expect(try await mina.get(.characterReviews("up-1"), [.order: "worst"]).status == 422)
        #expect(try await world.community.send(.get, .work("up"), token: "dimo_none").status == 401)
    }

    @Test func `members see what they did at once while the replica stands still`() async throws {
        let world = try await TestReplica()
        let (mina, carl) = (try await world.community.join("mina"), try await world.community.join("carl"))
        try await carl.does(.vote("up-1", MBTI.all[1], reason: nil))
        try await world.catchUp()
        try await world.look()
        try await world.pause()
        try await mina.does(.vote("up-1", MBTI.all[3], reason: nil))
        #expect(try await mina.result("up-1").votes == 2)
        let later = try await mina.anotherDevice()
        #expect(try await later.result("up-1").mine?.type == MBTI.all[3])
        #expect(world.answers == [0, 2])
        // Who did nothing meanwhile may see what was a moment ago.
        #expect(try await carl.result("up-1").votes == 1)
        #expect(world.answers == [1, 2])
        // What raises no number of theirs is seen at once too.
        let change = OwnMemberChange(intro: "Here I am.")
        #expect(try await world.community.send(.patch, .me, change, token: carl.token).status == 200)
        #expect(try await carl.read(MemberAnswer.self, .member(carl.member.id)).intro == "Here I am.")
        #expect(world.answers == [1, 3])
        try await world.resume()
        try await world.catchUp()
        #expect(try await mina.result("up-1").votes == 2)
        #expect(try await carl.result("up-1").votes == 2)
        #expect(world.answers == [3, 3] && world.conditions == [.serving])
    }

    @Test func `what somebody was told of is there, although the replica has not heard of it`() async throws {
        let world = try await TestReplica()
        let (mina, carl) = (try await world.community.join("mina"), try await world.community.join("carl"))
        let anna = try await world.community.join("anna")
        let review = String(repeating: "a", count: 32)
        try await mina.does(
            .post(PostAction(id: review, kind: .known(.review), character: "up-1", text: "So.", spoiler: false)))
        try await world.catchUp()
        try await world.look()
        try await world.pause()
        let comment = PostAction(
            id: String(repeating: "b", count: 32), kind: .known(.comment), review: review, text: "Yes.", spoiler: false)
        try await carl.does(.post(comment))
        // Told by the inbox.
        #expect(try await mina.read(InboxAnswer.self, .inbox).items.map(\.review) == [review])
        #expect(try await mina.read(PageAnswer<PostRow>.self, .comments(review)).rows.map(\.text) == ["Yes."])
        // Told by somebody.
        let other = try await world.community.join("lucy")
        #expect(try await other.get(.member(mina.member.id)).status == 200)
        #expect(try await anna.get(.member(other.member.id)).status == 200)
        #expect(world.answers == [0, 3])
        // Told by the number of the catalogue that stands around every answer.
        let work = Work(id: "new", title: LocalizedText(english: "New", korean: "새것"), kind: .film, year: 2_026)
        try await world.community.api.database.write { db in
            try CatalogueTable(db: db).load([CastWork(work: work, cast: [])])
        }
        let catalogue = try #require(try await anna.get(.me).catalogue)
        let rows = try await anna.read(
            PageAnswer<CatalogueRow>.self, .catalogue, [.after: String(catalogue - 1)]
        ).rows
        #expect(rows.map(\.work.id) == ["new"])
    }

    @Test func `a replica that stops loses nothing, is told of once, and serves again later`() async throws {
        let world = try await TestReplica()
        let mina = try await world.community.join("mina")
        try await world.catchUp()
        try await world.look()
        #expect(try await mina.get(.work("up")).status == 200)
        #expect(world.answers == [1, 0])
        try world.stop()
        for type in 1...5 {
            try await mina.does(.vote("up-1", MBTI.all[type], reason: nil))
            #expect(try await mina.result("up-1").mine?.type == MBTI.all[type])
        }
        #expect(world.conditions == [.serving, .away] && world.answers == [1, 5])
        try world.start()
        try await world.catchUp()
        #expect(try await mina.result("up-1").mine?.type == MBTI.all[5])
        await world.replica.settle()
        // It is not asked at every turn.
        #expect(world.conditions == [.serving, .away])
        world.community.clock.advance(seconds: 30)
        #expect(try await mina.result("up-1").mine?.type == MBTI.all[5])
        await world.replica.settle()
        #expect(world.conditions == [.serving, .away, .serving] && world.answers == [1, 7])
        #expect(try await mina.result("up-1").mine?.type == MBTI.all[5])
        #expect(world.answers == [2, 7])
    }

    @Test func `a replica that is minutes behind answers nobody until it has caught up`() async throws {
        let world = try await TestReplica()
        let mina = try await world.community.join("mina")
        try await world.catchUp()
        try await world.look()
        try await world.pause()
        for _ in 0..<2 {
            world.community.clock.advance(seconds: 60)
            _ = try await Maintenance(api: world.community.api, health: ServerHealth()).work(after: nil)
        }
        #expect(try await mina.get(.work("up")).status == 200)
        #expect(world.conditions == [.serving, .late] && world.answers == [0, 1])
        #expect(world.replica.metrics.contains("dimo_replica_serving 0\n"))
        try await world.resume()
        try await world.catchUp()
        world.community.clock.advance(seconds: 30)
        #expect(try await mina.get(.work("up")).status == 200)
        await world.replica.settle()
        #expect(world.conditions == [.serving, .late, .serving] && world.answers == [0, 2])
        #expect(world.replica.metrics.contains("dimo_replica_serving 1\n"))
    }

    @Test func `a copy of another community, or of none, answers nobody`() async throws {
        let community = try await TestCommunity(at: try await TestPostgres.newDatabase())
        let mina = try await community.join("mina")
        let (other, empty) = (try await TestPostgres.newDatabase(), try await TestPostgres.newDatabase())
        _ = try await TestCommunity(at: other)
        for (address, condition) in [(other, ReplicaCondition.foreign), (empty, .away)] {
            let replica = Replica(
                try PostgresDatabase(address, threads: PostgresDatabase.Threads(writing: 0, reading: 1)))
            let api = CommunityAPI(
                database: community.api.database, settings: community.api.settings, clock: community.clock,
                replica: replica)
            try await api.lookAtReplica()
            await replica.settle()
            #expect(replica.condition == condition)
            let request = APIRequest(method: .get, endpoint: .work("up"), token: mina.token)
            #expect(await api.respond(to: request).status == 200)
        }
    }

    @Test func `whoever wants to write to a replica hears no, and waits for nobody`() async throws {
        let database = try PostgresDatabase(
            try await TestPostgres.newDatabase(), threads: PostgresDatabase.Threads(writing: 0, reading: 1))
        await #expect(throws: SQLError.self) { try await database.write { _ in } }
        await database.close()
    }
}
