package import CommunityProtocol
import Domain
package import Foundation

package struct Invite: Encodable, Sendable {
    package let code: String
    package let uses: Int
    /// Nil for no limit.
    package let until: Date?
    /// The line by which a friend joins; nil for a server without a key of its own.
    package let join: String?
}

package struct OpenInvite: Encodable, Sendable {
    /// The name of the invite in commands. Its code is known only to the invited.
    package let invite: String
    package let left: Int
    package let joined: Int
    package let made: Date?
    package let until: Date?
}

extension InviteTable {
    /// The invites that can still be used, newest first.
    func usable(at now: Int64) throws -> [OpenInvite] {
        try db.query(
            """
            SELECT digest, uses, until, made, (SELECT count(*) FROM member WHERE member.invite = invite.digest) AS joined
            FROM invite WHERE \(Self.open) ORDER BY coalesce(made, 0) DESC, digest
            """, now
        ).map { row in
            OpenInvite(
                invite: Self.name(try row.bytes("digest")), left: try row.int("uses"),
                joined: try row.int("joined"), made: try row.optionalInteger("made").map(CommunityOperator.date),
                until: try row.optionalInteger("until").map(CommunityOperator.date))
        }
    }
}

package struct MemberSummary: Encodable, Sendable {
    /// The ID for signing in.
    package let name: String
    package let id: String
    package let nickname: String
    package let joined: Date
    /// The day of the last request, such as `2026-11-22`; nil if signed out everywhere.
    package let used: String?
    package let votes: Int
    package let posts: Int
    package let works: Int
    package let suspended: Bool
    package let moderates: Bool
    /// The name of the invite; nil if none was needed, or if it is not known.
    package let invite: String?
}

extension MemberTable {
    func summaries(like text: String, limit: Int) throws -> [MemberSummary] {
        let pattern = "%\(CrowdQueries.escaped(Nickname.folded(text)))%"
        let rows = try db.query(
            """
            SELECT \(MemberRecord.columns), member.invite AS invite,
                (SELECT max(day) FROM device WHERE device.member = member.no) AS used,
                (SELECT count(*) FROM vote WHERE vote.member = member.no AND vote.gone = 0) AS votes,
                (SELECT count(*) FROM post WHERE post.author = member.no AND post.state <> 'gone') AS posts,
                (SELECT count(*) FROM work WHERE work.publisher = member.no AND work.gone = 0) AS works
            FROM member WHERE member.name = ? OR member.id = ? OR nickname_key LIKE ? ESCAPE '\\'
            ORDER BY member.no DESC LIMIT ?
            """, text, text, pattern, limit)
        return try rows.map { row in
            let member = try MemberRecord(row)
            let invite = try row.isNull("invite") ? nil : InviteTable.name(row.bytes("invite"))
            return MemberSummary(
                name: member.name, id: member.id.rawValue, nickname: member.nickname,
                joined: CommunityOperator.date(member.joinedAt),
                used: try row.optionalInteger("used").map { LocalDay(daysSince1970: $0).text },
                votes: try row.int("votes"), posts: try row.int("posts"), works: try row.int("works"),
                suspended: member.isSuspended, moderates: member.moderates, invite: invite)
        }
    }
}

package struct AuditEntry: Encodable, Sendable {
    package let at: Date
    package let actor: String
    package let action: String
    package let subject: String?
}

package struct MergedCounts: Encodable, Sendable {
    package var joined = 0
    package var moved = 0
}

package struct ReportedSubject: Codable, Hashable, Sendable {
    package let kind: ReportedKind
    /// The ID of the post or work.
    package let id: String
    /// The ID of the author or publisher; nil if they left.
    package let author: String?
    package let text: String
    package let reporters: Int
    package let reasons: [String]
    package let isHidden: Bool
}

struct ReportQueries {
    private static let most = 200

    let db: any SQLConnection
    /// Whether authors are named by nickname. Only operators see IDs for signing in.
    var showsNicknames = false

    /// Most reported first.
    func open() throws -> [ReportedSubject] {
        let posts = try reported("report", "post").compactMap { no, reporters, reasons -> ReportedSubject? in
            guard let post = try PostTable(db: db).post(no: no), !post.isGone else { return nil }
            return ReportedSubject(
                kind: .post, id: post.id, author: try name(post.author), text: post.text ?? "", reporters: reporters,
                reasons: reasons, isHidden: post.state.value != .shown)
        }
        let works = try reported("work_report", "work").compactMap { no, reporters, reasons -> ReportedSubject? in
            guard let work = try CatalogueTable(db: db).work(no: no), !work.isGone else { return nil }
            return ReportedSubject(
                kind: .work, id: work.facts.id.rawValue, author: try name(work.publisher),
                text: "\(work.facts.title.english) (\(work.facts.year))", reporters: reporters, reasons: reasons,
                isHidden: false)
        }
        return (posts + works).sorted { $0.reporters > $1.reporters }
    }

    private func reported(_ table: String, _ subject: String) throws -> [(no: Int64, reporters: Int, reasons: [String])]
    {
        try db.query(
            """
            SELECT \(subject) AS no, count(*) AS reporters FROM \(table) WHERE state = 'open' GROUP BY \(subject)
            ORDER BY count(*) DESC, \(subject) LIMIT ?
            """, Self.most
        ).map { row in
            let no = try row.integer("no")
            let reasons = try db.query(
                "SELECT DISTINCT reason FROM \(table) WHERE \(subject) = ? AND state = 'open' ORDER BY reason", no
            ).map { try $0.text("reason") }
            return (no, try row.int("reporters"), reasons)
        }
    }

    private func name(_ member: Int64?) throws -> String? {
        try member.flatMap { try MemberTable(db: db).member(no: $0) }.map { showsNicknames ? $0.nickname : $0.name }
    }
}

/// What operators and moderators do to posts and works.
struct Moderation {
    let db: any SQLConnection
    let now: Int64

    /// Closes the reports of the post, too. Throws `OperatorProblem.noPost`.
    func setState(_ state: PostState, why: ReportReason?, of id: String) throws {
        guard let post = try PostTable(db: db).post(id), !post.isGone else { throw OperatorProblem.noPost(id) }
        try setState(state, why: why, of: post)
    }

    func hideAll(of member: MemberRecord, why: ReportReason) throws -> Int {
        _ = try MemberTable(db: db).lock(member.no)
        let posts = try db.query(
            "\(StoredPost.select) WHERE post.author = ? AND post.state IN ('shown', 'reported') ORDER BY post.no",
            member.no
        ).map(StoredPost.init)
        for post in posts { try setState(.hidden, why: why, of: post) }
        return posts.count
    }

    private func setState(_ state: PostState, why: ReportReason?, of post: StoredPost) throws {
        try db.send("UPDATE report SET state = 'closed' WHERE post = ?", post.no)
        try PostTable(db: db).setState(state, why: why?.rawValue, of: post)
    }

    /// Throws `OperatorProblem` if the work is missing or not a member's.
    func unpublish(_ id: String) throws {
        let work = try Self.work(id, db)
        guard work.publisher != nil else { throw OperatorProblem.catalogueWork(id) }
        try remove(work)
    }

    /// Finds a work by its own id, not by that of a work merged into it. Throws `OperatorProblem.noWork`.
    static func work(_ id: String, _ db: any SQLConnection) throws -> StoredWork {
        let row = try db.row("SELECT \(StoredWork.columns) FROM work WHERE id = ? AND gone = 0", id)
        guard let work = try row.map(StoredWork.init) else { throw OperatorProblem.noWork(id) }
        return work
    }

    func unpublishAll(of member: MemberRecord) throws -> Int {
        let works = try db.query(
            "SELECT \(StoredWork.columns) FROM work WHERE publisher = ? AND gone = 0 ORDER BY no", member.no
        ).map(StoredWork.init)
        for work in works { try remove(work) }
        return works.count
    }

    /// Removes the publisher as well, so that nobody can publish the work again, and the source, which others may use.
    private func remove(_ work: StoredWork) throws {
        try db.execute(
            "UPDATE work SET gone = 1, publisher = NULL, source = NULL, cat_seq = ? WHERE no = ?",
            try MetaTable(db: db).nextCatalogueSeq(), work.no)
        try db.send("UPDATE character SET gone = 1 WHERE work = ? AND merged IS NULL", work.no)
        try db.send("UPDATE work_report SET state = 'closed' WHERE work = ?", work.no)
    }
}

/// Two works that are likely the same: equal kind, a shared title, years at most one apart.
package struct LikelyDuplicate: Encodable, Hashable, Sendable {
    package let from: String
    /// The id of the work to keep: the catalogue's, or the earlier one.
    package let into: String
    package let titles: [String]
}

struct DuplicateQueries {
    /// A festival year may differ from the release year.
    private static let nearYears = 1

    private struct Name: Hashable {
        let kind: String
        let title: String
    }

    let db: any SQLConnection

    /// Ordered by the arrival of the later work.
    func works() throws -> [LikelyDuplicate] {
        let works = try db.query(
            "SELECT \(StoredWork.columns) FROM work WHERE gone = 0 ORDER BY CASE WHEN publisher IS NULL THEN 0 ELSE 1 END, no"
        ).map(StoredWork.init)
        var known: [Name: [StoredWork]] = [:]
        var found: [LikelyDuplicate] = []
        for work in works {
            let names = Self.names(of: work)
            // Two works of the server's own catalogue are never duplicates.
            let twin = work.publisher.flatMap { _ in
                names.lazy.flatMap { known[$0] ?? [] }.first {
                    abs($0.facts.year - work.facts.year) <= Self.nearYears
                }
            }
            if let twin {
                found.append(
                    LikelyDuplicate(
                        from: work.facts.id.rawValue, into: twin.facts.id.rawValue,
                        titles: [work, twin].map { "\($0.facts.title.english) (\($0.facts.year))" }))
            } else {
                for name in names { known[name, default: []].append(work) }
            }
        }
        return found
    }

    private static func names(of work: StoredWork) -> [Name] {
        let facts = work.facts
        let titles =
            [facts.title.english, facts.title.korean] + [facts.originalTitle].compactMap(\.self)
            + (facts.otherTitles ?? [])
        return Set(titles.map(Folding.folded)).filter { !$0.isEmpty }.sorted().map { Name(kind: work.kind, title: $0) }
    }
}
