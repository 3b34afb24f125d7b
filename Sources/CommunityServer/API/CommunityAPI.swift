import CommunityProtocol
import Credentials
import Domain
import Foundation
import Synchronization

struct CommunityAPI: Sendable {
    let database: any SQLDatabase
    let settings: CommunitySettings
    let clock: any ServerClock
    let passwords: PasswordWorkers
    let rates: RateLimiter
    let fold: FoldScheduler
    let health = ServerHealth()
    let devices = KnownDevices()
    private let oldestClient: ClientVersion

    init(database: any SQLDatabase, settings: CommunitySettings, clock: any ServerClock = SystemClock()) {
        self.database = database
        self.settings = settings
        oldestClient = ClientVersion(settings.oldestClient)
        self.clock = clock
        passwords = PasswordWorkers(count: settings.passwordWorkers, cost: settings.passwordCost)
        rates = RateLimiter()
        fold = FoldScheduler(database: database, clock: clock)
    }

    /// Never throws: errors become answers as well.
    func respond(to request: APIRequest) async -> APIAnswer {
        do {
            return try await checkedAnswer(to: request)
        } catch {
            return failure(error, request)
        }
    }

    /// A weak tag, made from the body itself: a restored server never confirms data that it lost.
    static func etag(of body: Data) -> String {
        "W/\"\(Hexadecimal.text(of: TokenDigest.digest(of: body)))\""
    }

    private func checkedAnswer(to request: APIRequest) async throws -> APIAnswer {
        if let client = request.client, ClientVersion(client) < oldestClient {
            throw ServerProblem(
                status: 426, code: .upgrade, message: "this server requires dimo \(settings.oldestClient) or newer")
        }
        let now = clock.now()
        if let answer = try await OperationHandler(api: self, request: request, now: now).answerAtOnce() {
            return answer
        }
        let (seen, page) = try await arrived(request, now)
        if let session = seen.session, session.day != UTCDate.day(of: now) {
            try await database.write { try DeviceTable(db: $0).touch(session.no, at: now) }
        }
        var answer: APIAnswer
        do {
            if let page {
                answer = try page.get()
            } else {
                try chargeRead(request, seen.session, now, RateCharge())
                answer = try await self.answer(request, seen.session, now)
            }
        } catch {
            answer = failure(error, request)
        }
        answer.mark(seen)
        guard request.method == .get, answer.status == 200, let body = answer.body else { return answer }
        let etag = Self.etag(of: body)
        answer.etag = etag
        return request.ifNoneMatch == etag ? notModified(answer) : answer
    }

    /// Returns the asking device, and a public page read on the same snapshot.
    private func arrived(
        _ request: APIRequest, _ now: Int64
    ) async throws -> (Arrival, Result<APIAnswer, ServerProblem>?) {
        let spent = RateCharge()
        return try await database.read { db in
            let seen = try Arrival.of(request.token, at: now, in: db)
            guard request.token == nil || seen.session != nil else { throw ServerProblem.endedToken }
            guard request.asksForPage else { return (seen, nil) }
            try chargeRead(request, seen.session, now, spent)
            return (seen, try page(request, seen.session, db))
        }
    }

    private func answer(_ request: APIRequest, _ session: DeviceSession?, _ now: Int64) async throws -> APIAnswer {
        if case .server = request.endpoint, request.method == .get {
            return try await CrowdHandlers(api: self).description()
        }
        if let answer = try await AccountHandlers(api: self, request: request, now: now).open() { return answer }
        if let session {
            if let answer = try await MemberHandlers(api: self, request: request, session: session, now: now).answer() {
                return answer
            }
        } else if request.endpoint.isMembersOnly {
            throw ServerProblem(status: 401, code: .token, message: "sign in first")
        } else if !settings.allowsGuests || request.endpoint.isAboutMember {
            throw Self.membersOnly
        }
        throw ServerProblem(status: 405, code: .method, message: "method not allowed")
    }

    private func page(
        _ request: APIRequest, _ session: DeviceSession?, _ db: any SQLConnection
    ) throws -> Result<APIAnswer, ServerProblem> {
        guard session != nil || settings.allowsGuests && !request.endpoint.isAboutMember else {
            return .failure(Self.membersOnly)
        }
        do {
            return .success(try CrowdHandlers.page(request, session?.member, db))
        } catch let problem as ServerProblem {
            return .failure(problem)
        }
    }

    private static let membersOnly = ServerProblem(status: 401, code: .guest, message: "sign-in required")

    private func chargeRead(_ request: APIRequest, _ session: DeviceSession?, _ now: Int64, _ spent: RateCharge) throws
    {
        guard settings.keepsRates, request.method == .get else { return }
        let wait = spent.charge {
            if let session {
                rates.charge(1, .reads, for: "read \(session.member.no)", at: now)
            } else {
                rates.charge(1, .guestReads, for: "guest \(request.prefix)", at: now)
            }
        }
        if let wait { throw ServerProblem.wait(wait) }
    }

    private func notModified(_ answer: APIAnswer) -> APIAnswer {
        var same = answer
        same.status = 304
        same.body = nil
        return same
    }

    func failure(_ error: any Error, _ request: APIRequest) -> APIAnswer {
        if case SQLError.unavailable = error { health.noteRefusal() }
        let problem =
            switch error {
            case let problem as ServerProblem: problem
            case SQLError.unavailable:
                // The path of the store and its problem belong in the log only.
                ServerProblem(status: 503, code: .store, message: "database temporarily unavailable", retryAfter: 30)
            case SQLError.conflict, SQLError.unique:
                ServerProblem(status: 503, code: .busy, message: "try again", retryAfter: 1)
            case SQLError.overloaded: ServerProblem(status: 503, code: .busy, message: "server busy", retryAfter: 5)
            default: ServerProblem(status: 500, code: .failure, message: "internal server error")
            }
        var answer = APIAnswer(problem, request: request.id)
        answer.cause = problem.status >= 500 ? "\(error)" : nil
        return answer
    }
}

/// A terminal's version, compared number by number. A part that is not a number counts as 0.
struct ClientVersion: Comparable {
    private let numbers: [Int]

    init(_ text: String) {
        numbers = text.prefix(20).split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    }

    static func < (left: ClientVersion, right: ClientVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}

extension APIRequest {
    fileprivate var asksForPage: Bool { method == .get && endpoint != .server && !endpoint.isMembersOnly }
}

extension Endpoint {
    var isMembersOnly: Bool {
        switch self {
        case .me, .password, .codes, .devices, .device, .operations, .changes, .inbox, .export, .reports, .workReport:
            true
        default: false
        }
    }

    /// Whether the resource shows one member's activity; never shown to guests.
    fileprivate var isAboutMember: Bool {
        switch self {
        case .member, .memberVotes, .memberReviews, .memberWishes: true
        default: false
        }
    }
}

final class ServerHealth: Sendable {
    private let draining = Atomic(false)
    private let isRefused = Atomic(false)
    /// When the store last responded. It is queried at most once a second, because anyone may request this.
    private let proved = Mutex<ContinuousClock.Instant?>(nil)

    func drain() { draining.store(true, ordering: .relaxed) }

    /// Marks the store as unusable, such as with a full disk. The server is not ready until a write succeeds again.
    func noteRefusal() { isRefused.store(true, ordering: .relaxed) }

    func isReady(_ api: CommunityAPI) async -> Bool {
        guard !draining.load(ordering: .relaxed) else { return false }
        if let proved = proved.withLock({ $0 }), !isRefused.load(ordering: .relaxed), .now - proved < .seconds(1) {
            return true
        }
        let isReady = await check(api)
        proved.withLock { $0 = isReady ? .now : nil }
        return isReady
    }

    private func check(_ api: CommunityAPI) async -> Bool {
        guard (try? await SchemaMigrator(database: api.database).check()) != nil else { return false }
        guard isRefused.load(ordering: .relaxed) else { return true }
        guard (try? await api.database.write { try MetaTable(db: $0).proveWritable() }) != nil else { return false }
        isRefused.store(false, ordering: .relaxed)
        return true
    }
}
