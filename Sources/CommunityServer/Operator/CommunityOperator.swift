package import CommunityProtocol
package import Domain
package import Foundation

/// The operator's commands on a community, served or not. Every action is recorded in the audit.
package struct CommunityOperator: Sendable {
    private let database: any SQLDatabase
    private let clock: any ServerClock
    private let name: String

    /// Opens an existing community; `name` is the operator, for the audit. Throws `StoreProblem`.
    package init(store: String, name: String) async throws {
        let database = try StoreOpener.open(store, isServing: false)
        try await SchemaMigrator(database: database).check()
        self.init(database: database, clock: SystemClock(), name: name)
    }

    init(database: any SQLDatabase, clock: any ServerClock, name: String) {
        self.database = database
        self.clock = clock
        self.name = name
    }

    /// Returns the resulting schema version. Throws `StoreProblem`.
    package static func migrate(store: String) async throws -> Int {
        let database = try StoreOpener.open(store, isServing: true)
        do {
            try await SchemaMigrator(database: database).migrate()
        } catch {
            await database.close()
            throw error
        }
        await database.close()
        return SchemaMigrator.current
    }

    /// Leaves a single file if no other process has the store open.
    package func close() async { await database.close() }

    // MARK: Members

    /// `days` is nil for no limit.
    package func invite(uses: Int, days: Int?) async throws -> Invite {
        try await change("invite", "\(uses)") { db, now in
            let until = days.map { now + Int64($0) * UTCDate.day }
            let code = try InviteTable(db: db).make(uses: uses, until: until, at: now)
            return Invite(
                code: code, uses: uses, until: until.map(Self.date),
                join: try MetaTable(db: db).link().map { LANEntrance.line($0, invite: code) })
        }
    }

    /// The invites that can still be used, newest first.
    package func invites() async throws -> [OpenInvite] {
        let now = clock.now()
        return try await read { try InviteTable(db: $0).usable(at: now) }
    }

    /// `invite` is a code, or a name in the list.
    package func withdraw(_ invite: String) async throws {
        try await change("withdraw", nil) { db, _ in
            guard try InviteTable(db: db).remove(invite) else { throw OperatorProblem.noInvite(invite) }
        }
    }

    /// Newest first. `text` is a part of a nickname, or an ID; empty for all.
    package func members(like text: String, limit: Int) async throws -> [MemberSummary] {
        try await read { try MemberTable(db: $0).summaries(like: text, limit: limit) }
    }

    /// Issues new recovery codes to a member and ends all their devices.
    package func reset(_ member: String) async throws -> [String] {
        let codes = SecretText.recoveryCodes()
        try await change("reset", of: member) { db, found, _ in
            try MemberTable(db: db).setCodes(codes, of: found.no)
            try DeviceTable(db: db).endAll(of: found.no)
        }
        return codes.map(\.text)
    }

    /// Gives a member another nickname, which they cannot change for thirty days.
    package func rename(_ member: String, to text: String) async throws {
        guard let nickname = try? CheckedAccount.nickname(text) else { throw OperatorProblem.badNickname(text) }
        try await change("rename", of: member) { db, found, now in
            do {
                try OwnMemberRules(db: db).rename(found, nickname, at: now, isForced: true)
            } catch is ServerProblem {
                throw OperatorProblem.takenNickname(text)
            }
        }
    }

    /// Removes a member's votes and marks from the counts and leaves them read access; without `days`, until lifted.
    package func suspend(_ member: String, days: Int?) async throws {
        try await change("suspend", of: member, days.map { "\($0) days" }) { db, found, now in
            try Suspension(db: db, now: now).suspend(found, until: days.map { now + Int64($0) * UTCDate.day })
        }
    }

    package func lift(_ member: String) async throws {
        try await change("lift", of: member) { db, found, now in try Suspension(db: db, now: now).lift(found) }
    }

    /// `unpublishes` also removes the works they published. Returns the number of works that stay.
    @discardableResult
    package func remove(_ member: String, votes: VoteDisposal, unpublishes: Bool = false) async throws -> Int {
        try await change("remove", of: member) { db, found, now in
            if unpublishes { _ = try Moderation(db: db, now: now).unpublishAll(of: found) }
            let works = try db.oneRow("SELECT count(*) AS n FROM work WHERE publisher = ? AND gone = 0", found.no)
            try Departure(db: db, member: found.no, now: now).leave(votes)
            return try works.int("n")
        }
    }

    /// Sets whether a member may hide posts and take works away from their own terminal.
    package func setModerator(_ member: String, _ isOn: Bool) async throws {
        try await change(isOn ? "moderator" : "moderator-end", of: member) { db, found, _ in
            try db.execute("UPDATE member SET moderates = ? WHERE no = ?", isOn, found.no)
        }
    }

    /// Returns the number of withdrawn votes.
    package func dropVotes(of member: String) async throws -> Int {
        try await change("drop-votes", of: member) { db, found, now in
            let votes = try VoteTable(db: db).votes(where: "member = ? ORDER BY character", found.no)
            for vote in votes {
                let seq = try MemberTable(db: db).nextSeq(of: found.no)
                try VoteTable(db: db).withdraw(vote, device: nil, at: now, seq: seq)
            }
            return votes.count
        }
    }

    package func export(_ member: String) async throws -> Data {
        try await change("export", of: member) { db, found, _ in try ExportQueries(db: db).lines(of: found) }
    }

    // MARK: Posts and works

    package func reports() async throws -> [ReportedSubject] {
        try await read { try ReportQueries(db: $0).open() }
    }

    package func hide(_ post: String, why: ReportReason) async throws {
        try await change("hide", "\(post) \(why.rawValue)") { db, now in
            try Moderation(db: db, now: now).setState(.hidden, why: why, of: post)
        }
    }

    /// Hides all posts of a member. Returns their number.
    package func hideAll(of member: String, why: ReportReason) async throws -> Int {
        try await change("hide", of: member, why.rawValue) { db, found, now in
            try Moderation(db: db, now: now).hideAll(of: found, why: why)
        }
    }

    /// Shows a post again and closes its reports.
    package func show(_ post: String) async throws {
        try await change("show", post) { db, now in
            try Moderation(db: db, now: now).setState(.shown, why: nil, of: post)
        }
    }

    /// Takes a member's work away, for good.
    package func unpublish(_ work: String) async throws {
        try await change("unpublish", work) { db, now in try Moderation(db: db, now: now).unpublish(work) }
    }

    /// Takes all works of a member away. Returns their number.
    package func unpublishAll(of member: String) async throws -> Int {
        try await change("unpublish", of: member) { db, found, now in
            try Moderation(db: db, now: now).unpublishAll(of: found)
        }
    }

    package func duplicates() async throws -> [LikelyDuplicate] {
        try await read { try DuplicateQueries(db: $0).works() }
    }

    /// Merges two works, with the members' contributions to both.
    package func mergeWork(_ from: String, into: String) async throws -> MergedCounts {
        try await change("merge-work", "\(from) \(into)") { db, now in
            try WorkMerge(db: db, now: now, from: from, into: into).merge()
        }
    }

    // MARK: The store

    /// Returns the number of wrong counts.
    package func recount() async throws -> Int {
        try await change("recount", nil) { _, _ in }
        return try await database.telling {
            let wrong = try await Recount(database: database, now: clock.now()).run()
            do {
                try await FoldScheduler(database: database, clock: clock).foldAll()
            } catch SQLError.conflict {
                // A server is folding; it processes these rows, too.
            }
            return wrong
        }
    }

    /// Marks the store as a restored copy. Clients then ask their members what to do about the lost changes. All votes
    /// become private: a copy may be older than a member's withdrawal. `copy` is the name of the backup, for the audit.
    /// Returns the number of restores so far, including this one.
    @discardableResult
    package func restored(from copy: String? = nil) async throws -> Int {
        try await change("restored", copy) { db, _ in
            try db.execute("UPDATE meta SET epoch = epoch + 1 WHERE id = 1")
            try db.execute("UPDATE member SET base = seq, shows_votes = 0")
            return try db.oneRow("SELECT epoch FROM meta WHERE id = 1").int("epoch")
        }
    }

    package func backUp(to path: String) async throws {
        try await database.telling { try await database.backUp(to: path) }
        try await change("backup", path) { _, _ in }
    }

    /// The operators' actions, newest first.
    package func audit(limit: Int) async throws -> [AuditEntry] {
        try await read { db in
            try db.query("SELECT at, actor, action, subject FROM audit ORDER BY no DESC LIMIT ?", limit).map {
                row in
                AuditEntry(
                    at: Self.date(try row.integer("at")), actor: try row.text("actor"), action: try row.text("action"),
                    subject: try row.optionalText("subject"))
            }
        }
    }

    // MARK: Helpers

    /// Makes a change with its audit entry, then computes its effects at once.
    private func change<Value: Sendable>(
        _ action: String, _ subject: String?,
        _ body: @escaping @Sendable (any SQLConnection, Int64) throws -> Value
    ) async throws -> Value {
        let (now, name) = (clock.now(), name)
        return try await database.telling {
            try await database.write { db in
                let value = try body(db, now)
                try AuditTable(db: db).add(actor: name, action: action, subject: subject, at: now)
                try Fold(db: db, now: now).runWithin()
                return value
            }
        }
    }

    /// Makes a change to a member. The audit outlives the account, so it keeps the member's id, never the ID for
    /// signing in.
    @discardableResult
    private func change<Value: Sendable>(
        _ action: String, of member: String, _ detail: String? = nil,
        _ body: @escaping @Sendable (any SQLConnection, MemberRecord, Int64) throws -> Value
    ) async throws -> Value {
        let found = try await read { try Self.member(member, $0) }
        let subject = ([found.id.rawValue] + [detail].compactMap(\.self)).joined(separator: " ")
        return try await change(action, subject) { db, now in try body(db, try Self.member(member, db), now) }
    }

    private func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await database.telling { try await database.read(body) }
    }

    static func date(_ milliseconds: Int64) -> Date { Date(timeIntervalSince1970: TimeInterval(milliseconds) / 1_000) }

    /// Finds a member by id, by the ID they sign in with, or by nickname.
    private static func member(_ text: String, _ db: any SQLConnection) throws -> MemberRecord {
        let members = MemberTable(db: db)
        guard
            let found = try members.member(id: .init(text)) ?? members.member(name: text)
                ?? members.member(nickname: text)
        else { throw OperatorProblem.noMember(text) }
        return found
    }

    /// Replaces a store that nobody serves with a backup, migrates it, and marks it as a restored copy. `name` is the
    /// operator, for the audit. Returns the name under which the previous store is kept; nil if there was none. Throws
    /// `StoreProblem`; the store is then unchanged.
    package static func restore(_ copy: String, to store: String, name: String) async throws -> String? {
        try await restore(copy, to: store, name: name, clock: SystemClock())
    }

    static func restore(
        _ copy: String, to store: String, name: String, clock: any ServerClock
    ) async throws -> String? {
        guard PostgresAddress(store) == nil else { throw StoreProblem.noFile }
        let kept = "\(store).before-\(stamp(clock.now()))"
        let isReplacing = try await StoreReplacement(path: store).replace(by: copy, keptAs: kept) { database in
            let schema = SchemaMigrator(database: database)
            guard try await schema.version() > 0 else { throw StoreProblem.foreign(path: copy) }
            try await schema.migrate()
            _ = try await CommunityOperator(database: database, clock: clock, name: name).restored(from: copy)
        }
        return isReplacing ? kept : nil
    }

    /// Formats a time for a file name, such as `20261124T014500.123Z`. No two restores share one.
    private static func stamp(_ now: Int64) -> String {
        Date(timeIntervalSince1970: TimeInterval(now) / 1_000).formatted(
            Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, includingFractionalSeconds: true))
    }
}
