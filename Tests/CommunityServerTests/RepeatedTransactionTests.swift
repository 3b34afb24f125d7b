import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// A transaction that the store repeats takes points from a member's rates only once.
@Suite(.everyStore) struct RepeatedTransactionTests {
    private func api(over community: TestCommunity) -> CommunityAPI {
        CommunityAPI(
            database: RepeatingDatabase(community.api.database), settings: community.api.settings,
            clock: community.clock)
    }

    @Test func `a retried read is charged once`() async throws {
        let community = try await TestCommunity(keepsRates: true)
        let mina = try await community.join("mina")
        let api = api(over: community)
        let request = APIRequest(method: .get, endpoint: .work("up"), token: mina.token)
        for _ in 0..<300 { try #require(await api.respond(to: request).status == 200) }
        #expect(await api.respond(to: request).code == .rate)
    }

    @Test func `retried operations are charged once each`() async throws {
        let community = try await TestCommunity(keepsRates: true)
        let mina = try await community.join("mina")
        _ = try await community.api.database.write { try $0.execute("UPDATE member SET imported = 5000") }
        let api = api(over: community)
        var counts: [Int] = []
        for _ in 0..<4 {
            let batch = try mina.batch((0..<90).map { .wish("up", $0.isMultiple(of: 2)) })
            var request = APIRequest(method: .post, endpoint: .operations, token: mina.token)
            request.body = try batch.body
            let answer = try await api.respond(to: request).decoded(BatchAnswer.self)
            mina.acknowledge(batch, answer)
            counts.append(answer.outcomes.count)
        }
        #expect(counts == [90, 90, 90, 30])
        #expect(try await mina.read(OwnMember.self, .me).seq == 300)
    }
}
