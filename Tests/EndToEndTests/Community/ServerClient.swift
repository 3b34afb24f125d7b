import CommunityProtocol
import Credentials
import Domain
import Foundation
import Testing

/// A member's device as the simplest client: one connection per request.
final class ServerClient {
    private let server: ServerProcess
    private(set) var token: String?
    private(set) var last: Int64 = 0
    private(set) var chain = OperationChain.start

    init(_ server: ServerProcess) {
        self.server = server
    }

    static func request(
        _ method: String, _ path: String, token: String? = nil, headers: [String] = [], body: Data = Data()
    ) -> Data {
        var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nDimo-Client: 1.4\r\n"
        head += "Content-Length: \(body.count)\r\n"
        for line in headers { head += "\(line)\r\n" }
        if let token { head += "Authorization: Bearer \(token)\r\n" }
        return Data((head + "\r\n").utf8) + body
    }

    func ask(
        _ method: String, _ path: String, _ body: Data = Data(), headers: [String] = []
    ) throws -> RawAnswer {
        let connection = try RawConnection(port: server.port)
        connection.send(Self.request(method, path, token: token, headers: headers, body: body))
        return try #require(RawAnswer(connection.readToEnd()))
    }

    func join(_ name: String, invite: String?) throws {
        let digits = String(abs(name.hashValue), radix: 16)
        let id = String((digits + String(repeating: "0", count: 16)).prefix(16))
        let account = NewAccountRequest(
            id: Identifier("m-\(id)"), name: name, nickname: name, type: MBTI.all[3], password: "correct horse 1",
            invite: invite, terms: true, device: "test")
        let answer = try ask("POST", Endpoint.accounts.path, WireCoder.encode(account))
        try #require(answer.status == 201, "\(answer.head) \(String(decoding: answer.body, as: UTF8.self))")
        token = try WireCoder.decode(SignedInAnswer.self, from: answer.body).token
    }

    func batch(_ actions: [MemberAction]) throws -> OperationBatch {
        try OperationBatch(
            after: last, chain: chain,
            actions.enumerated().map { DeviceOperation(n: last + Int64($0) + 1, at: 0, action: $1) })
    }

    func acknowledge(_ batch: OperationBatch) {
        for line in batch.lines { chain = chain.adding(line.bytes) { TokenDigest.digest(of: $0) } }
        last += Int64(batch.lines.count)
    }

    @discardableResult
    func does(_ actions: MemberAction...) throws -> BatchAnswer {
        let batch = try batch(actions)
        let answer = try ask("POST", Endpoint.operations.path, batch.body)
        try #require(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        acknowledge(batch)
        return try WireCoder.decode(BatchAnswer.self, from: answer.body)
    }

    func read<Message: Decodable>(_ type: Message.Type, _ endpoint: Endpoint, query: String = "") throws -> Message {
        let answer = try ask("GET", endpoint.path + query)
        try #require(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        return try WireCoder.decode(type, from: answer.body)
    }
}
