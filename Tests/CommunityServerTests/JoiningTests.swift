import CommunityProtocol
import Credentials
import Domain
import Foundation
import Testing

@testable import CommunityServer

@Suite(.everyStore) struct JoiningTests {
    private func invite(_ community: TestCommunity, uses: Int) async throws -> String {
        let now = community.clock.now()
        return try await community.api.database.write {
            try InviteTable(db: $0).make(uses: uses, until: nil, at: now)
        }
    }

    @Test func `one invitation admits twenty from one address within a minute`() async throws {
        let community = try await TestCommunity(keepsRates: true)
        let code = try await invite(community, uses: 20)
        for number in 0..<20 {
            let answer = try await community.send(
                .post, .accounts, TestCommunity.account("member\(number)", invite: code))
            #expect(answer.status == 201)
            community.clock.advance(seconds: 2)
        }
        #expect(
            try await community.send(.post, .accounts, TestCommunity.account("another", invite: code)).code == .invite)
        // Each also signs in on a second device.
        for number in 0..<20 {
            let message = SignInRequest(name: "member\(number)", password: TestCommunity.password, device: "second")
            #expect(try await community.send(.post, .signIns, message).status == 201)
        }
    }

    @Test func `without an invitation taken names stay secret, and guesses are limited`() async throws {
        let community = try await TestCommunity(keepsRates: true)
        let code = try await invite(community, uses: 3)
        _ = try await community.send(.post, .accounts, TestCommunity.account("mina", invite: code))
        var codes: [ErrorCode?] = []
        for _ in 0..<12 {
            codes.append(
                try await community.send(.post, .accounts, TestCommunity.account("mina", invite: "0000-0000-0000-0000"))
                    .code)
        }
        #expect(codes == Array(repeating: .invite, count: 10) + [.rate, .rate])
        // Guesses do not delay the holder of an invitation.
        #expect(
            try await community.send(.post, .accounts, TestCommunity.account("mina", invite: code)).code == .nameTaken)
        #expect(try await community.send(.post, .accounts, TestCommunity.account("bela", invite: code)).status == 201)
    }

    /// A community whose store changes everybody's password before a later write.
    private func api(over community: TestCommunity, changingBefore number: Int) async throws -> CommunityAPI {
        let password = Password("another horse 2")
        let hash = try await community.api.passwords.hash(password)
        let database = InterruptedDatabase(community.api.database, before: number) { db in
            for row in try db.query("SELECT no FROM member") {
                try MemberTable(db: db).setPassword(hash, of: row.integer("no"))
                try DeviceTable(db: db).endAll(of: row.integer("no"))
            }
        }
        return CommunityAPI(database: database, settings: community.api.settings, clock: community.clock)
    }

    @Test func `a password changed during its check admits nobody`() async throws {
        let community = try await TestCommunity()
        _ = try await community.join("mina")
        let api = try await api(over: community, changingBefore: 2)
        var request = APIRequest(method: .post, endpoint: .signIns)
        request.body = try WireCoder.encode(
            SignInRequest(name: "mina", password: TestCommunity.password, device: "thief"))
        #expect(await api.respond(to: request).code == .credentials)
        let devices = try await community.api.database.read {
            try $0.oneRow("SELECT count(*) AS n FROM device").int("n")
        }
        #expect(devices == 0)
    }

    @Test func `a password that was just replaced cannot change the password`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let api = try await api(over: community, changingBefore: 3)
        var request = APIRequest(method: .put, endpoint: .password, token: mina.token)
        request.body = try WireCoder.encode(PasswordChange(current: TestCommunity.password, new: "a third horse 3"))
        #expect(await api.respond(to: request).code == .credentials)
        let message = SignInRequest(name: "mina", password: "another horse 2", device: "d")
        #expect(try await community.send(.post, .signIns, message).status == 201)
    }

    @Test func `the second of two changes to one state is refused, even if concurrent`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let etag = try #require(try await mina.get(.me).etag)
        let database = InterruptedDatabase(community.api.database, before: 1) {
            try $0.execute("UPDATE member SET intro = 'first'")
        }
        let api = CommunityAPI(database: database, settings: community.api.settings, clock: community.clock)
        var request = APIRequest(method: .patch, endpoint: .me, token: mina.token)
        request.body = try WireCoder.encode(OwnMemberChange(intro: "second"))
        request.ifMatch = etag
        #expect(await api.respond(to: request).code == .changed)
        #expect(try await mina.read(OwnMember.self, .me).intro == "first")
    }

    @Test func `an unchecked attempt does not count as a failure`() async throws {
        let community = try await TestCommunity()
        let now = community.clock.now()
        let failures = try await community.api.database.write { db in
            let table = AttemptTable(db: db)
            for _ in 0..<3 { try table.begin(name: "mina", prefix: "a", at: now) }
            try table.takeBack(name: "mina", prefix: "a", at: now)
            return try db.query("SELECT failures FROM attempt").map { try $0.int("failures") }
        }
        #expect(failures == [2, 2])
    }
}
