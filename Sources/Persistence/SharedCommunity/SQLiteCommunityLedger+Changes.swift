package import CommunityProtocol
import CommunitySync
package import Domain
import GRDB

extension SQLiteCommunityLedger {
    private static let mostOutcomes = 1_000

    /// Applies the changes of all the member's devices, including this one, in the server's order. Actions that wait to
    /// be sent are newer and stay.
    package func store(_ answer: ChangesAnswer, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await write(for: profile) { row, number, db in
            let scope = MembershipScope(membership: number, profile: profile, db: db)
            let writer = OwnChanges(scope: scope, device: row["device"], joinedAt: row["joined_at"])
            let outcomes = (answer.outcomes ?? []).prefix(Self.mostOutcomes)
            for outcome in outcomes { try Self.settle(outcome, of: scope, at: now) }
            for change in outcomes.compactMap(\.row) + answer.rows { try writer.apply(change, at: now) }
            try db.execute(
                "UPDATE membership SET cursor = max(cursor, ?) WHERE number = ? AND cursor <> ?",
                [answer.cursor, number, answer.cursor])
        }
    }
}

/// Writes what a member did on other devices, outside the history and the outbox.
struct OwnChanges: MembershipScoped {
    let scope: MembershipScope
    let device: Int64
    /// Seconds since 1970 UTC.
    let joinedAt: Int64

    func apply(_ change: Change, at now: Int64) throws {
        try write(change, at: now)
        try Acknowledged(scope: scope).note(change)
    }

    private func write(_ change: Change, at now: Int64) throws {
        let at = change.at / 1_000
        switch change.action {
        case .vote(let id, let type, let reason):
            guard let number = try CommunityNumbers.character(id, db), try isFree(.vote, number) else { return }
            try vote(number, id, type, reason, change, at)
        case .unvote(let id):
            guard let number = try CommunityNumbers.character(id, db), try isFree(.vote, number) else { return }
            try execute("DELETE FROM vote WHERE profile = ? AND character = ?", number)
        case .reveal(let id):
            guard let number = try CommunityNumbers.character(id, db), try isFree(.reveal, number) else { return }
            try execute("INSERT OR IGNORE INTO revealed (profile, character) VALUES (?, ?)", number)
        case .conceal(let id):
            guard let number = try CommunityNumbers.character(id, db), try isFree(.reveal, number) else { return }
            try execute("DELETE FROM revealed WHERE profile = ? AND character = ?", number)
        case .wish(let id, let isOn):
            guard let number = try CommunityNumbers.work(id, db), try isFree(.wish, number) else { return }
            try wish(number, id, isOn, change, at)
        case .thumb(let id, let value):
            guard let number = try CommunityNumbers.work(id, db), try isFree(.thumb, number) else { return }
            try thumb(number, id, value, change, at)
        case .keyword(let keyword, let isOn):
            let (kind, text) =
                switch keyword {
                case .word(let word): ("word", PlainText.line(word, limit: 100))
                case .type(let type): ("type", type.text)
                }
            guard try isFree(.keyword, "\(kind):\(text)") else { return }
            try db.execute(
                isOn
                    ? "INSERT OR IGNORE INTO keyword (profile, kind, text, added_at) VALUES (?1, ?2, ?3, ?4)"
                    : "DELETE FROM keyword WHERE profile = ?1 AND kind = ?2 AND text = ?3 AND ?4 IS NOT NULL",
                [profile.rawValue, kind, text, at])
        case .mute(let kind, let isOn):
            guard let kind = kind.value, try isFree(.mute, kind.rawValue) else { return }
            try db.execute(
                isOn
                    ? "INSERT OR IGNORE INTO inbox_mute (profile, kind) VALUES (?, ?)"
                    : "DELETE FROM inbox_mute WHERE profile = ? AND kind = ?", [profile.rawValue, kind.rawValue])
        case .post(let post):
            try OwnPosts(scope: scope).apply(post, change, device: device, at: now)
        case .unpost(let id): try OwnPosts(scope: scope).remove(id)
        case .like, .hide, .request:
            try OwnReactions(scope: scope).apply(change.action, at: at)
        case .view, .report, .read, .publish, .unpublish, .cast, .watched, .other: break
        }
    }

    private func vote(
        _ number: Int64, _ id: Identifier<WorkCharacter>, _ type: MBTI, _ reason: String?, _ change: Change, _ at: Int64
    ) throws {
        let old = try Row.fetchOne(db, SQLiteVoteRepository.SQL.voteOf, [profile.rawValue, number])
        let oldType: Int? = old?["type"]
        let line = reason.map { PlainText.line($0, limit: Ballot.longestReason) }
        let oldReason: String? = old.flatMap { $0["reason"] as String? }
        if oldType == type.code, oldReason == line { return }
        try db.execute(
            sql: """
                INSERT INTO vote (number, character, profile, type, voter_type, voted_at, reason, before)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (number) DO UPDATE SET type = excluded.type, voter_type = excluded.voter_type,
                    voted_at = excluded.voted_at, reason = excluded.reason, before = excluded.before
                """,
            arguments: [
                try (old?["number"] as Int64?) ?? RowNumbers.next(in: .vote, db), number, profile.rawValue, type.code,
                change.memberType?.code, at, line, oldType,
            ])
        if let oldType, oldType != type.code, let device = change.device, device != self.device, at >= joinedAt,
            try isOfThisDevice(oldType, on: id)
        {
            try NoticeRows.write(
                .votedElsewhere(type, device: nil), of: membership, about: id, at: at, db)
        }
    }

    /// Whether the vote was cast on this device, as far back as the history reaches.
    private func isOfThisDevice(_ type: Int, on id: Identifier<WorkCharacter>) throws -> Bool {
        guard let step = try String.fetchOne(db, SQL.newestVote, [profile.rawValue, id.rawValue])
        else { return false }
        return try Journal.changes(step).contains {
            $0.table == JournaledTable.vote.name && $0.after?["type"] == .integer(Int64(type))
        }
    }

    private func wish(
        _ number: Int64, _ id: Identifier<Work>, _ isOn: Bool, _ change: Change, _ at: Int64
    ) throws {
        let isThere = try Bool.fetchOne(db, SQLiteWorkRepository.SQL.isWished, [profile.rawValue, number])
        guard isOn != (isThere ?? false) else { return }
        try forgetTag(of: id)
        if isOn {
            try db.insert(
                "wish", "number, work, profile, type, wished_at",
                [try RowNumbers.next(in: .wish, db), number, profile.rawValue, change.memberType?.code, at])
        } else {
            try execute("DELETE FROM wish WHERE profile = ? AND work = ?", number)
        }
    }

    private func thumb(
        _ number: Int64, _ id: Identifier<Work>, _ value: Int, _ change: Change, _ at: Int64
    ) throws {
        let old = try Int.fetchOne(db, SQLiteCommunityMarksRepository.SQL.thumbOf, [profile.rawValue, number])
        guard old ?? 0 != value else { return }
        try forgetTag(of: id)
        try execute("DELETE FROM thumb WHERE profile = ? AND work = ?", number)
        guard let thumb = Thumb(rawValue: value) else { return }
        try db.insert(
            "thumb", "number, work, profile, type, thumb, said_at",
            [
                try RowNumbers.next(in: .thumb, db), number, profile.rawValue, change.memberType?.code, thumb.rawValue,
                at,
            ])
    }

    /// Makes the next request fetch the whole work: its moods may count the member's other device as another member.
    private func forgetTag(of id: Identifier<Work>) throws {
        try db.execute(
            "UPDATE crowd_page SET tag = NULL WHERE membership = ? AND resource = ?",
            [membership, CommunityResource.work(id).key])
    }

    /// Whether no unsent or unanswered action is about the subject.
    static func isFree(
        _ kind: OutboxKind, _ subject: some CustomStringConvertible, of membership: Int64, _ db: Database
    ) throws -> Bool {
        try Bool.fetchOne(db, SQL.isWaiting, [membership, kind.rawValue, String(describing: subject)]) == nil
    }

    private func execute(_ sql: String, _ subject: Int64) throws {
        try db.execute(sql, [profile.rawValue, subject])
    }

    enum SQL {
        static let newestVote = """
            SELECT changes FROM action_log
            WHERE profile = ? AND is_undone = 0 AND kind IN ('dig.vote', 'dig.revote') AND subjects = ?
            ORDER BY number DESC LIMIT 1
            """
        /// Finds unsent actions by subject; those on their way are a hundred rows at most.
        static let isWaiting = """
            SELECT 1 FROM outbox WHERE membership = ?1 AND kind = ?2 AND subject = ?3 AND n IS NULL
            UNION ALL SELECT 1 FROM outbox INDEXED BY outbox_order
            WHERE membership = ?1 AND n IS NOT NULL AND kind = ?2 AND subject = ?3 LIMIT 1
            """
    }
}
