import CommunityProtocol
import Domain
import Foundation

struct AccountHandlers {
    let api: CommunityAPI
    let request: APIRequest
    let now: Int64

    /// Returns nil for any other request.
    func open() async throws -> APIAnswer? {
        switch (request.method, request.endpoint) {
        case (.post, .accounts): return try await register()
        case (.post, .signIns): return try await signIn()
        case (.post, .recoveries): return try await recover()
        default: return nil
        }
    }

    // MARK: Joining

    private func register() async throws -> APIAnswer {
        guard api.settings.whoMayJoin != .closed else {
            throw ServerProblem(status: 403, code: .closed, message: "nobody may join at present")
        }
        let message = try request.decoded(NewAccountRequest.self)
        // A rate limit also covers checking which names are taken.
        try spend(1, .signIns, "try")
        let account = try CheckedAccount(message)
        let invite = api.settings.whoMayJoin == .invite ? message.invite ?? "" : nil
        try await api.database.read { try Self.checkFree(account, $0) }
        try spend(1, .registrations, "join")
        let hash = try await api.passwords.hash(account.password)
        let codes = SecretText.recoveryCodes()
        let (token, now) = (SecretText.token(), now)
        let answer = try await api.database.write { db in
            try Self.checkFree(account, db)
            if let invite, try !InviteTable(db: db).use(invite, at: now) {
                throw ServerProblem(
                    status: 422, code: .invite, message: "this invitation is unknown, used up or out of date",
                    field: "invite")
            }
            let members = MemberTable(db: db)
            let no = try members.insert(account, hash, at: now)
            try members.setCodes(codes, of: no)
            return try Self.signedIn(no, token, account.device, codes: codes.map(\.text), at: now, db)
        }
        return try .message(answer, status: 201)
    }

    private static func checkFree(_ account: CheckedAccount, _ db: any SQLConnection) throws {
        func isTaken(_ column: String, _ value: String) throws -> Bool {
            try db.row("SELECT 1 AS one FROM member WHERE \(column) = ?", .text(value)) != nil
        }
        if try isTaken("name", account.name.text) {
            throw ServerProblem(status: 409, code: .nameTaken, message: "somebody has this ID", field: "name")
        }
        if try isTaken("nickname_key", account.nickname.folded) {
            throw ServerProblem(
                status: 409, code: .nicknameTaken, message: "somebody has this nickname, or one that looks the same",
                field: "nickname")
        }
        if try isTaken("id", account.id.rawValue) {
            throw ServerProblem(status: 409, code: .idTaken, message: "this member is here already", field: "id")
        }
    }

    // MARK: Signing in

    private func signIn() async throws -> APIAnswer {
        let message = try request.decoded(SignInRequest.self)
        try spend(1, .signIns, "sign-in")
        let (typed, prefix, now) = (attemptName(message.name), request.prefix, now)
        let password = Password(message.password)
        // Invalid names take the same path, so that they cannot be told from unknown ones.
        let name = (try? AccountName(message.name))?.text
        let found = try await api.database.write { db in
            try AttemptTable(db: db).begin(name: typed, prefix: prefix, at: now)
            return try name.flatMap { try MemberTable(db: db).member(name: $0) }.flatMap { member in
                try MemberTable(db: db).passwordHash(of: member.no).map { (member: member.no, hash: $0) }
            }
        }
        guard try await api.passwords.matches(password, found?.hash), let found else {
            throw ServerProblem.credentials
        }
        let upgraded =
            api.passwords.isOutdated(found.hash) ? try await api.passwords.hash(password) : nil
        let (token, device) = (SecretText.token(), CheckedAccount.label(message.device))
        let answer = try await api.database.write { db in
            try AttemptTable(db: db).forget(name: typed, prefix: prefix, at: now)
            if let upgraded { try MemberTable(db: db).setPassword(upgraded, of: found.member) }
            return try Self.signedIn(found.member, token, device, codes: nil, at: now, db)
        }
        return try .message(answer, status: 201)
    }

    private func recover() async throws -> APIAnswer {
        let message = try request.decoded(RecoveryRequest.self)
        let password = try CheckedAccount.password(message.password, field: "password")
        try spend(1, .signIns, "sign-in")
        let (typed, prefix, now) = (attemptName(message.name), request.prefix, now)
        let name = (try? AccountName(message.name))?.text
        let code = RecoveryCode(message.code)
        let member = try await api.database.write { db in
            try AttemptTable(db: db).begin(name: typed, prefix: prefix, at: now)
            let member = try name.flatMap { try MemberTable(db: db).member(name: $0) }
            guard let member, let code, try MemberTable(db: db).hasCode(code, of: member.no) else { return Int64?.none }
            return member.no
        }
        // Always hashes: the time must not reveal whether the code existed.
        let hash = try await api.passwords.hash(password)
        guard let member, let code else { throw ServerProblem.credentials }
        let (token, device) = (SecretText.token(), CheckedAccount.label(message.device))
        let answer = try await api.database.write { db in
            guard try MemberTable(db: db).useCode(code, of: member) else { throw ServerProblem.credentials }
            try AttemptTable(db: db).forget(name: typed, prefix: prefix, at: now)
            try MemberTable(db: db).setPassword(hash, of: member)
            try DeviceTable(db: db).endAll(of: member)
            return try Self.signedIn(member, token, device, codes: nil, at: now, db)
        }
        return try .message(answer, status: 201)
    }

    private static func signedIn(
        _ member: Int64, _ token: String, _ device: String, codes: [String]?, at now: Int64, _ db: any SQLConnection
    ) throws -> SignedInAnswer {
        let no = try DeviceTable(db: db).insert(member: member, token: token, label: device, at: now)
        guard let record = try MemberTable(db: db).member(no: member) else { throw ServerProblem.credentials }
        return SignedInAnswer(member: record.own, token: token, device: no, codes: codes)
    }

    /// Shortens arbitrary input to a short key for counting.
    private func attemptName(_ typed: String) -> String {
        (try? AccountName(typed))?.text ?? SecretText.hexadecimal(SecretText.digest(typed).prefix(8))
    }

    private func spend(_ points: Double, _ rate: RateLimiter.Rate, _ kind: String) throws {
        guard api.settings.keepsRates else { return }
        if let wait = api.rates.take(points, rate, for: "\(kind) \(request.prefix)", at: now) {
            throw ServerProblem.wait(wait)
        }
    }
}
