import CommunityProtocol
import Domain
import Testing

@testable import CommunityServer

@Suite struct PasswordWorkersTests {
    @Test func `reads still work during a flood of sign-ins`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let statuses = await withTaskGroup(of: Int.self) { group in
            for number in 0..<300 {
                group.addTask {
                    let request = SignInRequest(name: "nobody\(number)", password: "wrong horse 1", device: "d")
                    let answer = try? await community.send(.post, .signIns, request, prefix: "1.1.\(number)")
                    return answer?.status ?? 0
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(statuses).isSubset(of: [401, 503]) && statuses.contains(401))
        #expect(try await mina.get(.me).status == 200)
    }

    @Test func `a full queue of password checks answers busy`() async throws {
        // Slow enough that the queue fills before the first check ends.
        let workers = PasswordWorkers(count: 1, cost: PasswordCost(rounds: 1 << 12, blockSize: 8, parallelism: 1))
        let codes = await withTaskGroup(of: ErrorCode?.self) { group in
            for _ in 0..<(PasswordWorkers.mostWaiting + 40) {
                group.addTask {
                    do {
                        _ = try await workers.matches(Password("wrong horse 1"), nil)
                        return nil
                    } catch {
                        return (error as? ServerProblem)?.code
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.contains(.busy) && codes.count { $0 == nil } > PasswordWorkers.mostWaiting)
        #expect(try await workers.matches(Password("wrong horse 1"), nil) == false)
    }
}
