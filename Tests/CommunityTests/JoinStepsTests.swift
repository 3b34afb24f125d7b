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
            #expect(try await mina.shown("holmes") == [MBTI.all[3]: 1], "the local profile has what it had")
        }

        func end() async {
            await mina.close()
            await server.remove()
        }
    }

    // MARK: The five steps

    @Test func `an account whose answer is lost is gone on with, by the invitation that it used up`() async throws {
        let world = try await World()
        world.loseAnswer()
        await #expect(throws: CommunityProblem.offline) { try await world.join() }
        #expect(try world.count("member") == 1)
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `a request that does not arrive leaves nothing there, and the next one is the first`() async throws {
        let world = try await World()
        world.mina.line.delay { [line = world.mina.line] in line.cut() }
        await #expect(throws: CommunityProblem.offline) { try await world.join() }
        #expect(try world.count("member") == 0)
        world.mina.line.heal()
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `a try that cannot be noted asks for no account`() async throws {
        let world = try await World()
        try await world.fail("draft")
        await #expect(throws: (any Error).self) { try await world.join() }
        try await world.expectNothing()
        #expect(try world.count("member") == 0)
        try await world.heal()
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `an account that was gone on with and cannot have codes is gone on with once more`() async throws {
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
    func `a try that is cut off before its device is taken back is gone on with`(table: String) async throws {
        let world = try await World()
        try await world.fail(table)
        world.mina.line.delay { [line = world.mina.line] in line.delay { line.cut() } }
        await #expect(throws: (any Error).self) { try await world.join() }
        #expect(try world.count("device") == 1, "it could not be told to the server")
        #expect(try await world.mina.services.accounts.account(named: AccountName("mina")) == nil)
        #expect(world.tokens.kept.isEmpty)
        world.mina.line.heal()
        try await world.heal()
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test(arguments: ["account", "membership"])
    func `an account or a membership that cannot be written leaves neither, and the next try has both`(
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

    @Test func `a token that cannot be written leaves no account without one`() async throws {
        let world = try await World()
        world.tokens.fail(true)
        await #expect(throws: CommunityProblem.tokenFile(path: "t")) { try await world.join() }
        try await world.expectNothing()
        world.tokens.fail(false)
        try await world.expectWhole(try await world.join())
        await world.end()
    }

    @Test func `who could not be signed in here is signed in by the next try`() async throws {
        let world = try await World()
        try await world.fail("session")
        await #expect(throws: (any Error).self) { try await world.join() }
        try await world.heal()
        try await world.expectWhole(try await world.join())
        #expect(try world.count("device") == 1)
        await world.end()
    }

    @Test func `who could not be signed in here and has no codes is whole once there are some`() async throws {
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

    @Test func `with another ID the first account is gone on with, for its nickname and its invitation are one's own`()
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

    @Test func `a recovery code that was used up by a lost answer lets its owner in`() async throws {
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

    @Test func `the account of another member with the same ID and password is not entered`() async throws {
        let world = try await World()
        world.mina.line.delay { [line = world.mina.line] in line.cut() }
        await #expect(throws: CommunityProblem.offline) { try await world.join() }
        world.mina.line.heal()
        let other = try await TestTerminal()
        try await other.join(world.server, as: "mina")
        // The other member used the invite.
        await #expect(throws: CommunityProblem.inviteInvalid) { try await world.join() }
        #expect(try world.count("device") == 1, "the device that looked whose account it is was signed out")
        #expect(world.tokens.kept.isEmpty)
        await other.close()
        await world.end()
    }

    @Test func `an ID or a nickname that another account here has is refused before the server is asked`() async throws
    {
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
    func `an answer with the id of another account here makes nobody a member`(isLocal: Bool) async throws {
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
