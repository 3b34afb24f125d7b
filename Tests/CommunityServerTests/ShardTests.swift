import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// Counts that are spread and brought together again.
@Suite struct ShardTests {
    private func shards(_ community: TestCommunity, _ id: Identifier<WorkCharacter>) async throws -> (Int64, Int) {
        try await community.api.database.read { db in
            let row = try db.oneRow(
                "SELECT no, shards FROM standing JOIN character ON no = character WHERE id = ?", .text(id.rawValue))
            let used = try db.oneRow(
                "SELECT count(*) AS n FROM cell WHERE character = ? AND shard > 0", .integer(try row.integer("no")))
            return (try row.integer("shards"), try used.int("n"))
        }
    }

    @Test func `more than 50 votes a second spread a character's counts, and fewer do not`() {
        var pace = VotePace()
        #expect(pace.add([1: 400], at: 0).isEmpty)
        #expect(pace.add([1: 20, 2: 60], at: 500).isEmpty)
        #expect(pace.add([2: 61, 3: 100], at: 2_000) == [1, 2])
        #expect(pace.add([2: 50, 3: 51], at: 3_000) == [3])
        #expect(pace.add([2: 500], at: 2_000).isEmpty)
    }

    @Test(.everyStore) func `a busy character's counts are spread by the fold and merged when it is quiet`()
        async throws
    {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await community.api.fold.foldAll()
        // The fold that a post plans may come between, so that a round is seen as two slower ones.
        for round in 0..<20 where try await shards(community, "up-1").1 == 0 {
            // What one batch says of a character is one change of its counts.
            for number in 0..<60 {
                let batch = try mina.batch([.vote("up-1", MBTI.all[(number + round) % 16], reason: nil)])
                mina.acknowledge(batch, try await mina.post(batch).decoded(BatchAnswer.self))
            }
            community.clock.advance(seconds: 1)
            try await community.api.fold.foldAll()
        }
        #expect(try await shards(community, "up-1").0 == ShardTable.most)
        #expect(try await shards(community, "up-1").1 > 0)
        #expect(try await mina.result("up-1").votes == 1)
        try await community.api.fold.mergeShards()
        #expect(try await shards(community, "up-1").0 == ShardTable.most)
        for _ in 0..<20 where try await shards(community, "up-1").0 > 1 {
            try await community.api.fold.mergeShards()
        }
        #expect(try await shards(community, "up-1") == (1, 0))
        #expect(try await mina.result("up-1").votes == 1)
    }

    @Test(.everyStore, arguments: [UInt64(1), 2, 3])
    func `sums never change, whatever is spread and merged while members vote`(seed: UInt64) async throws {
        let community = try await TestCommunity()
        let ids: [Identifier<WorkCharacter>] = ["up-1", "up-2"]
        var members: [TestMember] = []
        for number in 0..<4 { members.append(try await community.join("member\(number)")) }
        let database = community.api.database
        let (clock, api) = (community.clock, community.api)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, member) in members.enumerated() {
                var requests: [APIRequest] = []
                for round in 0..<12 {
                    let type = MBTI.all[Int((seed * 7 + UInt64(round * 5 + number)) % 16)]
                    let id = ids[(round + number) % 2]
                    let isOut = (seed + UInt64(round * number)) % 5 == 4
                    let batch = try member.batch([isOut ? .unvote(id) : .vote(id, type, reason: nil)])
                    // What it will have sent by then.
                    member.acknowledge(
                        batch, BatchAnswer(outcomes: [], last: member.last + 1, chain: "", seq: 0, retryAfter: nil))
                    var request = APIRequest(method: .post, endpoint: .operations, token: member.token)
                    request.body = try batch.body
                    request.clientNow = clock.now()
                    requests.append(request)
                }
                let all = requests
                group.addTask {
                    for request in all {
                        var answer = await api.respond(to: request)
                        for _ in 0..<20 where answer.status == 503 { answer = await api.respond(to: request) }
                        #expect(answer.status == 200)
                    }
                }
            }
            group.addTask {
                for _ in 0..<10 {
                    _ = try await database.write { db in
                        for row in try db.query("SELECT character FROM standing ORDER BY character") {
                            try ShardTable(db: db).spread(try row.integer("character"))
                        }
                    }
                    _ = try? await database.write { try ShardTable(db: $0).merge(except: []) }
                }
            }
            try await group.waitForAll()
        }
        let root = CommunityOperator(database: database, clock: clock, name: "root")
        let before = try await database.read { db in
            try db.queryAll(ids.map(CellTable.cells)).map { try $0.compactMap(CellTable.cell) }
        }
        #expect(try await root.recount() == 0)
        let after = try await database.read { db in
            try db.queryAll(ids.map(CellTable.cells)).map { try $0.compactMap(CellTable.cell) }
        }
        #expect(before == after && before.joined().isEmpty == false)
    }
}
