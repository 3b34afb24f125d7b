import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// Counts that are spread over several rows.
@Suite struct ShardTests {
    @Test(.everyStore, arguments: [UInt64(1), 2, 3])
    func `sums stay correct while shards are spread and merged during votes`(seed: UInt64) async throws {
        let community = try await TestCommunity()
        let ids: [Identifier<WorkCharacter>] = ["up-1", "up-2"]
        var members: [TestMember] = []
        for number in 0..<4 { members.append(try await community.join("member\(number)")) }
        let database = community.api.database
        let (clock, api) = (community.clock, community.api)
        try await Self.spread("up-1", over: 16, in: database)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, member) in members.enumerated() {
                var requests: [APIRequest] = []
                for round in 0..<12 {
                    let type = MBTI.all[Int((seed * 7 + UInt64(round * 5 + number)) % 16)]
                    let id = ids[(round + number) % 2]
                    let isOut = (seed + UInt64(round * number)) % 5 == 4
                    let batch = try member.batch([isOut ? .unvote(id) : .vote(id, type, reason: nil)])
                    // The votes it will have sent by then.
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
                for round in 0..<10 { try await Self.spread("up-2", over: round % 2 == 0 ? 16 : 1, in: database) }
            }
            try await group.waitForAll()
        }
        let used = try await database.read { try $0.oneRow("SELECT max(shard) AS most FROM cell").int("most") }
        #expect(used > 0)
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

    private static func spread(
        _ id: Identifier<WorkCharacter>, over shards: Int, in database: any SQLDatabase
    ) async throws {
        _ = try await database.write { db in
            try db.execute(
                "UPDATE standing SET shards = ? WHERE character = (SELECT no FROM character WHERE id = ?)", shards,
                id.rawValue)
        }
    }
}
