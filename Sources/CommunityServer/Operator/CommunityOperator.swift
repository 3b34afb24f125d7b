package import CommunityProtocol
package import Domain
package import Foundation

/// The operator's commands on a community, served or not. Every action is recorded in the audit.
package struct CommunityOperator: Sendable {
    private let database: any SQLDatabase
    private let clock: any ServerClock
    private let name: String

    /// Opens an existing community.
    ///
    /// - Parameter name: The operator, for the audit.
    /// - Throws: `StoreProblem`.
    package init(store: String, name: String) async throws {
        let database = try StoreOpener.open(store, isServing: false)
        let found = try await SchemaMigrator(database: database).version()
        let wanted = SchemaMigration.current
        if found != wanted {
            throw found < wanted
                ? StoreProblem.older(found: found, wanted: wanted) : StoreProblem.newer(found: found, wanted: wanted)
        }
        self.init(database: database, clock: SystemClock(), name: name)
    }

    init(database: any SQLDatabase, clock: any ServerClock, name: String) {
        self.database = database
        self.clock = clock
        self.name = name
    }

    /// Returns the resulting schema version.
    ///
    /// - Throws: `StoreProblem`.
    package static func migrate(store: String) async throws -> Int {
        let database = try StoreOpener.open(store, isServing: true)
        try await SchemaMigrator(database: database).migrate()
        await database.close()
        return SchemaMigration.current
    }

    /// Leaves a single file if no other process has the store open.
    package func close() async { await database.close() }

    // MARK: Members

    /// - Parameter days: The days it is valid; nil for no limit.
    package func invite(uses: Int, days: Int?) async throws -> Invite {
        try await change("invite", "\(uses)") { db, now in
            let until = days.map { now + Int64($0) * UTCDate.day }
            return Invite(
                code: try InviteTable(db: db).make(uses: uses, until: until), uses: uses,
                until: until.map { Date(timeIntervalSince1970: TimeInterval($0) / 1_000) })
        }
    }

    /// Issues new recovery codes to a member and ends all their devices.
    package func reset(_ member: String) async throws -> [String] {
        let codes = SecretText.recoveryCodes()
        try await change("reset", member) { db, _ in
            let found = try Self.member(member, db)
            try MemberTable(db: db).setCodes(codes, of: found.no)
            try DeviceTable(db: db).endAll(of: found.no)
        }
        return codes.map(\.text)
    }

    /// Removes a member's votes and marks from the counts, and leaves them read access only.
    ///
    /// - Parameter days: The duration; nil until lifted.
    package func suspend(_ member: String, days: Int?) async throws {
        try await change("suspend", days.map { "\(member) \($0)" } ?? member) { db, now in
            try Suspension(db: db, now: now).suspend(
                Self.member(member, db), until: days.map { now + Int64($0) * UTCDate.day })
        }
    }

    package func lift(_ member: String) async throws {
        try await change("lift", member) { db, now in
            try Suspension(db: db, now: now).lift(Self.member(member, db))
        }
    }

    package func remove(_ member: String, votes: VoteDisposal) async throws {
        try await change("remove", member) { db, now in
            try Departure(db: db, member: Self.member(member, db).no, now: now).leave(votes)
        }
    }

    /// Returns the number of withdrawn votes.
    package func dropVotes(of member: String) async throws -> Int {
        try await change("drop-votes", member) { db, now in
            let found = try Self.member(member, db)
            let rows = try db.query(
                "SELECT character FROM vote WHERE member = ? AND gone = 0 ORDER BY character", .integer(found.no))
            for row in rows {
                try VoteTable(db: db).withdraw(
                    of: found.no, on: row.integer("character"), device: nil, at: now,
                    seq: MemberTable(db: db).nextSeq(of: found.no))
            }
            return rows.count
        }
    }

    package func export(_ member: String) async throws -> Data {
        try await change("export", member) { db, _ in
            try ExportQueries(db: db).lines(of: Self.member(member, db))
        }
    }

    // MARK: Posts

    package func reports() async throws -> [ReportedPost] {
        try await database.read { try ReportQueries(db: $0).open() }
    }

    package func hide(_ post: String, why: ReportReason) async throws {
        try await change("hide", "\(post) \(why.rawValue)") { db, _ in
            try ReportQueries(db: db).close(post: post)
            try PostTable(db: db).setState(.hidden, why: why.rawValue, of: Self.post(post, db))
        }
    }

    /// Shows a post again and closes its reports.
    package func show(_ post: String) async throws {
        try await change("show", post) { db, _ in
            try ReportQueries(db: db).close(post: post)
            try PostTable(db: db).setState(.shown, why: nil, of: Self.post(post, db))
        }
    }

    // MARK: Works

    package func duplicates() async throws -> [LikelyDuplicate] {
        try await database.read { try DuplicateQueries(db: $0).works() }
    }

    /// Merges two works, with the members' contributions to both.
    package func mergeWork(_ from: String, into: String) async throws -> (joined: Int, moved: Int) {
        try await change("merge-work", "\(from) \(into)") { db, now in
            try WorkMerge(db: db, now: now, from: from, into: into).merge()
        }
    }

    // MARK: The store

    /// Returns the number of wrong counts.
    package func recount() async throws -> Int {
        try await change("recount", nil) { db, now in try Recount(db: db, now: now).run() }
    }

    /// Marks the store as a restored copy. Clients then ask their members what to do about the lost changes.
    ///
    /// - Parameter copy: The name of the backup, for the audit.
    /// - Returns: The number of restores so far, including this one.
    @discardableResult
    package func restored(from copy: String? = nil) async throws -> Int {
        try await change("restored", copy) { db, _ in
            try db.execute("UPDATE meta SET epoch = epoch + 1 WHERE id = 1")
            try db.execute("UPDATE member SET base = seq")
            return try db.oneRow("SELECT epoch FROM meta WHERE id = 1").int("epoch")
        }
    }

    package func backUp(to path: String) async throws {
        try await change("backup", path) { _, _ in }
        try await database.backUp(to: path)
    }

    /// The operators' actions, newest first.
    package func audit(limit: Int) async throws -> [String] {
        try await database.read { db in
            try db.query("SELECT at, actor, action, subject FROM audit ORDER BY no DESC LIMIT ?", .integer(limit)).map {
                row in
                let time = Date(timeIntervalSince1970: TimeInterval(try row.integer("at")) / 1_000).formatted(.iso8601)
                return [time, try row.text("actor"), try row.text("action"), try row.optionalText("subject") ?? ""]
                    .joined(separator: "\t")
            }
        }
    }

    // MARK: How

    /// Makes a change with its audit entry, then computes its effects at once.
    private func change<Value: Sendable>(
        _ action: String, _ subject: String?,
        _ body: @escaping @Sendable (any SQLConnection, Int64) throws -> Value
    ) async throws -> Value {
        let (now, name) = (clock.now(), name)
        do {
            return try await database.write { db in
                let value = try body(db, now)
                try AuditTable(db: db).add(actor: name, action: action, subject: subject, at: now)
                while try Fold(db: db, now: now).step() > 0 {}
                return value
            }
        } catch SQLError.unavailable(let problem) {
            throw problem
        }
    }

    private static func member(_ text: String, _ db: any SQLConnection) throws -> MemberRecord {
        let members = MemberTable(db: db)
        guard let found = try members.member(id: .init(text)) ?? members.member(name: text) else {
            throw OperatorProblem.noMember(text)
        }
        return found
    }

    private static func post(_ id: String, _ db: any SQLConnection) throws -> StoredPost {
        guard let post = try PostTable(db: db).post(id), !post.isGone else { throw OperatorProblem.noPost(id) }
        return post
    }
}

package enum OperatorProblem: Error, Hashable, CustomStringConvertible {
    case noMember(String)
    case noPost(String)
    case noWork(String)
    case sameWork(String)
    /// The first work is a member's, the second everybody's.
    case membersWork(String, everybodys: String)

    package var description: String {
        switch self {
        case .noMember(let text): "there is no member with the ID \(text)"
        case .noPost(let id): "there is no post \(id)"
        case .noWork(let id): "there is no work with the id \(id)"
        case .sameWork(let id): "\(id) is one work already"
        case .membersWork(let id, let other): "\(id) is a member's work: merge it into \(other)"
        }
    }
}

package struct Invite: Encodable, Sendable {
    package let code: String
    package let uses: Int
    /// Nil for no limit.
    package let until: Date?
}
