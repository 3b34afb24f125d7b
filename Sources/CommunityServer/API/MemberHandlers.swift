import CommunityProtocol
import Domain
import Foundation

struct MemberHandlers {
    let api: CommunityAPI
    let request: APIRequest
    let session: DeviceSession
    let now: Int64

    private var member: MemberRecord { session.member }

    /// Returns nil for any other request.
    func answer() async throws -> APIAnswer? {
        switch (request.method, request.endpoint) {
        case (.get, .me): return try .message(member.own)
        case (.patch, .me): return try await change()
        case (.delete, .me): return try await leave()
        case (.put, .password): return try await changePassword()
        case (.post, .codes): return try await renewCodes()
        case (.get, .devices): return try await devices()
        case (.delete, .device(let no)): return try await end(no)
        case (.post, .operations):
            return try await OperationHandler(api: api, request: request, now: now).answer(of: session)
        case (.get, .changes): return try await changes()
        case (.get, .inbox): return try await inbox()
        case (.get, .export): return try await export()
        default:
            guard request.endpoint.isMembersOnly else { return nil }
            throw ServerProblem(status: 405, code: .method, message: "this path knows other methods")
        }
    }

    // MARK: Reading

    private func changes() async throws -> APIAnswer {
        guard let after = Int64(request.query[.after] ?? "0"), after >= 0 else {
            throw ServerProblem.invalid("after", "a cursor is a number")
        }
        let member = member.no
        return try .message(
            try await api.database.read { db in
                guard let present = try MemberTable(db: db).member(no: member) else {
                    throw ServerProblem(status: 401, code: .removed, message: "the account is gone")
                }
                return try ChangeQueries(db: db).changes(of: present, after: after)
            })
    }

    private func inbox() async throws -> APIAnswer {
        guard let before = Int64(request.query[.before] ?? "\(Int64.max)") else {
            throw ServerProblem.invalid("before", "a page begins at a number")
        }
        let member = member.no
        return try .message(
            try await api.database.read {
                try InboxTable(db: $0).page(of: member, before: before, limit: ProtocolLimits.pageRows)
            })
    }

    private func export() async throws -> APIAnswer {
        let member = member
        let lines = try await api.database.read { try ExportQueries(db: $0).lines(of: member) }
        var answer = APIAnswer(status: 200, body: lines)
        answer.contentType = "application/jsonl"
        return answer
    }

    // MARK: The account

    private func change() async throws -> APIAnswer {
        try checkMayWrite()
        let change = try request.decoded(OwnMemberChange.self)
        if let ifMatch = request.ifMatch, ifMatch != CommunityAPI.etag(of: try WireCoder.encode(member.own)) {
            throw ServerProblem(status: 412, code: .changed, message: "it changed since it was read")
        }
        let (no, now) = (member.no, now)
        let changed = try await api.database.write { db in try OwnMemberRules(db: db).apply(change, to: no, at: now) }
        return try .message(changed.own)
    }

    private func changePassword() async throws -> APIAnswer {
        let change = try request.decoded(PasswordChange.self)
        let password = try CheckedAccount.password(change.new, field: "new")
        try await checkPassword(change.current)
        let hash = try await api.passwords.hash(password)
        let (member, device) = (member.no, session.no)
        try await api.database.write { db in
            try MemberTable(db: db).setPassword(hash, of: member)
            try DeviceTable(db: db).endAll(of: member, except: device)
        }
        return APIAnswer(status: 204)
    }

    private func renewCodes() async throws -> APIAnswer {
        try await checkPassword(try request.decoded(RecoveryCodesRequest.self).current)
        let codes = SecretText.recoveryCodes()
        let member = member.no
        try await api.database.write { try MemberTable(db: $0).setCodes(codes, of: member) }
        return try .message(RecoveryCodesAnswer(codes: codes.map(\.text)))
    }

    private func leave() async throws -> APIAnswer {
        let message = try request.decoded(LeaveRequest.self)
        guard let disposal = message.votes.value else {
            throw ServerProblem.invalid("votes", "they are kept or removed")
        }
        try await checkPassword(message.password)
        let (member, now) = (member.no, now)
        let reason = message.reason.flatMap(LeavingReason.Kind.init)
        try await api.database.write { db in
            try Departure(db: db, member: member, now: now).leave(disposal)
            try AuditTable(db: db).add(actor: "member", action: "left", subject: reason?.rawValue, at: now)
        }
        await api.fold.plan()
        return APIAnswer(status: 204)
    }

    // MARK: Devices

    private func devices() async throws -> APIAnswer {
        let (member, device) = (member.no, session.no)
        return try .message(
            DevicesAnswer(
                devices: try await api.database.read { try DeviceTable(db: $0).all(of: member, this: device) }))
    }

    private func end(_ no: Int64) async throws -> APIAnswer {
        let member = member.no
        guard try await api.database.write({ try DeviceTable(db: $0).end(no, of: member) }) else {
            throw ServerProblem.notFound("device")
        }
        return APIAnswer(status: 204)
    }

    // MARK: What is checked

    private func checkMayWrite() throws {
        guard !member.isSuspended else { throw ServerProblem.suspended }
    }

    /// Checks a password under the same limits as a sign-in.
    private func checkPassword(_ typed: String) async throws {
        let (member, prefix, now) = (member, request.prefix, now)
        let hash = try await api.database.write { db in
            try AttemptTable(db: db).begin(name: member.name, prefix: prefix, at: now)
            return try MemberTable(db: db).passwordHash(of: member.no)
        }
        guard try await api.passwords.matches(Password(typed), hash) else { throw ServerProblem.credentials }
        try await api.database.write { try AttemptTable(db: $0).forget(name: member.name, prefix: prefix, at: now) }
    }
}
