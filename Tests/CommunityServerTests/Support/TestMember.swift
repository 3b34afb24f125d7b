import CommunityProtocol
import Credentials
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// A member's device as a client tracks it: its operations, and their chain.
final class TestMember {
    let community: TestCommunity
    let member: OwnMember
    let token: String
    let device: Int64
    let codes: [String]
    private(set) var last: Int64 = 0
    private(set) var chain = OperationChain.start

    init(community: TestCommunity, _ signedIn: SignedInAnswer) {
        self.community = community
        member = signedIn.member
        token = signedIn.token
        device = signedIn.device
        codes = signedIn.codes ?? []
    }

    /// The same device, connected to another process or a copy of the community.
    init(_ member: TestMember, at community: TestCommunity) {
        self.community = community
        self.member = member.member
        token = member.token
        device = member.device
        codes = member.codes
        last = member.last
        chain = member.chain
    }

    /// Signs the member in on another device.
    func anotherDevice() async throws -> TestMember {
        let answer = try await community.send(
            .post, .signIns,
            SignInRequest(name: member.name, password: TestCommunity.password, device: "other"))
        return TestMember(community: community, try answer.decoded(SignedInAnswer.self))
    }

    func get(_ endpoint: Endpoint, _ query: [QueryName: String] = [:]) async throws -> APIAnswer {
        try await community.send(.get, endpoint, token: token, query: query)
    }

    func read<Message: Decodable>(
        _ type: Message.Type, _ endpoint: Endpoint, _ query: [QueryName: String] = [:]
    ) async throws -> Message {
        try await get(endpoint, query).decoded(type)
    }

    func batch(_ actions: [MemberAction]) throws -> OperationBatch {
        let now = community.clock.now()
        return try OperationBatch(
            after: last, chain: chain,
            actions.enumerated().map { DeviceOperation(n: last + Int64($0) + 1, at: now, action: $1) })
    }

    func post(_ batch: OperationBatch) async throws -> APIAnswer {
        var request = APIRequest(method: .post, endpoint: .operations, token: token)
        request.body = try batch.body
        request.clientNow = community.clock.now()
        return await community.ask(request)
    }

    /// Records the operations that an answer acknowledged.
    func acknowledge(_ batch: OperationBatch, _ answer: BatchAnswer) {
        for line in batch.lines where line.operation.n <= answer.last {
            chain = chain.adding(line.bytes) { TokenDigest.digest(of: $0) }
        }
        last = answer.last
    }

    @discardableResult
    func does(_ actions: MemberAction...) async throws -> BatchAnswer {
        let batch = try batch(actions)
        let answer = try await post(batch)
        try #require(answer.status == 200, "\(String(decoding: answer.body ?? Data(), as: UTF8.self))")
        let read = try answer.decoded(BatchAnswer.self)
        acknowledge(batch, read)
        try await community.api.fold.foldAll()
        return read
    }

    func result(_ character: Identifier<WorkCharacter>) async throws -> ResultAnswer {
        try await read(ResultAnswer.self, .result(character))
    }
}
