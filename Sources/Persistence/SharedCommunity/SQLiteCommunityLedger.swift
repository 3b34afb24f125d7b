import CommunityProtocol
package import CommunitySync
package import Domain
import Foundation
import GRDB

package struct SQLiteCommunityLedger: CommunityLedger {
    let database: AppDatabase
    /// The limit for stored pages, in bytes.
    let mostBytes: Int

    package init(database: AppDatabase, mostBytes: Int = Self.mostBytes) {
        self.database = database
        self.mostBytes = mostBytes
    }

    /// Passes the membership and its number to `body`; does nothing if the profile is not, or no longer, a member.
    func write(
        for profile: Identifier<Profile>, _ body: @escaping @Sendable (Row, Int64, Database) throws -> Void
    ) async throws {
        try await database.write { db in
            guard let row = try Membership.row(of: profile, db) else { return }
            try body(row, row["number"], db)
        }
    }

    /// Seconds a page is kept after it was last requested.
    private static let longestKept: Int64 = 90 * 86_400

    /// The default limit for the pages of all communities together, in bytes.
    package static let mostBytes = 200 << 20

    package func store(
        _ answer: CommunityAnswer, to resource: CommunityResource, tag: String?, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws {
        try await write(for: profile) { [mostBytes] _, number, db in
            let scope = MembershipScope(membership: number, profile: profile, db: db)
            let size = try CrowdWriter(scope: scope, askedAt: now).write(answer, to: resource)
            let pages = ForgottenPages(db: db)
            if case .more(let known) = resource {
                try db.execute(
                    "UPDATE crowd_page SET next = ?, size = size + ? WHERE membership = ? AND resource = ?",
                    [answer.next, size, number, known.key])
                return try pages.forget(beyond: mostBytes, except: known, of: number)
            }
            try db.execute(
                sql: """
                    INSERT INTO crowd_page (membership, resource, asked_at, tag, size, next) VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (membership, resource) DO UPDATE SET asked_at = excluded.asked_at, tag = excluded.tag,
                        size = excluded.size, next = excluded.next
                    """, arguments: [number, resource.key, now, tag, size, answer.next])
            try pages.forget(before: now - Self.longestKept)
            try pages.forget(beyond: mostBytes, except: resource, of: number)
        }
    }

    package func forgetShownVotes(of profile: Identifier<Profile>) async throws {
        try await write(for: profile) { _, number, db in
            try db.execute("UPDATE crowd_action SET type = NULL WHERE membership = ?", [number])
            try db.execute("UPDATE crowd_member SET shows_votes = 0 WHERE membership = ?", [number])
            try db.execute(
                """
                UPDATE crowd_page SET tag = NULL, asked_at = asked_at - ?
                WHERE membership = ? AND resource LIKE '/v1/members/%'
                """, [CommunityResource.age, number])
        }
    }

    package func confirm(_ resource: CommunityResource, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await write(for: profile) { _, number, db in
            try db.execute(
                "UPDATE crowd_page SET asked_at = ? WHERE membership = ? AND resource = ?", [now, number, resource.key])
        }
    }

    /// Attempts to join are stored as drafts of a form, so that they follow the local profile into its later account.
    private static let form = "join"
    private static let most = 100

    package func attempts(
        at address: CommunityAddress, of profile: Identifier<Profile>
    ) async throws -> [JoinAttempt] {
        try await SQLiteDraftRepository(database: database).drafts(Self.form, of: profile, limit: Self.most)
            .filter { Self.subject(address, $0.title) == $0.subject }
            .map { draft in
                JoinAttempt(
                    name: AccountName(stored: draft.title), member: draft.body.isEmpty ? nil : Identifier(draft.body))
            }
    }

    package func begin(
        _ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await SQLiteDraftRepository(database: database).keep(
            Draft(
                form: Self.form, subject: Self.subject(address, attempt.name.text), title: attempt.name.text,
                body: attempt.member?.rawValue ?? "", savedAt: now), of: profile)
    }

    package func forget(
        _ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>
    ) async throws {
        try await SQLiteDraftRepository(database: database).forget(
            Self.form, about: Self.subject(address, attempt.name.text), of: profile)
    }

    package func forgetAttempts(of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            try db.execute("DELETE FROM draft WHERE profile = ? AND form = ?", [profile.rawValue, Self.form])
        }
    }

    private static func subject(_ address: CommunityAddress, _ name: String) -> String { "\(address.text) \(name)" }

    package func membership(of profile: Identifier<Profile>) async throws -> CommunityMembership? {
        try await database.read { db in try Membership.row(of: profile, db).map(Membership.membership) }
    }

    package func status(of profile: Identifier<Profile>) async throws -> CommunityStatus? {
        try await database.read { db in
            guard let row = try Membership.row(of: profile, db) else { return nil }
            let number: Int64 = row["number"]
            func count(_ condition: String) throws -> Int {
                try Int.fetchOne(db, "SELECT count(*) FROM outbox WHERE membership = ?\(condition)", [number]) ?? 0
            }
            return CommunityStatus(
                membership: Membership.membership(row),
                standing: StandingText.standing(row["standing"], lost: row["lost"]), people: row["people"],
                waiting: try count(" AND is_waiting < 2"), waitingForSubject: try count(" AND is_waiting = 1"),
                accepted: try count(" AND is_waiting = 2"), exchangedAt: row["exchanged_at"],
                problem: (row["problem"] as String?).map(ProblemText.problem),
                notices: try Int.fetchOne(db, "SELECT count(*) FROM community_notice WHERE membership = ?", [number])
                    ?? 0)
        }
    }

    package func crowd(of subject: CrowdSubject, for profile: Identifier<Profile>) async throws -> CrowdOrigin? {
        try await database.read { db in
            guard let row = try Membership.row(of: profile, db), row["standing"] != "removed" else { return nil }
            let resources: [CommunityResource] =
                switch subject {
                case .character(let id): [.result(id), .character(id)]
                case .result(let id): [.result(id)]
                case .work(let id): [.work(id)]
                case .member(let id): [.member(id)]
                case .search(let text): [.search(OnlineQuery.text(text))]
                case .shelves: []
                case .people: [.server]
                }
            let keys = resources.map(\.key)
            let sql =
                keys.isEmpty
                ? "SELECT max(asked_at) FROM crowd_page WHERE membership = ? AND resource LIKE '/v1/lists/%'"
                : """
                SELECT max(asked_at) FROM crowd_page
                WHERE membership = ? AND resource IN (\(keys.map { _ in "?" }.joined(separator: ", ")))
                """
            let arguments: StatementArguments = [row["number"] as Int64]
            return CrowdOrigin(
                community: row["community"], people: row["people"],
                askedAt: try Int64.fetchOne(db, sql, arguments + StatementArguments(keys)))
        }
    }

    package func account(of profile: Identifier<Profile>) async throws -> LedgerAccount? {
        try await database.read { db in
            guard let row = try Membership.row(of: profile, db) else { return nil }
            let server = (row["server"] as String?).flatMap { id in
                (row["epoch"] as Int64?).flatMap { epoch in
                    (row["beat"] as Int64?).map { ServerMark(id: id, epoch: epoch, beat: $0) }
                }
            }
            let waiting = try Int.fetchOne(
                db, "SELECT count(*) FROM outbox WHERE membership = ? AND is_waiting = 0", [row["number"] as Int64])
            let chain: String = row["chain"]
            return LedgerAccount(
                membership: Membership.membership(row),
                standing: StandingText.standing(row["standing"], lost: row["lost"]), cursor: row["cursor"],
                server: server, waiting: waiting ?? 0, catalogue: row["catalogue"],
                catalogueCursor: row["catalogue_cursor"],
                head: BatchHead(after: row["last_n"], chain: chain.isEmpty ? OperationChain.start.text : chain))
        }
    }

    package func page(_ resource: CommunityResource, of profile: Identifier<Profile>) async throws -> LedgerPage? {
        try await database.row(SQL.page, [profile.rawValue, resource.key]) {
            LedgerPage(askedAt: $0["asked_at"], tag: $0["tag"], next: $0["next"])
        }
    }

    /// Whether the profile has dug or revealed the character.
    package func maySeeResult(
        of character: Identifier<WorkCharacter>, _ profile: Identifier<Profile>
    ) async throws -> Bool {
        try await database.read { db in
            let present = try MergedWorks(of: profile, db).present(character)
            return try Bool.fetchOne(db, SQL.maySeeResult, ["me": profile.rawValue, "character": present.rawValue])
                ?? false
        }
    }

    package func note(_ news: LedgerNews, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await write(for: profile) { row, number, db in
            if case .asking(let lost)? = news.standing {
                try db.execute("UPDATE membership SET lost = ? WHERE number = ?", [lost, number])
            }
            let problem = news.problem.map(ProblemText.text)
            let standing = news.standing.map(\.name)
            let known = row["catalogue"] as Int64?
            let catalogue = news.catalogue ?? known
            let isNew = try Self.isNew(news, row, at: now)
            // Every write makes viewers read again.
            guard isNew else { return }
            try db.execute(
                sql: """
                    UPDATE membership SET server = coalesce(?, server), epoch = coalesce(?, epoch),
                        beat = coalesce(?, beat), catalogue = ?, standing = coalesce(?, standing), problem = ?,
                        exchanged_at = CASE WHEN ? IS NULL THEN ? ELSE exchanged_at END
                    WHERE number = ?
                    """,
                arguments: [
                    news.server?.id, news.server?.epoch, news.server?.beat, catalogue, standing, problem, problem, now,
                    number,
                ])
            if catalogue != known {
                // The server's unknown subjects may be known by now.
                try db.execute("UPDATE outbox SET is_waiting = 0 WHERE membership = ? AND is_waiting = 1", [number])
            }
        }
    }

    private static func isNew(_ news: LedgerNews, _ row: Row, at now: Int64) throws -> Bool {
        if news.problem.map(ProblemText.text) != row["problem"] as String? { return true }
        if let standing = news.standing, standing.name != row["standing"] as String { return true }
        if let catalogue = news.catalogue, catalogue != row["catalogue"] as Int64? { return true }
        if let server = news.server {
            let known = (row["server"] as String?, row["epoch"] as Int64?, row["beat"] as Int64?)
            if known != (server.id, server.epoch, server.beat) { return true }
        }
        guard let exchanged = row["exchanged_at"] as Int64? else { return true }
        return now < exchanged || now - exchanged >= 5
    }

    package func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice] {
        try await database.rows(SQL.notices, [profile.rawValue]) { NoticeRows.notice($0) }
    }

    /// Deletes the notices, and with them a membership that was ended.
    package func dismissNotices(of profile: Identifier<Profile>) async throws {
        try await write(for: profile) { row, number, db in
            if row["standing"] == "removed" {
                try Membership.end(row, isAccountGone: true, db)
            } else {
                try db.execute("DELETE FROM community_notice WHERE membership = ?", [number])
            }
        }
    }

    enum SQL {
        static let page = """
            SELECT asked_at, tag, next FROM crowd_page
            WHERE membership = (SELECT number FROM membership WHERE profile = ?) AND resource = ?
            """
        static let maySeeResult = """
            SELECT EXISTS (SELECT 1 FROM vote WHERE vote.profile = :me AND vote.character = character.number)
                OR EXISTS (SELECT 1 FROM revealed
                    WHERE revealed.profile = :me AND revealed.character = character.number)
            FROM character WHERE id = :character
            """
        static let notices = """
            SELECT community_notice.*, character.name_en, character.name_ko FROM community_notice
            LEFT JOIN character ON character.id = community_notice.character
            WHERE community_notice.membership = (SELECT number FROM membership WHERE profile = ?)
            ORDER BY community_notice.number DESC LIMIT 100
            """
    }
}
