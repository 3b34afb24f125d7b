import CommunityProtocol
import Credentials
import Domain
import Foundation

struct CommunityAPI: Sendable {
    let database: any SQLDatabase
    let settings: CommunitySettings
    let clock: any ServerClock
    let passwords: PasswordWorkers
    let rates: RateLimiter
    let fold: FoldScheduler
    let health = ServerHealth()
    let devices = KnownDevices()
    let unchanged = UnchangedPages()
    let replica: Replica?
    private let oldestClient: ClientVersion

    init(
        database: any SQLDatabase, settings: CommunitySettings, clock: any ServerClock = SystemClock(),
        replica: Replica? = nil
    ) {
        self.database = database
        self.replica = replica
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
        "W/\"\(SecretText.hexadecimal(TokenDigest.digest(of: body)))\""
    }

    private func checkedAnswer(to request: APIRequest) async throws -> APIAnswer {
        if let client = request.client, ClientVersion(client) < oldestClient {
            throw ServerProblem(
                status: 426, code: .upgrade, message: "this server wants dimo \(settings.oldestClient) or newer")
        }
        let now = clock.now()
        if let answer = try await OperationHandler(api: self, request: request, now: now).answerAtOnce() {
            return answer
        }
        // Read before the page: commits during the read then count as newer.
        let version = request.asksForPage && request.ifNoneMatch != nil ? database.version : nil
        if let version, let answer = unchangedAnswer(to: request, at: version, now) { return answer }
        let (seen, page) = try await arrived(request, now)
        if let session = seen.session, session.day != UTCDate.day(of: now) {
            try await database.write { try DeviceTable(db: $0).touch(session.no, at: now) }
        }
        var answer: APIAnswer
        do {
            if let page {
                answer = try page.get()
            } else {
                try spendRead(request, seen.session, now, RateCharge())
                answer = try await self.answer(request, seen.session, now)
            }
        } catch {
            answer = failure(error, request)
        }
        answer.mark(seen)
        guard request.method == .get, answer.status == 200, let body = answer.body else { return answer }
        let etag = Self.etag(of: body)
        if let version { unchanged.add(request, etag: etag, seen, at: version) }
        answer.etag = etag
        return request.ifNoneMatch == etag ? notModified(answer) : answer
    }

    /// Returns an answer if nothing was written since the client read the page; nil if the page has to be read.
    private func unchangedAnswer(to request: APIRequest, at version: Int64, _ now: Int64) -> APIAnswer? {
        guard let seen = unchanged.arrival(request, at: version) else { return nil }
        // The store records a device's first request of the day.
        guard seen.session.map({ $0.day == UTCDate.day(of: now) }) ?? true else { return nil }
        var answer: APIAnswer
        do {
            try spendRead(request, seen.session, now, RateCharge())
            answer = APIAnswer(status: 304)
            answer.etag = request.ifNoneMatch
        } catch {
            answer = failure(error, request)
        }
        answer.mark(seen)
        return answer
    }

    /// Returns the asking device, and a public page read on the same snapshot or from a current replica.
    private func arrived(
        _ request: APIRequest, _ now: Int64
    ) async throws -> (Arrival, Result<APIAnswer, ServerProblem>?) {
        let replica = request.asksForPage ? replica : nil
        let asksReplica = replica?.condition == .serving
        let spent = RateCharge()
        let (seen, need, page) = try await database.read { db in
            let need = asksReplica ? try ReadPosition.of(request.token, at: now, in: db) : nil
            let seen = try need?.arrival ?? Arrival.of(request.token, at: now, in: db)
            guard request.token == nil || seen.session != nil else {
                throw ServerProblem(status: 401, code: .token, message: "this token has ended")
            }
            guard request.asksForPage else { return (seen, need, nil as Result<APIAnswer, ServerProblem>?) }
            try spendRead(request, seen.session, now, spent)
            return (seen, need, need == nil ? try self.pageOrProblem(request, seen.session, db) : nil)
        }
        guard let replica else { return (seen, page) }
        guard let need else {
            replica.count(isAnswered: false)
            replica.lookAgain(beside: seen, at: now)
            return (seen, page)
        }
        let copied = await replica.read(need, token: request.token, at: now) { db in
            try self.pageOrProblem(request, seen.session, db)
        }
        // The primary may already have what the replica reports as not found.
        let isFound = if case .failure(let problem) = copied { problem.status != 404 } else { copied != nil }
        replica.count(isAnswered: isFound)
        if let copied, isFound { return (seen, copied) }
        return (seen, try await database.read { try self.pageOrProblem(request, seen.session, $0) })
    }

    func lookAtReplica() async throws {
        guard let replica else { return }
        let now = clock.now()
        replica.lookAgain(beside: try await database.read { try Arrival.of(nil, at: now, in: $0) }, at: now)
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
        } else if !settings.allowsGuests {
            throw Self.membersOnly
        }
        throw ServerProblem(status: 405, code: .method, message: "this path knows other methods")
    }

    private func pageOrProblem(
        _ request: APIRequest, _ session: DeviceSession?, _ db: any SQLConnection
    ) throws -> Result<APIAnswer, ServerProblem> {
        do {
            return .success(try page(request, session, db))
        } catch let problem as ServerProblem {
            return .failure(problem)
        }
    }

    private func page(
        _ request: APIRequest, _ session: DeviceSession?, _ db: any SQLConnection
    ) throws -> APIAnswer {
        guard session != nil || settings.allowsGuests else { throw Self.membersOnly }
        let reader = CommunityReader(
            member: session?.member.no, showsTypes: session?.member.showsTypes ?? false,
            reveals: request.query[.reveal] == "1")
        return try CrowdHandlers.page(request, reader, db)
    }

    private static let membersOnly = ServerProblem(
        status: 401, code: .guest, message: "this community is for its members")

    private func spendRead(
        _ request: APIRequest, _ session: DeviceSession?, _ now: Int64, _ spent: RateCharge
    ) throws {
        guard settings.keepsRates, request.method == .get else { return }
        let wait = spent.take {
            if let session {
                rates.take(1, .reads, for: "read \(session.member.no)", at: now)
            } else {
                rates.take(1, .guestReads, for: "guest \(request.prefix)", at: now)
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
                ServerProblem(
                    status: 503, code: .store, message: "the community's store cannot be used at present",
                    retryAfter: 30)
            case SQLError.conflict, SQLError.unique:
                ServerProblem(status: 503, code: .busy, message: "try again", retryAfter: 1)
            default: ServerProblem(status: 500, code: .failure, message: "the server made a mistake")
            }
        let message = ErrorAnswer(
            code: .known(problem.code), message: problem.message, field: problem.field,
            retryAfter: problem.retryAfter, request: request.id.isEmpty ? nil : request.id)
        var answer = APIAnswer(status: problem.status, body: try? WireCoder.encode(message))
        answer.retryAfter = problem.retryAfter
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
        case .me, .password, .codes, .devices, .device, .operations, .changes, .inbox, .export: true
        case .server, .accounts, .signIns, .recoveries, .catalogue, .work, .cast, .character, .characterReviews,
            .result, .review, .comments, .member, .memberVotes, .memberReviews, .memberWishes, .list, .search:
            false
        }
    }
}
