import Domain
import Foundation

@testable import Persistence

extension RepositoryTour {
    private var secret: PasswordHash {
        PasswordHash(
            salt: Data([1]), key: Data([2]), cost: PasswordCost(rounds: 16, blockSize: 8, parallelism: 1))
    }

    func accounts() async throws {
        let accounts = SQLiteAccountRepository(database: database)
        let sessions = SQLiteSessionRepository(database: database)
        let members = SQLiteMemberRepository(database: database)
        let intj = try MBTI(text: "INTJ")
        _ = try await SQLiteProfileRepository(database: database, loginName: "mina").localProfile()
        for (name, isTakingOver) in [("juno", false), ("sunny", true)] {
            _ = try await accounts.create(
                NewAccount(
                    id: Identifier("m-\(name)"), name: AccountName(name), nickname: Nickname(name), type: intj,
                    password: secret, codeDigests: [Data([3])], alcohol: .ofAge, isTakingOver: isTakingOver), at: 1)
        }
        let juno = try AccountName("juno")
        _ = try await accounts.accounts(after: nil, limit: 5)
        _ = try await accounts.account(named: juno)
        _ = try await accounts.account(of: other)
        _ = try await accounts.isTaken(juno)
        _ = try await accounts.isTaken(Nickname("juno"), except: other)
        _ = try await accounts.changeNickname(Nickname("junia"), of: other, at: 90_000_000)
        _ = try await accounts.changeType(MBTI(text: "ENFP"), of: other, at: 90_000_000)
        try await accounts.setAlcohol(.hidden, of: other)
        try await accounts.clampTimes(of: other, at: 5)
        _ = try await accounts.passwordHash(of: juno)
        try await accounts.setPassword(secret, of: other, keeping: nil)
        try await accounts.upgradePassword(secret, of: other)
        try await accounts.beginAttempt(juno, at: 1)
        try await accounts.forgetFailures(of: juno)
        try await accounts.replaceCodes([Data([4])], of: other)
        _ = try await accounts.setPassword(secret, of: juno, with: Data([4]))
        let session = try await sessions.open(Data([5]), for: other, at: 1)
        _ = try await sessions.resume(Data([5]), at: 9_000)
        _ = try await sessions.sessions(of: other, at: 9_000)
        _ = try await sessions.revoke(session, of: other)
        try await sessions.close(Data([5]))
        try await members.setIntroduction(Introduction("Hello"), of: me)
        _ = try await members.introduction(of: me)
        try await members.setHomeKind(.film, of: me)
        _ = try await members.homeKind(of: me)
        try await members.setShowsVotes(true, of: me)
        _ = try await members.showsVotes(of: me)
    }

    /// Calls the methods that end a profile, which come last.
    func endings() async throws {
        let accounts = SQLiteAccountRepository(database: database)
        try await accounts.leave(other, because: LeavingReason(.interest), at: 9)
        try await accounts.emptyLocalProfile()
    }
}
