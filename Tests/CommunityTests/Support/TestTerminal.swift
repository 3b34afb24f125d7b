import CommunitySync
import Credentials
import Domain
import Foundation
import Networking
import Synchronization
import TestSupport

@testable import Persistence

/// The terminal's side of a community, assembled as in the program, without screens.
final class TestTerminal: Sendable {
    let database: AppDatabase
    let ledger: SQLiteCommunityLedger
    let line: UnsteadyConnection
    let exchange: CommunityExchange
    let service: CommunityAccounts
    let services: AccountServices
    let votes: SQLiteVoteRepository
    let marks: SQLiteCommunityMarksRepository
    let characters: SQLiteCharacterRepository
    let works: SQLiteWorkRepository
    let reviews: SQLiteReviewRepository
    let history: SQLiteActionHistory
    let home: SQLiteHomeShelves
    let clock: MovableClock
    let tap: RequestTap
    static let deviceLabel = "test"
    private let transport: CurlHTTPTransport
    private let profileID = Mutex<Identifier<Profile>>(Profile.localID)

    /// - Parameters:
    ///   - path: the file of its store; nil for one in memory.
    ///   - seed: the seed of the connection's faults; nil for none.
    init(path: String? = nil, seed: UInt64? = nil, tokens: any CommunityTokenStore = KeptTokens()) async throws {
        database = try path.map { try AppDatabase.open(at: $0, now: 1).database } ?? AppDatabase.inMemory()
        try await WorkImporter(database: database).importIfChanged(
            WorkPlan(WorkCatalogue(works: SampleWorks.all, genres: SampleWorks.genres)), fingerprint: "sample", now: 0)
        _ = try await SQLiteProfileRepository(database: database, loginName: "local").localProfile()
        ledger = SQLiteCommunityLedger(database: database)
        clock = MovableClock()
        transport = CurlHTTPTransport(userAgent: "dimo/test", clock: clock)
        tap = RequestTap(transport)
        line = UnsteadyConnection(
            CommunityClient(tap, version: "1.0") { [clock] in clock.now() * 1_000 }, seed: seed ?? 0,
            isHealed: seed == nil)
        exchange = CommunityExchange(
            ledger: ledger, connection: line, tokens: tokens, clock: clock, sleep: { _ in throw CancellationError() })
        services = AccountServices(
            accounts: SQLiteAccountRepository(database: database),
            sessions: SQLiteSessionRepository(database: database), store: NoSession(),
            hasher: ScryptPasswordHasher(cost: PasswordCost(rounds: 16, blockSize: 8, parallelism: 1)),
            tokens: RandomTokenSource(), clock: clock)
        service = CommunityAccounts(
            exchange: exchange, ledger: ledger, connection: line, tokens: tokens, services: services, isDemo: false)
        votes = SQLiteVoteRepository(database: database)
        marks = SQLiteCommunityMarksRepository(database: database)
        characters = SQLiteCharacterRepository(database: database)
        works = SQLiteWorkRepository(database: database)
        reviews = SQLiteReviewRepository(database: database)
        history = SQLiteActionHistory(database: database)
        home = SQLiteHomeShelves(database: database)
        database.observeViews { [exchange] in await exchange.refresh($0, for: $1) }
    }

    /// The current profile; the local one before joining.
    var profile: Identifier<Profile> { profileID.withLock { $0 } }
    var member: Author { Author(profile, type: nil) }
    var viewer: Viewer { Viewer(profile) }

    /// Joins the community.
    @discardableResult
    func join(
        _ server: TestServer, as name: String, entrance: JoinRequest.Entrance? = nil,
        brings upload: JoinUpload = JoinUpload(), password: String = "correct horse 1"
    ) async throws -> JoinOutcome {
        let outcome = try await service.join(
            JoinRequest(
                address: server.address, entrance: entrance ?? .newAccount(invite: server.invite),
                name: AccountName(name), nickname: try Nickname(name),
                password: Password(password), deviceLabel: Self.deviceLabel, brings: upload),
            as: Session(
                profile: Profile(id: profile, nickname: "local"),
                kind: profile == Profile.localID ? .local : .account(AccountName(name), session: nil)))
        profileID.withLock { $0 = outcome.membership.member }
        return outcome
    }

    /// Continues as a member who joined before.
    func resume(as profile: Identifier<Profile>) async {
        profileID.withLock { $0 = profile }
        await exchange.enableRequests(for: profile)
    }

    /// Connects to another address of the server.
    func move(to server: TestServer) async {
        try? await database.move(profile, to: server.address)
    }

    /// Copies its store.
    func copy(to path: String) async throws {
        try await database.copy(to: path)
    }

    func vote(_ character: Identifier<WorkCharacter>, _ type: MBTI) async throws {
        try await votes.vote(Ballot(character, type), by: member, at: clock.now())
    }

    /// The votes on a character by type, as the terminal shows them.
    func shown(_ character: Identifier<WorkCharacter>) async throws -> [MBTI: Int] {
        let result = try await votes.result(of: character, for: viewer)?.result
        return Dictionary(
            uniqueKeysWithValues: (result?.types ?? []).filter { $0.votes > 0 }.map { ($0.type, $0.votes) })
    }

    func close() async { await transport.shutDown() }
}

extension CommunityAccounts {
    /// Signs in again with the ID from joining.
    func signIn(_ profile: Identifier<Profile>, password: Password) async throws {
        try await signIn(profile, password: password, deviceLabel: TestTerminal.deviceLabel)
    }
}

/// A clock that tests move.
final class MovableClock: WallClock {
    private let moved = Mutex<Int64>(0)

    func now() -> Int64 { Int64(Date.now.timeIntervalSince1970) + moved.withLock { $0 } }

    func advance(_ seconds: Int64) { moved.withLock { $0 += seconds } }
}

/// Tokens in memory.
final class KeptTokens: CommunityTokenStore {
    private let tokens = Mutex<[Identifier<Profile>: CommunityToken]>([:])

    func token(of profile: Identifier<Profile>) -> CommunityToken? { tokens.withLock { $0[profile] } }

    func write(_ token: CommunityToken, of profile: Identifier<Profile>) { tokens.withLock { $0[profile] = token } }

    func clear(of profile: Identifier<Profile>) { tokens.withLock { $0[profile] = nil } }
}

private struct NoSession: SessionStore {
    func read() -> StoredSession? { nil }
    func write(_ session: StoredSession) {}
    func clear() {}
}
