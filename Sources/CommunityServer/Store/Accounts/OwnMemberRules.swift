import CommunityProtocol
import Domain

struct OwnMemberRules {
    let db: any SQLConnection

    func apply(_ change: OwnMemberChange, to no: Int64, at now: Int64) throws -> MemberRecord {
        let members = MemberTable(db: db)
        guard let member = try members.lock(no) else { throw ServerProblem.removed }
        if let typed = change.nickname {
            let nickname = try CheckedAccount.nickname(typed)
            if nickname.text != member.nickname { try rename(member, nickname, at: now) }
        }
        if let type = change.type, type != member.type {
            if member.type != nil { try checkInterval(member.typeAt, "type", at: now) }
            try db.execute("UPDATE member SET type = ?, type_at = ? WHERE no = ?", StoredType.code(type), now, no)
        }
        if let typed = change.intro {
            guard typed.utf8.count <= Introduction.longest * ProtocolLimits.bytesPerCharacter else {
                throw ServerProblem.invalid("intro", "too long")
            }
            try db.execute("UPDATE member SET intro = ? WHERE no = ?", Introduction(typed).text, no)
        }
        if let shows = change.showsTypes {
            try db.execute("UPDATE member SET shows_types = ? WHERE no = ?", shows, no)
        }
        if let shows = change.showsVotes {
            try db.execute("UPDATE member SET shows_votes = ? WHERE no = ?", shows, no)
        }
        return try members.member(no: no) ?? member
    }

    /// If `isForced`, an operator renames the member, regardless of the last change.
    func rename(_ member: MemberRecord, _ nickname: Nickname, at now: Int64, isForced: Bool = false) throws {
        if !isForced { try checkInterval(member.nicknameAt, "nickname", at: now) }
        if try db.has("member WHERE nickname_key = ? AND no <> ?", nickname.folded, member.no) {
            throw ServerProblem.nicknameTaken
        }
        try db.execute(
            "UPDATE member SET nickname = ?, nickname_key = ?, nickname_at = ? WHERE no = ?", nickname.text,
            nickname.folded, now, member.no)
    }

    private func checkInterval(_ last: Int64?, _ field: String, at now: Int64) throws {
        guard let next = ChangeRule.nextChange(after: last.map { $0 / 1_000 }, now: now / 1_000) else { return }
        throw ServerProblem(
            status: 409, code: .tooEarly, message: "can be changed once every 30 days", field: field,
            retryAfter: Int(next - now / 1_000))
    }
}
