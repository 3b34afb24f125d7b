import CommunityProtocol
import Domain
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Acknowledged operations are in the store, whatever happens to the process.
    struct ServerCrashTests {
        @Test(arguments: TestStore.chosen)
        func `a kill loses no acknowledged operation and repeats none`(
            store: TestStore
        ) throws {
            let seed = UInt64.random(in: 0 ..< .max)
            var random = SplitMix64(seed: seed)
            let server = try ServerProcess("--no-rates", on: store)
            let client = ServerClient(server)
            try client.join("anna", invite: server.invite)
            for round in 0..<KilledTimes.count(usually: 10) {
                // Some acknowledged operations, then a batch during whose answer the server is killed.
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    try client.does(.wish("tangled", Bool.random(using: &random)))
                }
                let batch = try client.batch(
                    (0..<20).map { _ in .vote("howl", MBTI.all[Int.random(in: 0..<16, using: &random)], reason: nil) })
                let connection = try RawConnection(port: server.port)
                connection.send(
                    ServerClient.request(
                        "POST", Endpoint.operations.path, token: client.token, body: try batch.body))
                Pause.milliseconds(Int32.random(in: 0...6, using: &random))
                server.kill()
                try server.restart()
                let answer = try client.ask("POST", Endpoint.operations.path, try batch.body)
                let reply = String(decoding: answer.body, as: UTF8.self)
                try #require(answer.status == 200, "seed \(seed) round \(round): \(reply)")
                client.acknowledge(batch)
                let outcomes = try WireCoder.decode(BatchAnswer.self, from: answer.body)
                #expect(outcomes.last == client.last && outcomes.chain == client.chain.text, "seed \(seed)")
                // Each operation makes one change, so both numbers are equal.
                #expect(outcomes.seq == client.last, "seed \(seed) round \(round)")
            }
            #expect(try client.read(ResultAnswer.self, .result("howl")).votes == 1)
        }
    }
}

/// The number of kills per test, or `DIMO_COMMUNITY_KILLS`.
enum KilledTimes {
    static func count(usually count: Int) -> Int {
        ProcessInfo.processInfo.environment["DIMO_COMMUNITY_KILLS"].flatMap { Int($0) } ?? count
    }
}
