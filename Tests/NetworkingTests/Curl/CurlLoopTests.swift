import Foundation
import Testing

@testable import Networking

/// When the thread of transfers begins and ends.
struct CurlLoopTests {
    private func call(_ server: StubServer) throws -> CurlCall {
        CurlCall(try CurlRequest(.stub(server), userAgent: "dimo/test", bodyLimit: 100))
    }

    @Test func `an idle thread ends, and the next request starts another`() async throws {
        try await StubServer.run { server in
            let loop = CurlLoop(idleLimit: .zero)
            for _ in 0..<2 {
                let answer = try await call(server).answer(from: loop)
                #expect(answer.head.status == 200)
                await loop.ended()
            }
            #expect(Set(server.requests.map(\.peer)).count == 2)
        }
    }

    @Test func `a cancelled transfer is ended`() async throws {
        try await StubServer.run(answering: { _ in
            try? await Waiting.forever()
            return .json("{}")
        }) { server in
            let loop = CurlLoop(idleLimit: .zero)
            let call = try call(server)
            let task = Task { try await call.answer(from: loop) }
            await server.requestArrived()
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            // A running transfer would keep the thread alive.
            await loop.ended()
        }
    }

    @Test func `a call cancelled before its start is not sent`() async throws {
        try await StubServer.run { server in
            let loop = CurlLoop()
            let call = try call(server)
            let task = Task {
                try? await Waiting.forever()
                return try await call.answer(from: loop)
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            await loop.ended()
            #expect(server.requests.isEmpty)
        }
    }

    @Test func `a call after the end is cancelled`() async throws {
        try await StubServer.run { server in
            let loop = CurlLoop()
            loop.close()
            await #expect(throws: CancellationError.self) { try await call(server).answer(from: loop) }
            await loop.ended()
            #expect(server.requests.isEmpty)
        }
    }
}
