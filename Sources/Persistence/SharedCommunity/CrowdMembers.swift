import CommunityProtocol
import CommunitySync
import Domain
import GRDB

/// Writes other members of a community and their actions. They are profiles without an account.
struct CrowdMembers: MembershipScoped {
    /// The member who asked.
    let scope: MembershipScope
    /// When the answer was requested, seconds since 1970 UTC.
    let askedAt: Int64

    /// Writes a member's nickname and type; returns false for an invalid member and for the one who asked.
    @discardableResult
    func write(_ member: MemberRow) throws -> Bool {
        guard member.id.isWellFormed, member.id != Profile.localID, member.id != profile else { return false }
        let nickname = PlainText.line(member.nickname, limit: Profile.longestNickname)
        try db.execute(SQL.name, [member.id.rawValue, nickname])
        try db.execute(SQL.note, [membership, member.id.rawValue, member.type?.code])
        return true
    }

    func write(_ answer: MemberAnswer) throws -> Int {
        guard try write(answer.member) else { return 0 }
        let (member, shows) = (answer.member.id, answer.showsVotes ?? false)
        if try Bool.fetchOne(db, CrowdMomentum.SQL.showsVotes, [membership, member.rawValue]) != shows {
            try forgetTypes(of: member)
        }
        let introduction = PlainText.line(answer.intro, limit: Introduction.longest)
        try db.execute(
            sql: """
                UPDATE crowd_member SET type = ?, introduction = ?, votes = ?, wishes = ?, reviews = ?, shows_votes = ?
                WHERE membership = ? AND profile = ?
                """,
            arguments: [
                answer.member.type?.code, introduction, max(answer.votes, 0), max(answer.wishes, 0),
                max(answer.reviews, 0), shows, membership, member.rawValue,
            ])
        return 100 + introduction.utf8.count
    }

    /// Makes the next request fetch all pages of votes: an unchanged first page would leave the others.
    private func forgetTypes(of member: Identifier<Profile>) throws {
        try db.execute(SQL.forgetTypes, [membership, member.rawValue, CrowdActionKind.vote.rawValue])
        try db.execute(
            SQL.outdatedPage, [CommunityResource.age, membership, CommunityResource.memberVotes(member).key])
    }

    func write(_ page: PageAnswer<MemberVoteRow>, of member: Identifier<Profile>, isFurther: Bool) throws -> Int {
        try write(
            page.rows.prefix(ProtocolLimits.pageRows).compactMap { row in
                try CommunityNumbers.character(row.character.id, db).map { ($0, moment(onDayOf: row.at), row.type) }
            }, .vote, of: member, isFurther: isFurther)
    }

    func write(_ page: PageAnswer<MemberWishRow>, of member: Identifier<Profile>, isFurther: Bool) throws -> Int {
        try write(
            page.rows.prefix(ProtocolLimits.pageRows).compactMap { row in
                try CommunityNumbers.work(row.work.id, db).map { ($0, row.at / 1_000, nil) }
            }, .wish, of: member, isFurther: isFurther)
    }

    /// Returns a moment on the day of a vote, of which the server sends midnight UTC. That moment belongs to the evening
    /// before in most of the world; 15:00 UTC belongs to the day itself from UTC−10 to UTC+13.
    private func moment(onDayOf midnight: Int64) -> Int64 { min(midnight / 1_000 + 15 * 3_600, askedAt) }

    /// Appends rows to the known ones, or replaces them.
    private func write(
        _ rows: [(subject: Int64, at: Int64, type: MBTI?)], _ kind: CrowdActionKind, of member: Identifier<Profile>,
        isFurther: Bool
    ) throws -> Int {
        // Without an answer for the member's page there is no profile to refer to.
        guard try Bool.fetchOne(db, SQL.isKnown, [member.rawValue]) == true else { return 0 }
        var position = 0
        if isFurther {
            position =
                try Int.fetchOne(db, SQL.length, [membership, member.rawValue, kind.rawValue]) ?? 0
        } else {
            try db.execute(
                "DELETE FROM crowd_action WHERE membership = ? AND profile = ? AND kind = ?",
                [membership, member.rawValue, kind.rawValue])
        }
        for row in rows {
            try db.execute(
                "INSERT INTO crowd_action VALUES (?, ?, ?, ?, ?, ?, ?)",
                [membership, member.rawValue, kind.rawValue, position, row.subject, row.at, row.type?.code])
            position += 1
        }
        return 60 * rows.count
    }

    enum SQL {
        /// Members with an account on this machine keep their local nickname.
        static let name = """
            INSERT INTO profile (id, nickname) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET nickname = ?2
            WHERE nickname <> ?2 AND NOT EXISTS (SELECT 1 FROM account WHERE account.profile = ?1)
            """
        static let note = """
            INSERT INTO crowd_member (membership, profile, type) VALUES (?1, ?2, ?3)
            ON CONFLICT (membership, profile) DO UPDATE SET type = coalesce(?3, type)
            """
        static let forgetTypes = "UPDATE crowd_action SET type = NULL WHERE membership = ? AND profile = ? AND kind = ?"
        static let outdatedPage = """
            UPDATE crowd_page SET tag = NULL, asked_at = asked_at - ? WHERE membership = ? AND resource = ?
            """
        static let isKnown = "SELECT 1 FROM profile WHERE id = ?"
        static let length = """
            SELECT max(position) + 1 FROM crowd_action WHERE membership = ? AND profile = ? AND kind = ?
            """
    }
}

enum CrowdActionKind: String {
    case vote, wish
}
