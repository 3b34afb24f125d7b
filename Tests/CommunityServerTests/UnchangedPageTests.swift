import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// A known page is confirmed only while its data is unchanged.
@Suite(.everyStore) struct UnchangedPageTests {
    private func ask(_ member: TestMember, mark: String?, _ endpoint: Endpoint = .result("up-1")) async -> APIAnswer {
        var request = APIRequest(method: .get, endpoint: endpoint, token: member.token)
        request.ifNoneMatch = mark
        return await member.community.ask(request)
    }

    /// A member who has read a result and received two confirmations of it.
    private func reader(keepsRates: Bool = false) async throws -> (TestMember, mark: String) {
        let community = try await TestCommunity(keepsRates: keepsRates)
        let mina = try await community.join("mina")
        try await mina.does(.vote("up-1", MBTI.all[1], reason: nil))
        await community.api.fold.stop()
        let mark = try #require(await ask(mina, mark: nil).etag)
        for _ in 0..<2 { try #require(await ask(mina, mark: mark).status == 304) }
        return (mina, mark)
    }

    /// Changes the store as an operator's command in another process does.
    private func anotherProcess(_ community: TestCommunity) async throws -> CommunityOperator {
        let database: any SQLDatabase =
            if let address = community.address {
                try PostgresDatabase(address, threads: PostgresDatabase.Threads(writing: 1, reading: 1))
            } else {
                try SQLiteDatabase(path: community.path, isServing: false)
            }
        return CommunityOperator(database: database, clock: community.clock, name: "root")
    }

    @Test func `a confirmation carries the page's mark, the server's mark and the catalogue`() async throws {
        let (mina, mark) = try await reader()
        let page = await ask(mina, mark: nil)
        let same = await ask(mina, mark: mark)
        #expect(same.status == 304 && same.body == nil && same.etag == mark)
        #expect(same.mark?.text == page.mark?.text && same.mark != nil && same.catalogue == page.catalogue)
        #expect(await ask(mina, mark: "W/\"other\"").status == 200)
        #expect(await ask(mina, mark: mark, .result("up-2")).code == .masked)
    }

    @Test func `a member's action invalidates pages at once`() async throws {
        let (mina, mark) = try await reader()
        let carl = try await mina.community.join("carl")
        let joined = await ask(mina, mark: mark)
        #expect(joined.status == 200)
        #expect(await ask(mina, mark: joined.etag).status == 304)
        let batch = try carl.batch([.vote("up-1", MBTI.all[2], reason: nil)])
        #expect(try await carl.post(batch).status == 200)
        #expect(try await ask(mina, mark: joined.etag).decoded(ResultAnswer.self).votes == 2)
    }

    @Test func `a change by another process invalidates pages at once`() async throws {
        let (mina, mark) = try await reader()
        try await anotherProcess(mina.community).suspend("mina", days: nil)
        #expect(try await ask(mina, mark: mark).decoded(ResultAnswer.self).votes == 0)
    }

    @Test func `a signed-out device is refused, whichever process signed it out`() async throws {
        let (mina, mark) = try await reader()
        let other = try await mina.anotherDevice()
        let marked = await ask(other, mark: nil)
        for _ in 0..<2 { #expect(await ask(other, mark: marked.etag).status == 304) }
        _ = try await mina.community.send(.delete, .device(other.device), token: mina.token)
        #expect(await ask(other, mark: marked.etag).code == .token)
        #expect(await ask(mina, mark: mark).status == 304)
        _ = try await anotherProcess(mina.community).reset("mina")
        #expect(await ask(mina, mark: mark).code == .token)
    }

    @Test func `a confirmation costs as many points as a read`() async throws {
        let (mina, mark) = try await reader(keepsRates: true)
        for _ in 0..<297 { try #require(await ask(mina, mark: mark).status == 304) }
        #expect(await ask(mina, mark: mark).code == .rate)
    }

    @Test func `confirmations keep a token in use, and an unused one expires`() async throws {
        let (mina, mark) = try await reader()
        mina.community.clock.advance(days: 60)
        #expect(await ask(mina, mark: mark).status == 304)
        mina.community.clock.advance(days: 60)
        #expect(await ask(mina, mark: mark).status == 304)
        mina.community.clock.advance(days: 120)
        #expect(await ask(mina, mark: mark).code == .token)
    }
}
