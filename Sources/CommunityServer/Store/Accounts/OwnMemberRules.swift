import CommunityProtocol
import Domain

struct OwnMemberRules {
    let db: any SQLConnection

    func apply(_ change: OwnMemberChange, to no: Int64, at now: Int64) throws -> MemberRecord {
        let members = MemberTable(db: db)
        guard let member = try members.lock(no) else {
            throw ServerProblem(status: 401, code: .removed, message: "the account is gone")
        }
        if let typed = change.nickname {
            let nickname = try CheckedAccount.nickname(typed)
            if nickname.text != member.nickname { try rename(member, nickname, at: now) }
        }
        if let type = change.type, type != member.type {
            if member.type != nil { try checkInterval(member.typeAt, "type", at: now) }
            try db.execute(
                "UPDATE member SET type = ?, type_at = ? WHERE no = ?", .type(type), .integer(now), .integer(no))
        }
        if let typed = change.intro {
            guard typed.utf8.count <= Introduction.longest * ProtocolLimits.bytesPerCharacter else {
                throw ServerProblem.invalid("intro", "it is too long")
            }
            try db.execute(
                "UPDATE member SET intro = ? WHERE no = ?", .text(Introduction(typed).text), .integer(no))
        }
        if let shows = change.showsTypes {
            try db.execute("UPDATE member SET shows_types = ? WHERE no = ?", .bool(shows), .integer(no))
        }
        return try members.member(no: no) ?? member
    }

    private func rename(_ member: MemberRecord, _ nickname: Nickname, at now: Int64) throws {
        try checkInterval(member.nicknameAt, "nickname", at: now)
        let other = try db.row(
            "SELECT 1 AS one FROM member WHERE nickname_key = ? AND no <> ?", .text(nickname.folded),
            .integer(member.no))
        guard other == nil else {
            throw ServerProblem(
                status: 409, code: .nicknameTaken, message: "somebody has this nickname, or one that looks the same",
                field: "nickname")
        }
        try db.execute(
            "UPDATE member SET nickname = ?, nickname_key = ?, nickname_at = ? WHERE no = ?", .text(nickname.text),
            .text(nickname.folded), .integer(now), .integer(member.no))
    }

    private func checkInterval(_ last: Int64?, _ field: String, at now: Int64) throws {
        guard let next = ChangeRule.nextChange(after: last.map { $0 / 1_000 }, now: now / 1_000) else { return }
        throw ServerProblem(
            status: 409, code: .tooEarly, message: "it may change once in 30 days", field: field,
            retryAfter: Int(next - now / 1_000))
    }
}
