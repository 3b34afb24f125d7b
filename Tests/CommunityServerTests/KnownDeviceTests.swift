import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// A recently seen device is checked together with its operations, and gains no rights by that.
@Suite(.everyStore) struct KnownDeviceTests {
    /// A member whose device has just sent an operation.
    private func member() async throws -> TestMember {
        let mina = try await TestCommunity().join("mina")
        try await mina.does(.wish("up", true))
        return mina
    }

    private func wish(_ member: TestMember) async throws -> APIAnswer {
        try await member.post(member.batch([.wish("heat", true)]))
    }

    @Test func `a signed-out device can do nothing more`() async throws {
        let mina = try await member()
        let other = try await mina.anotherDevice()
        try await other.does(.wish("tangled", true))
        _ = try await mina.community.send(.delete, .device(other.device), token: mina.token)
        for _ in 0..<2 { #expect(try await wish(other).code == .token) }
        #expect(try await mina.read(OwnMember.self, .me).seq == 2)
        #expect(try await wish(mina).status == 200)
    }

    @Test func `a member who left can do nothing more`() async throws {
        let mina = try await member()
        let leave = LeaveRequest(password: TestCommunity.password, votes: .known(.remove))
        #expect(try await mina.community.send(.delete, .me, leave, token: mina.token).status == 204)
        let answer = try await wish(mina)
        #expect(answer.status == 401 && [.token, .removed].contains(answer.code))
    }

    @Test func `a suspended member is refused with the server's mark and catalogue`() async throws {
        let mina = try await member()
        let root = CommunityOperator(database: mina.community.api.database, clock: mina.community.clock, name: "root")
        try await root.suspend("mina", days: nil)
        let answer = try await wish(mina)
        #expect(answer.code == .suspended && answer.mark != nil && answer.catalogue != nil)
        try await root.lift("mina")
        #expect(try await wish(mina).status == 200)
    }

    @Test func `a refused batch is answered with the server's mark`() async throws {
        let mina = try await member()
        let other = try OperationBatch(
            after: 0, chain: .start, [DeviceOperation(n: 1, at: 0, action: .wish("tangled", true))])
        let answer = try await mina.post(other)
        #expect(answer.code == .fork && answer.mark != nil)
        var request = APIRequest(method: .post, endpoint: .operations, token: mina.token)
        request.body = Data("no batch".utf8)
        let malformed = await mina.community.ask(request)
        #expect(malformed.code == .malformed && malformed.mark != nil)
    }

    @Test func `an active device does not expire`() async throws {
        let mina = try await member()
        for _ in 0..<4 {
            mina.community.clock.advance(days: 60)
            try await mina.does(.wish("heat", true))
        }
        mina.community.clock.advance(days: 91)
        #expect(try await wish(mina).code == .token)
    }
}
