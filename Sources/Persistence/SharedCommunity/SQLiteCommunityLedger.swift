import CommunityProtocol
package import CommunitySync
package import Domain
import Foundation
import GRDB

package struct SQLiteCommunityLedger: Sendable {
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
}

extension SQLiteCommunityLedger: CommunityMembershipRepository {
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
}

extension SQLiteCommunityLedger: CommunityLedger {
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
}

extension SQLiteCommunityLedger {
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
