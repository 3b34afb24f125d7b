import CommunityProtocol
import CommunitySync
import Domain
import GRDB

/// The member's data that a restored server lost. It stays here unchanged until the member decides about it.
struct RestoredGap: MembershipScoped {
    let scope: MembershipScope

    private var acknowledged: Acknowledged { Acknowledged(scope: scope) }
    private var reader: MemberActionReader { MemberActionReader(scope: scope) }

    // MARK: Finding

    /// Finds and marks what a restored server lost; returns the number of records. A row that changed there since the
    /// restore is newer than any lost one. `epoch` is the server's previous one; after more than one restore, change
    /// numbers are less reliable.
    func find(in server: RestoredServer, since epoch: Int64) throws -> Int {
        var there: [Acknowledged.Subject: Change] = [:]
        for row in server.rows {
            if let subject = try acknowledged.subject(of: row.action) { there[subject] = row }
        }
        let isOnce = server.mark.epoch - epoch <= 1
        let waiting = try waiting()
        let lost =
            try known().filter { known in
                let row = there[known.subject]
                guard !waiting.contains(known.subject), (row?.seq ?? 0) <= server.base else { return false }
                guard known.isLost || known.seq > server.base || row == nil && !isOnce else { return false }
                return try differs(known.subject, from: row?.action)
            }.map(\.subject) + works(notIn: server.works).filter { !waiting.contains($0) }
        try db.execute("DELETE FROM acknowledged WHERE membership = ?", [membership])
        for (subject, row) in there { try acknowledged.note(subject, seq: row.seq) }
        for subject in lost { try db.execute(SQL.mark, [membership, subject.kind.rawValue, subject.number]) }
        try setVersions(there)
        return lost.count
    }

    private func works(notIn works: Set<Identifier<Work>>) throws -> [Acknowledged.Subject] {
        try Row.fetchAll(db, SQL.published, [membership]).compactMap { row in
            works.contains(Identifier(row["id"]))
                ? nil : Acknowledged.Subject(kind: .publish, number: String(row["number"] as Int64))
        }
    }

    private struct Known {
        let subject: Acknowledged.Subject
        let seq: Int64
        let isLost: Bool
    }

    /// What the server had confirmed, and what it had accepted without reporting the outcome.
    private func known() throws -> [Known] {
        try Row.fetchAll(db, SQL.known, [membership]).compactMap { row in
            OutboxKind(rawValue: row["kind"]).map {
                Known(
                    subject: Acknowledged.Subject(kind: $0, number: row["subject"]), seq: row["seq"],
                    isLost: row["is_lost"])
            }
        }
    }

    private func waiting() throws -> Set<Acknowledged.Subject> {
        Set(
            try Row.fetchAll(db, SQL.waiting, [membership]).compactMap { row in
                OutboxKind(rawValue: row["kind"]).map { Acknowledged.Subject(kind: $0, number: row["subject"]) }
            })
    }

    private func differs(_ subject: Acknowledged.Subject, from there: MemberAction?) throws -> Bool {
        guard let here = try reader.action(subject.kind, subject.number, at: 0)?.action else { return false }
        switch (here, there) {
        case (.post(let mine), .post(let its)): return (mine.text, mine.spoiler) != (its.text, its.spoiler)
        case (_, let its?): return here != its
        case (_, nil): return !here.isNothing
        }
    }

    /// Marks posts that the server lost as unsent, so that it gets them as new ones.
    private func setVersions(_ there: [Acknowledged.Subject: Change]) throws {
        for row in try Row.fetchAll(db, SQL.posts, [membership, profile.rawValue]) {
            guard let kind = OutboxKind(rawValue: row["kind"]) else { continue }
            let subject = Acknowledged.Subject(kind: kind, number: String(row["number"] as Int64))
            try db.execute(
                SQL.setVersion, [there[subject]?.post?.version ?? 0, membership, kind.rawValue, row["number"] as Int64])
        }
    }

    // MARK: Answering

    func sendAgain() throws {
        let outbox = Outbox(scope: scope)
        for (subject, _) in try lost() { try outbox.note(subject.kind, subject.number) }
        for work in try outbox.publishedCasts() { try outbox.note(.cast, String(work)) }
        try db.execute(SQL.unmark, [membership])
    }

    /// Deletes everything that was lost; texts become drafts. The next pull restores older versions the server has.
    func drop(at now: Int64) throws {
        for lost in try lost() {
            try keepText(lost.subject, at: now, notifies: false)
            // The next pull resets a request of which the server has an older version.
            guard !lost.isThere || lost.subject.kind != .request, let sql = SQL.removal(of: lost.subject.kind) else {
                continue
            }
            try db.execute(sql, ["me": profile.rawValue, "subject": lost.subject.number])
        }
        try db.execute(SQL.forget, [membership])
    }

    /// Keeps lost data that the server has no version of, since nobody may send it again.
    func keepHere(at now: Int64) throws {
        for lost in try lost() where lost.isThere { try keepText(lost.subject, at: now, notifies: true) }
        try db.execute(SQL.forget, [membership])
    }

    private func keepText(_ subject: Acknowledged.Subject, at now: Int64, notifies: Bool) throws {
        guard [.review, .comment].contains(subject.kind), let number = Int64(subject.number),
            case .post? = try reader.action(subject.kind, subject.number, at: 0)?.action
        else { return }
        try RejectedDraft(scope: scope).keep(subject.kind, number, at: now, notifies: notifies)
    }

    /// The lost records in sending order (reviews before their comments), and whether the server has older versions.
    private func lost() throws -> [(subject: Acknowledged.Subject, isThere: Bool)] {
        try Row.fetchAll(db, SQL.lost, [membership]).compactMap { row in
            OutboxKind(rawValue: row["kind"]).map {
                (subject: Acknowledged.Subject(kind: $0, number: row["subject"]), isThere: (row["seq"] as Int64) > 0)
            }
        }.sorted { $0.subject.rank < $1.subject.rank }
    }

    enum SQL {
        static let known = """
            SELECT kind, subject, seq, is_lost FROM acknowledged WHERE membership = ?1 AND kind <> 'publish'
            UNION ALL SELECT kind, subject, 9223372036854775807, 0 FROM outbox INDEXED BY outbox_order
            WHERE membership = ?1 AND n IS NOT NULL AND is_waiting = 2
                AND NOT EXISTS (SELECT 1 FROM acknowledged WHERE acknowledged.membership = ?1
                    AND acknowledged.kind = outbox.kind AND acknowledged.subject = outbox.subject)
            """
        static let published = """
            SELECT work.number, work.id FROM community_work CROSS JOIN work ON work.number = community_work.work
            WHERE community_work.membership = ? AND community_work.is_mine = 1 AND work.is_gone = 0
            """
        static let waiting = "SELECT kind, subject FROM outbox WHERE membership = ? AND is_waiting < 2"
        static let mark = """
            INSERT INTO acknowledged (membership, kind, subject, seq, is_lost) VALUES (?, ?, ?, 0, 1)
            ON CONFLICT (membership, kind, subject) DO UPDATE SET is_lost = 1
            """
        static let posts = """
            SELECT remote_id.kind, remote_id.number FROM remote_id WHERE remote_id.membership = ?1 AND (
                remote_id.kind = 'review'
                    AND EXISTS (SELECT 1 FROM review WHERE review.number = remote_id.number AND review.profile = ?2)
                OR remote_id.kind = 'comment'
                    AND EXISTS (SELECT 1 FROM comment WHERE comment.number = remote_id.number AND comment.profile = ?2))
            """
        static let setVersion =
            "UPDATE remote_id SET version = ?, sent_at = NULL WHERE membership = ? AND kind = ? AND number = ?"
        static let lost = "SELECT kind, subject, seq FROM acknowledged WHERE membership = ? AND is_lost = 1"
        static let unmark = "UPDATE acknowledged SET is_lost = 0 WHERE membership = ? AND is_lost = 1"
        static let forget = "DELETE FROM acknowledged WHERE membership = ? AND is_lost = 1"

        static func removal(of kind: OutboxKind) -> String? {
            switch kind {
            case .review:
                "UPDATE review SET is_deleted = 1 WHERE profile = :me AND number = CAST(:subject AS INTEGER)"
            // The work stays as the member's own.
            case .publish:
                """
                DELETE FROM community_work WHERE is_mine = 1 AND work = CAST(:subject AS INTEGER)
                    AND membership = (SELECT number FROM membership WHERE profile = :me)
                """
            default:
                kind.rows.map { rows in
                    let isText = [.hide, .keyword, .mute].contains(kind)
                    let subject = isText ? ":subject" : "CAST(:subject AS INTEGER)"
                    return "DELETE FROM \(rows.table.name) WHERE profile = :me AND \(rows.subject) = \(subject)"
                }
            }
        }
    }
}

extension Acknowledged.Subject {
    /// The sorting key: records before those that depend on them.
    fileprivate var rank: (Int, Int64) {
        let place =
            switch kind {
            case .publish: 0
            case .review: 1
            case .comment: 2
            case .reviewLike, .commentLike: 4
            default: 3
            }
        return (place, Int64(number) ?? 0)
    }
}

extension MemberAction {
    /// Whether the action only takes something back, which is the same as never having done it.
    fileprivate var isNothing: Bool {
        switch self {
        case .unvote, .conceal, .wish(_, false), .thumb(_, 0), .unpost, .like(_, false), .hide(_, false),
            .keyword(_, false), .mute(_, false):
            true
        default: false
        }
    }
}
