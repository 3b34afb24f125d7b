import CommunityProtocol
import CommunitySync
import Domain
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Persistence

/// Joining happens completely or not at all. After a failure in any step, the next attempt resumes.
struct JoinStepsTests {
    private static let password = "correct horse 1"

    fileprivate struct World {
        let server: TestServer
        let tokens = FaultyTokens()
        let mina: TestTerminal

        /// Starts a server with an invite for one member.
        init() async throws {
            server = try await TestServer.start()
            try server.admitMany(1)
            mina = try await TestTerminal(tokens: tokens)
            try await mina.vote("holmes", MBTI.all[3])
        }

        /// Joins as Mina with the local profile.
        @discardableResult
        func join(
            _ name: String = "mina", nickname: String = "mina", invite: String? = nil, password: String = password,
            entrance: JoinRequest.Entrance? = nil
        ) async throws -> JoinOutcome {
            try await mina.service.join(
                JoinRequest(
                    address: server.address, entrance: entrance ?? .newAccount(invite: invite ?? server.invite),
                    name: AccountName(name), nickname: Nickname(nickname), password: Password(password),
                    deviceLabel: TestTerminal.deviceLabel),
                as: Session(profile: Profile(id: Profile.localID, nickname: "local"), kind: .local))
        }

        /// Loses the answer to the request after the one for the server's description.
        func loseAnswer() {
            mina.line.delay { [line = mina.line] in
                line.delay { throw CommunityFailure.problem(.offline) }
            }
        }

        /// Makes all writes to a table of this machine fail.
        func fail(_ table: String) async throws {
            try await mina.database.write {
                try $0.execute(
                    sql: """
                        CREATE TRIGGER failing BEFORE INSERT ON \(table) BEGIN SELECT RAISE(ABORT, 'failing'); END
                        """)
            }
        }

        func heal() async throws { try await mina.database.write { try $0.execute(sql: "DROP TRIGGER failing") } }

        /// Sets whether the server fails to write recovery codes.
        func failCodes(_ fails: Bool) throws {
            var configuration = Configuration()
            configuration.busyMode = .timeout(5)
            try DatabaseQueue(path: server.store, configuration: configuration).write {
                try $0.execute(
                    sql: fails
                        ? "CREATE TRIGGER failing BEFORE INSERT ON recovery BEGIN SELECT RAISE(ABORT, 'failing'); END"
                        : "DROP TRIGGER failing")
            }
        }

        func count(_ table: String) throws -> Int {
            try DatabaseQueue(path: server.store).read {
                try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0
            }
        }

        /// Expects one account on each side, a membership, a valid token and the local data.
        func expectWhole(_ outcome: JoinOutcome) async throws {
            let member = outcome.membership.member
            #expect(try count("member") == 1)
            #expect(outcome.codes.count == RecoveryCode.count)
            #expect(outcome.signedIn?.session.profile.id == member)
            #expect(try await mina.ledger.account(of: member)?.membership == outcome.membership)
            #expect(try await mina.ledger.attempts(at: server.address, of: member).isEmpty)
            #expect(try await mina.services.accounts.account(named: AccountName("mina"))?.id == member)
            await mina.resume(as: member)
            #expect(try await mina.service.exchangeNow(of: member).waiting == 0)
            #expect(try await mina.shown("holmes") == [MBTI.all[3]: 1])
        }

        /// Expects no trace of the attempt on this machine, and no signed-in device on the server.
        func expectNothing() async throws {
            #expect(try await mina.services.accounts.account(named: AccountName("mina")) == nil)
            #expect(tokens.kept.isEmpty)
            #expect(try count("device") == 0)
            #expect(try await mina.shown("holmes") == [MBTI.all[3]: 1], "the local profile keeps its data")
        }

        func end() async {
            await mina.close()
            await server.remove()
        }
    }

    // MARK: The five steps

    @Test func `a join with a lost answer is resumed with the used invitation`() async throws {
        let world = try await World()
        world.loseAnswer()
        await #expect(throws: CommunityProblem.offline) { try await world.join() }
        #expect(try world.count("member") == 1)
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `a request that never arrives leaves nothing, and the next one succeeds`() async throws {
        let world = try await World()
        world.mina.line.delay { [line = world.mina.line] in line.cut() }
        await #expect(throws: CommunityProblem.offline) { try await world.join() }
        #expect(try world.count("member") == 0)
        world.mina.line.heal()
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `a join that cannot be recorded creates no account`() async throws {
        let world = try await World()
        try await world.fail("draft")
        await #expect(throws: (any Error).self) { try await world.join() }
        try await world.expectNothing()
        #expect(try world.count("member") == 0)
        try await world.heal()
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `a resumed account without recovery codes is resumed again`() async throws {
        let world = try await World()
        world.loseAnswer()
        await #expect(throws: CommunityProblem.offline) { try await world.join() }
        try world.failCodes(true)
        await #expect(throws: CommunityProblem.outOfOrder(status: 500)) { try await world.join() }
        #expect(try await world.mina.services.accounts.account(named: AccountName("mina")) == nil)
        #expect(world.tokens.kept.isEmpty)
        try world.failCodes(false)
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test(arguments: ["account", "membership"])
    func `a join cut off before its device is signed out is resumed`(table: String) async throws {
        let world = try await World()
        try await world.fail(table)
        world.mina.line.delay { [line = world.mina.line] in line.delay { line.cut() } }
        await #expect(throws: (any Error).self) { try await world.join() }
        #expect(try world.count("device") == 1, "the server could not be informed")
        #expect(try await world.mina.services.accounts.account(named: AccountName("mina")) == nil)
        #expect(world.tokens.kept.isEmpty)
        world.mina.line.heal()
        try await world.heal()
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test(arguments: ["account", "membership"])
    func `a failed write of account or membership leaves neither, and a retry writes both`(
        table: String
    ) async throws {
        let world = try await World()
        try await world.fail(table)
        await #expect(throws: (any Error).self) { try await world.join() }
        try await world.expectNothing()
        try await world.heal()
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `a failed write of the token leaves no account`() async throws {
        let world = try await World()
        world.tokens.fail(true)
        await #expect(throws: CommunityProblem.tokenFile(path: "t")) { try await world.join() }
        try await world.expectNothing()
        world.tokens.fail(false)
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `a failed local sign-in is completed by the next try`() async throws {
        let world = try await World()
        try await world.fail("session")
        await #expect(throws: (any Error).self) { try await world.join() }
        try await world.heal()
        try await world.expectWhole(try await world.join())
        #expect(try world.count("device") == 1)
        await world.end()
    }

    @Test func `a failed local sign-in without recovery codes is completed once codes arrive`() async throws {
        let world = try await World()
        try await world.fail("session")
        await #expect(throws: (any Error).self) { try await world.join() }
        try await world.heal()
        try world.failCodes(true)
        await #expect(throws: CommunityProblem.outOfOrder(status: 500)) { try await world.join() }
        try world.failCodes(false)
        try await world.expectWhole(try await world.join())
        #expect(try world.count("device") == 1)
        await world.end()
    }

    // MARK: Other attempts

    @Test func `another ID resumes the first account by its nickname and invitation`()
        async throws
    {
        let world = try await World()
        world.loseAnswer()
        await #expect(throws: CommunityProblem.offline) { try await world.join() }
        let outcome = try await world.join("mina2")
        #expect(outcome.membership.account == (try AccountName("mina")))
        try await world.expectWhole(outcome)
        await world.end()
    }

    @Test func `a recovery code used up by a lost answer still admits its owner`() async throws {
        let world = try await World()
        let other = try await TestTerminal()
        let codes = try await other.join(world.server, as: "mina").codes
        let code = try #require(codes.first)
        world.loseAnswer()
        func recover() async throws -> JoinOutcome {
            try await world.join(password: "another horse 2", entrance: .recovery(code))
        }
        await #expect(throws: CommunityProblem.offline) { try await recover() }
        let outcome = try await recover()
        #expect(try await world.mina.ledger.account(of: outcome.membership.member) != nil)
        await #expect(throws: CommunityProblem.alreadyMember) {
            try await world.mina.service.join(
                JoinRequest(
                    address: world.server.address, entrance: .signIn, name: AccountName("mina"),
                    password: Password("another horse 2"), deviceLabel: "d"),
                as: try #require(outcome.signedIn?.session))
        }
        await other.close()
        await world.end()
    }

    @Test func `another member's account with the same ID and password is not entered`() async throws {
        let world = try await World()
        world.mina.line.delay { [line = world.mina.line] in line.cut() }
        await #expect(throws: CommunityProblem.offline) { try await world.join() }
        world.mina.line.heal()
        let other = try await TestTerminal()
        try await other.join(world.server, as: "mina")
        // The other member used the invite.
        await #expect(throws: CommunityProblem.inviteInvalid) { try await world.join() }
        #expect(try world.count("device") == 1, "the probing device was signed out")
        #expect(world.tokens.kept.isEmpty)
        await other.close()
        await world.end()
    }

    @Test func `an ID or nickname of another local account is refused before any request`() async throws {
        let world = try await World()
        try await world.makeAccount("m-00000000000000aa", "walter")
        let asked = world.mina.line.requests
        await #expect(throws: AccountProblem.nameTaken) { try await world.join("walter") }
        await #expect(throws: AccountProblem.nicknameTaken) { try await world.join(nickname: "walter") }
        #expect(world.mina.line.requests == asked)
        await world.end()
    }

    // MARK: Accounts of others

    @Test(arguments: [true, false])
    func `an answer with the id of another local account makes nobody a member`(isLocal: Bool) async throws {
        let world = try await World()
        let (walter, anna) = (Identifier<Profile>("m-00000000000000aa"), Identifier<Profile>("m-00000000000000bb"))
        try await world.makeAccount(walter, "walter")
        try await world.makeAccount(anna, "anna")
        let other = try await TestTerminal()
        _ = try await other.services.accounts.create(World.account(walter, "walter"), at: 1)
        _ = try await other.service.join(
            JoinRequest(
                address: world.server.address, entrance: .newAccount(invite: world.server.invite),
                name: AccountName("zoe1"), nickname: Nickname("zoe1"), password: Password(Self.password),
                deviceLabel: "other"),
            as: Session(
                profile: Profile(id: walter, nickname: "walter"), kind: .account(AccountName("walter"), session: nil)))
        let session =
            isLocal
            ? Session(profile: Profile(id: Profile.localID, nickname: "local"), kind: .local)
            : Session(
                profile: Profile(id: anna, nickname: "anna"), kind: .account(try AccountName("anna"), session: nil))
        await #expect(throws: CommunityProblem.nameTaken) {
            try await world.mina.service.join(
                JoinRequest(
                    address: world.server.address, entrance: .signIn, name: AccountName("zoe1"),
                    password: Password(Self.password), deviceLabel: "d"), as: session)
        }
        for profile in [walter, anna, Profile.localID] {
            #expect(try await world.mina.ledger.account(of: profile) == nil)
        }
        #expect(world.tokens.kept.isEmpty)
        #expect(try world.count("device") == 1)
        await other.close()
        await world.end()
    }
}

extension JoinStepsTests.World {
    fileprivate static func account(_ id: Identifier<Profile>, _ name: String) throws -> NewAccount {
        NewAccount(
            id: id, name: try AccountName(name), nickname: try Nickname(name), type: nil, password: nil,
            codeDigests: [], alcohol: nil, isTakingOver: false)
    }

    fileprivate func makeAccount(_ id: Identifier<Profile>, _ name: String) async throws {
        _ = try await mina.services.accounts.create(Self.account(id, name), at: 1)
    }
}

/// Tokens in memory whose writes can be made to fail.
private final class FaultyTokens: CommunityTokenStore {
    private struct State {
        var tokens: [Identifier<Profile>: CommunityToken] = [:]
        var fails = false
    }

    private let state = Mutex(State())

    var kept: [Identifier<Profile>: CommunityToken] { state.withLock(\.tokens) }

    func fail(_ fails: Bool) { state.withLock { $0.fails = fails } }

    func token(of profile: Identifier<Profile>) -> CommunityToken? { state.withLock { $0.tokens[profile] } }

    func write(_ token: CommunityToken, of profile: Identifier<Profile>) throws(CommunityProblem) {
        guard !state.withLock(\.fails) else { throw .tokenFile(path: "t") }
        state.withLock { $0.tokens[profile] = token }
    }

    func clear(of profile: Identifier<Profile>) { state.withLock { $0.tokens[profile] = nil } }
}
