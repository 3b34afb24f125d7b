import CommunityProtocol
import Domain
import Foundation

struct MemberHandlers: Sendable {
    let api: CommunityAPI
    let request: APIRequest
    let session: DeviceSession
    let now: Int64

    private var member: MemberRecord { session.member }

    /// Returns nil for any other request.
    func answer() async throws -> APIAnswer? {
        try spend()
        switch (request.method, request.endpoint) {
        case (.get, .me): return try .message(member.own)
        case (.patch, .me): return try await change()
        case (.delete, .me): return try await leave()
        case (.put, .password): return try await changePassword()
        case (.post, .codes): return try await renewCodes()
        case (.get, .devices): return try await devices()
        case (.patch, .device(let no)): return try await rename(no)
        case (.delete, .device(let no)): return try await end(no)
        case (.post, .operations):
            return try await OperationHandler(api: api, request: request, now: now).answer(of: session)
        case (.get, .changes): return try await changes()
        case (.get, .inbox): return try await inbox()
        case (.get, .export): return try await export()
        case (.post, .workReport(let work)): return try await report(work)
        case (.get, .reports): return try await reports()
        case (.post, .reports): return try await moderate()
        default:
            guard request.endpoint.isMembersOnly else { return nil }
            throw ServerProblem(status: 405, code: .method, message: "method not allowed")
        }
    }

    // MARK: Reading

    private func changes() async throws -> APIAnswer {
        guard let after = Int64(request.query[.after] ?? "0"), after >= 0 else {
            throw ServerProblem.invalid("after", "must be a number")
        }
        return try .message(
            try await api.database.read { db in
                guard let present = try MemberTable(db: db).member(no: member.no) else { throw ServerProblem.removed }
                return try ChangeQueries(db: db).changes(of: present, after: after)
            })
    }

    private func inbox() async throws -> APIAnswer {
        guard let before = Int64(request.query[.before] ?? "\(Int64.max)") else {
            throw ServerProblem.invalid("before", "must be a number")
        }
        return try .message(
            try await api.database.read {
                try InboxTable(db: $0).page(of: member.no, before: before, limit: ProtocolLimits.pageRows)
            })
    }

    private func export() async throws -> APIAnswer {
        let lines = try await api.database.read { try ExportQueries(db: $0).lines(of: member, on: session.no) }
        var answer = APIAnswer(status: 200, body: lines)
        answer.contentType = "application/jsonl"
        return answer
    }

    // MARK: The account

    private func change() async throws -> APIAnswer {
        let change = try request.decoded(OwnMemberChange.self)
        // Anyone may withdraw their votes.
        if change != OwnMemberChange(showsVotes: false) { try checkMayWrite() }
        let changed = try await api.database.write { db in
            // Under the lock, so that of two changes of one state the second is refused.
            if let ifMatch = request.ifMatch, let present = try MemberTable(db: db).lock(member.no),
                ifMatch != CommunityAPI.etag(of: try WireCoder.encode(present.own))
            {
                throw ServerProblem(status: 412, code: .changed, message: "changed since it was read")
            }
            return try OwnMemberRules(db: db).apply(change, to: member.no, at: now)
        }
        return try .message(changed.own)
    }

    private func changePassword() async throws -> APIAnswer {
        let change = try request.decoded(PasswordChange.self)
        let password = try CheckedAccount.password(change.new, field: "new")
        let checked = try await checkPassword(change.current)
        let hash = try await api.passwords.hash(password)
        try await api.database.write { db in
            try MemberTable(db: db).confirm(checked, of: member.no)
            try MemberTable(db: db).setPassword(hash, of: member.no)
            try DeviceTable(db: db).endAll(of: member.no, except: session.no)
        }
        return APIAnswer(status: 204)
    }

    private func renewCodes() async throws -> APIAnswer {
        let checked = try await checkPassword(try request.decoded(RecoveryCodesRequest.self).current)
        let codes = SecretText.recoveryCodes()
        try await api.database.write { db in
            try MemberTable(db: db).confirm(checked, of: member.no)
            try MemberTable(db: db).setCodes(codes, of: member.no)
        }
        return try .message(RecoveryCodesAnswer(codes: codes.map(\.text)))
    }

    private func leave() async throws -> APIAnswer {
        let message = try request.decoded(LeaveRequest.self)
        guard let disposal = message.votes.value else {
            throw ServerProblem.invalid("votes", "must be keep or remove")
        }
        let checked = try await checkPassword(message.password)
        let reason = message.reason.flatMap(LeavingReason.Kind.init)
        try await api.database.write { db in
            try MemberTable(db: db).confirm(checked, of: member.no)
            try Departure(db: db, member: member.no, now: now).leave(disposal)
            try AuditTable(db: db).add(actor: "member", action: "left", subject: reason?.rawValue, at: now)
        }
        await api.fold.plan()
        return APIAnswer(status: 204)
    }

    // MARK: Devices

    private func devices() async throws -> APIAnswer {
        return try .message(
            DevicesAnswer(
                devices: try await api.database.read { try DeviceTable(db: $0).all(of: member.no, this: session.no) }))
    }

    private func end(_ no: Int64) async throws -> APIAnswer {
        guard try await api.database.write({ try DeviceTable(db: $0).end(no, of: member.no) }) else {
            throw ServerProblem.notFound("device")
        }
        return APIAnswer(status: 204)
    }

    private func rename(_ no: Int64) async throws -> APIAnswer {
        let label = CheckedAccount.label(try request.decoded(DeviceChange.self).label)
        guard try await api.database.write({ try DeviceTable(db: $0).rename(no, of: member.no, to: label) }) else {
            throw ServerProblem.notFound("device")
        }
        return APIAnswer(status: 204)
    }

    // MARK: Moderation

    private func report(_ work: Identifier<Work>) async throws -> APIAnswer {
        try checkMayWrite()
        let message = try request.decoded(WorkReportRequest.self)
        guard let reason = message.reason.value,
            (message.text?.utf8.count ?? 0) <= ReportReason.longestText * ProtocolLimits.bytesPerCharacter
        else { throw ServerProblem.invalid("reason", "unknown or too long") }
        let report = Report(reason: reason, text: message.text, reportedAt: now / 1_000)
        try await api.database.write { db in
            guard let work = try CatalogueTable(db: db).work(work), !work.isGone else {
                throw ServerProblem.notFound("work")
            }
            guard work.publisher != member.no else { throw ServerProblem.invalid("work", "is your own") }
            // Each member counts once; the first report stays.
            try db.execute(
                """
                INSERT INTO work_report (member, work, reason, text, at, state) VALUES (?, ?, ?, ?, ?, 'open')
                ON CONFLICT (member, work) DO NOTHING
                """, member.no, work.no, reason.rawValue, report.text, now)
        }
        return APIAnswer(status: 204)
    }

    private func reports() async throws -> APIAnswer {
        try checkModerates()
        let reports = try await api.database.read { try ReportQueries(db: $0, showsNicknames: true).open() }
        return try .message(
            ReportsAnswer(
                rows: reports.map { report in
                    ReportRow(
                        kind: .known(report.kind), id: report.id, author: report.author,
                        text: report.text, reporters: report.reporters, reasons: report.reasons, hidden: report.isHidden
                    )
                }))
    }

    private func moderate() async throws -> APIAnswer {
        try checkModerates()
        let message = try request.decoded(ModerationRequest.self)
        guard let action = message.action.value else { throw ServerProblem.invalid("action", "unknown action") }
        let (id, why) = (message.id, message.reason?.value ?? .other)
        let entry = (actor: "moderator \(member.id)", subject: action == .hide ? "\(id) \(why.rawValue)" : id)
        try await api.database.write { db in
            let moderation = Moderation(db: db, now: now)
            do {
                switch action {
                case .hide: try moderation.setState(.hidden, why: why, of: id)
                case .show: try moderation.setState(.shown, why: nil, of: id)
                case .unpublish: try moderation.unpublish(id)
                }
            } catch is OperatorProblem {
                throw ServerProblem.notFound("post or work")
            }
            try AuditTable(db: db).add(actor: entry.actor, action: action.rawValue, subject: entry.subject, at: now)
        }
        await api.fold.plan()
        return APIAnswer(status: 204)
    }

    private func checkModerates() throws {
        guard member.moderates, !member.isSuspended else { throw ServerProblem.notFound("path") }
    }

    // MARK: Checks

    /// Takes points for requests that no other rate covers.
    private func spend() throws {
        guard api.settings.keepsRates else { return }
        let wait: Int? =
            switch (request.method, request.endpoint) {
            case (.get, .export): api.rates.charge(30, .reads, for: "read \(member.no)", at: now)
            case (.post, .workReport): api.rates.charge(10, .actions, for: "action \(member.no)", at: now)
            case (.patch, .me), (.patch, .device), (.delete, .device), (.post, .reports):
                api.rates.charge(1, .actions, for: "action \(member.no)", at: now)
            default: nil
            }
        if let wait { throw ServerProblem.wait(wait) }
    }

    private func checkMayWrite() throws {
        guard !member.isSuspended else { throw ServerProblem.suspended }
    }

    private func checkPassword(_ typed: String) async throws -> PasswordHash {
        try await AccountHandlers(api: api, request: request, now: now).checked(typed, of: member)
    }
}
