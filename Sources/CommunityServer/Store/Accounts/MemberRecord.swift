import CommunityProtocol
import Domain
import Foundation

struct MemberRecord: Hashable, Sendable {
    let no: Int64
    let id: Identifier<Profile>
    let name: String
    let nickname: String
    let nicknameAt: Int64?
    let type: MBTI?
    let typeAt: Int64?
    let intro: String
    let showsTypes: Bool
    let isSuspended: Bool
    let until: Int64?
    let seq: Int64
    let imported: Int64
    let base: Int64?
    /// Deletions with lower numbers are forgotten.
    let horizon: Int64
    let joinedAt: Int64

    static let columns = """
        member.no AS no, member.id AS id, member.name AS name, nickname, nickname_at, type, type_at, intro, shows_types,
        state, until, seq, imported, joined_at, base, horizon
        """

    init(_ row: SQLRow) throws {
        no = try row.integer("no")
        id = Identifier(try row.text("id"))
        name = try row.text("name")
        nickname = try row.text("nickname")
        nicknameAt = try row.optionalInteger("nickname_at")
        type = try row.type("type")
        typeAt = try row.optionalInteger("type_at")
        intro = try row.text("intro")
        showsTypes = try row.bool("shows_types")
        isSuspended = try row.integer("state") != 0
        until = try row.optionalInteger("until")
        seq = try row.integer("seq")
        imported = try row.integer("imported")
        base = try row.optionalInteger("base")
        horizon = try row.integer("horizon")
        joinedAt = try row.integer("joined_at")
    }

    var own: OwnMember {
        OwnMember(
            id: id, name: name, nickname: nickname, nicknameAt: nicknameAt, type: type, typeAt: typeAt, intro: intro,
            showsTypes: showsTypes, state: .known(isSuspended ? .suspended : .active), until: until, seq: seq,
            joinedAt: joinedAt, base: base)
    }
}
