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
            throw ServerProblem(status: 403, code: .closed, message: "registration is closed")
        }
        let message = try request.decoded(NewAccountRequest.self)
        let invite = api.settings.whoMayJoin == .invite ? message.invite ?? "" : nil
        try await mayTry(invite)
        let account = try CheckedAccount(message)
        try await api.database.read { try Self.checkFree(account, $0) }
        if invite == nil { try spend(1, .registrations, "join") }
        let hash = try await api.passwords.hash(account.password)
        let codes = SecretText.recoveryCodes()
        let (token, now) = (SecretText.token(), now)
        let answer = try await api.database.write { db in
            try Self.checkFree(account, db)
            if let invite, try !InviteTable(db: db).use(invite, at: now) { throw Self.wrongInvite }
            let members = MemberTable(db: db)
            let no = try members.insert(account, hash, invite: invite.map(InviteTable.digest), at: now)
            try members.setCodes(codes, of: no)
            return try Self.signedIn(no, token, account.device, codes: codes.map(\.text), at: now, db)
        }
        return try .message(answer, status: 201)
    }

    /// Checks the invite first: nobody without one learns which names are taken, or keeps the server busy. The rate is
    /// limited per invite, so that several people behind one address can join at once.
    private func mayTry(_ invite: String?) async throws {
        guard let invite else { return try spend(1, .signIns, "try") }
        let now = now
        guard try await api.database.read({ try InviteTable(db: $0).isOpen(invite, at: now) }) else {
            try spend(1, .signIns, "try")
            throw Self.wrongInvite
        }
        try spend(1, .joins, "join", of: Hexadecimal.text(of: InviteTable.digest(invite)))
    }

    private static let wrongInvite = ServerProblem(
        status: 422, code: .invite, message: "invite is invalid, used up or expired", field: "invite")

    private static func checkFree(_ account: CheckedAccount, _ db: any SQLConnection) throws {
        func isTaken(_ column: String, _ value: String) throws -> Bool {
            try db.has("member WHERE \(column) = ?", value)
        }
        if try isTaken("name", account.name.text) {
            throw ServerProblem(status: 409, code: .nameTaken, message: "ID is taken", field: "name")
        }
        if try isTaken("nickname_key", account.nickname.folded) { throw ServerProblem.nicknameTaken }
        if try isTaken("id", account.id.rawValue) {
            throw ServerProblem(status: 409, code: .idTaken, message: "this member already exists", field: "id")
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
        guard try await matches(password, found?.hash, typed), let found else { throw ServerProblem.credentials }
        let upgraded =
            api.passwords.isOutdated(found.hash) ? try await api.passwords.hash(password) : nil
        let (token, device) = (SecretText.token(), CheckedAccount.label(message.device))
        let answer = try await api.database.write { db in
            // The password may have changed while this one was checked.
            try MemberTable(db: db).confirm(found.hash, of: found.member)
            try AttemptTable(db: db).forget(name: typed, prefix: prefix, at: now)
            if let upgraded { try MemberTable(db: db).setPassword(upgraded, of: found.member) }
            return try Self.signedIn(found.member, token, device, codes: nil, at: now, db)
        }
        // Only failures are limited: several people behind one address may sign in at once.
        api.rates.refund(1, for: key("sign-in"))
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
        let hash = try await counting(typed) { try await api.passwords.hash(password) }
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

    private func attemptName(_ typed: String) -> String {
        (try? AccountName(typed))?.text ?? Hexadecimal.text(of: SecretText.digest(typed).prefix(8))
    }

    private func matches(_ password: Password, _ hash: PasswordHash?, _ name: String) async throws -> Bool {
        try await counting(name) { try await api.passwords.matches(password, hash) }
    }

    /// Does not count an attempt whose check failed to run.
    private func counting<Value>(_ name: String, _ check: () async throws -> Value) async throws -> Value {
        do {
            return try await check()
        } catch {
            let (prefix, now) = (request.prefix, now)
            try await api.database.write { try AttemptTable(db: $0).takeBack(name: name, prefix: prefix, at: now) }
            throw error
        }
    }

    private func key(_ kind: String) -> String { "\(kind) \(request.prefix)" }

    private func spend(_ points: Double, _ rate: RateLimiter.Rate, _ kind: String, of subject: String? = nil) throws {
        guard api.settings.keepsRates else { return }
        if let wait = api.rates.charge(points, rate, for: subject.map { "\(kind) \($0)" } ?? key(kind), at: now) {
            throw ServerProblem.wait(wait)
        }
    }

    /// Checks the password of a signed-in member under the same limits as a sign-in.
    func checked(_ typed: String, of member: MemberRecord) async throws -> PasswordHash {
        let (prefix, now) = (request.prefix, now)
        let hash = try await api.database.write { db in
            try AttemptTable(db: db).begin(name: member.name, prefix: prefix, at: now)
            return try MemberTable(db: db).passwordHash(of: member.no)
        }
        guard try await matches(Password(typed), hash, member.name), let hash else { throw ServerProblem.credentials }
        try await api.database.write { try AttemptTable(db: $0).forget(name: member.name, prefix: prefix, at: now) }
        return hash
    }
}
