import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Two programs on one file: the rules hold for both together.
struct TwoProgramsAccountTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open() throws -> SQLiteAccountRepository {
        SQLiteAccountRepository(database: try AppDatabase.open(at: folder.database, now: 1).database)
    }

    private func new(_ id: String) throws -> NewAccount {
        NewAccount(
            id: Identifier(id), name: try AccountName("mina"), nickname: try Nickname("mina"), type: nil, password: nil,
            codeDigests: [], alcohol: nil, isTakingOver: false)
    }

    @Test func `two simultaneous sign-ups with one ID create one account`() async throws {
        let programs = [try open(), try open()]
        let results = await withTaskGroup(of: Bool.self) { group in
            for (number, program) in programs.enumerated() {
                let account = try? new("m-\(number)")
                group.addTask {
                    guard let account else { return false }
                    return (try? await program.create(account, at: 1)) != nil
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count { $0 } == 1)
        #expect(try await programs[0].accounts(after: nil, limit: 10).count == 1)
    }

    @Test func `failures in two programs count together`() async throws {
        let (one, other) = (try open(), try open())
        let mina = try AccountName("mina")
        for _ in 0..<3 { try await one.beginAttempt(mina, at: 10) }
        for _ in 0..<2 { try await other.beginAttempt(mina, at: 10) }
        await #expect(throws: AccountProblem.wait(seconds: 1)) { try await one.beginAttempt(mina, at: 10) }
    }

    @Test func `a recovery code used in one program is spent in the other`() async throws {
        let (one, other) = (try open(), try open())
        let hash = PasswordHash(
            salt: Data(), key: Data([1]), cost: PasswordCost(rounds: 2, blockSize: 1, parallelism: 1))
        let account = NewAccount(
            id: "m-1", name: try AccountName("mina"), nickname: try Nickname("mina"), type: nil, password: hash,
            codeDigests: [Data([7])], alcohol: nil, isTakingOver: false)
        _ = try await one.create(account, at: 1)
        #expect(try await one.setPassword(hash, of: AccountName("mina"), with: Data([7])))
        #expect(try await !other.setPassword(hash, of: AccountName("mina"), with: Data([7])))
    }
}
