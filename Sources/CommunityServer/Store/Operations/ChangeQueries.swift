import CommunityProtocol
import Domain
import Foundation

struct ChangeQueries {
    static let limit = 500

    let db: any SQLConnection

    func changes(of member: MemberRecord, after cursor: Int64, limit: Int = limit) throws -> ChangesAnswer {
        guard cursor <= member.seq, cursor == 0 || cursor >= member.horizon else {
            throw ServerProblem(status: 410, code: .cursor, message: "cursor expired: resync from 0")
        }
        let sources = [votes, marks, own, liked, posts]
        let all = try sources.flatMap { try $0(member.no, cursor, limit + 1) }.sorted { $0.seq < $1.seq }
        let rows = Array(all.prefix(limit))
        return ChangesAnswer(
            rows: rows, cursor: rows.last?.seq ?? max(cursor, 0), more: all.count > limit,
            suspended: member.isSuspended ? true : nil)
    }

    private func votes(_ member: Int64, _ cursor: Int64, _ limit: Int) throws -> [Change] {
        try db.query(
            """
            SELECT character.id AS id, vote.type AS type, voter_type, at, reason, device, seq, vote.gone AS gone
            FROM vote JOIN character ON character.no = vote.character
            WHERE member = ? AND seq > ? ORDER BY seq LIMIT ?
            """, member, cursor, limit
        ).compactMap { row in
            let id = Identifier<WorkCharacter>(try row.text("id"))
            guard let type = try row.type("type") else { return nil }
            let isGone = try row.bool("gone")
            return try change(
                row, isGone ? .unvote(id) : .vote(id, type, reason: try row.optionalText("reason")),
                type: isGone ? nil : try row.type("voter_type"))
        }
    }

    private func marks(_ member: Int64, _ cursor: Int64, _ limit: Int) throws -> [Change] {
        try db.query(
            """
            SELECT work.id AS id, mark.kind AS kind, value, mark.type AS type, at, device, seq
            FROM mark JOIN work ON work.no = mark.work WHERE member = ? AND seq > ? ORDER BY seq LIMIT ?
            """, member, cursor, limit
        ).map { row in
            let id = Identifier<Work>(try row.text("id"))
            let value = try row.int("value")
            let isWish = try row.text("kind") == MarkTable.Kind.wish.rawValue
            return try change(row, isWish ? .wish(id, value != 0) : .thumb(id, value), type: try row.type("type"))
        }
    }

    private func own(_ member: Int64, _ cursor: Int64, _ limit: Int) throws -> [Change] {
        try db.query(
            """
            SELECT kind, key, value, at, device, seq, gone FROM own WHERE member = ? AND seq > ? ORDER BY seq LIMIT ?
            """, member, cursor, limit
        ).compactMap { row in try OwnRowText.action(row).map { try change(row, $0) } }
    }

    private func liked(_ member: Int64, _ cursor: Int64, _ limit: Int) throws -> [Change] {
        try db.query(
            """
            SELECT post.id AS id, liked.at AS at, liked.device AS device, liked.seq AS seq, gone
            FROM liked JOIN post ON post.no = liked.post WHERE member = ? AND liked.seq > ? ORDER BY liked.seq LIMIT ?
            """, member, cursor, limit
        ).map { row in try change(row, .like(try row.text("id"), try !row.bool("gone"))) }
    }

    private func posts(_ member: Int64, _ cursor: Int64, _ limit: Int) throws -> [Change] {
        try db.query(
            "\(StoredPost.select) WHERE post.author = ? AND post.seq > ? ORDER BY post.seq LIMIT ?", member, cursor,
            limit
        ).map { try StoredPost($0).change }
    }

    private func change(_ row: SQLRow, _ action: MemberAction, type: MBTI? = nil) throws -> Change {
        Change(
            seq: try row.integer("seq"), at: try row.integer("at"), device: try row.optionalInteger("device"),
            memberType: type, action: action)
    }
}

enum OwnRowText {
    static func action(_ row: SQLRow) throws -> MemberAction? {
        let key = try row.text("key")
        let isOn = try !row.bool("gone")
        let stored = try row.optionalMessage(MemberAction.self, "value")
        switch OwnTable.Kind(rawValue: try row.text("kind")) {
        case .reveal: return isOn ? .reveal(Identifier(key)) : .conceal(Identifier(key))
        case .hide:
            let id = String(key.drop { $0 != ":" }.dropFirst())
            return .hide(key.hasPrefix("post:") ? .post(id) : .member(Identifier(id)), isOn)
        case .keyword:
            if let stored { return stored }
            let word = String(key.drop { $0 != ":" }.dropFirst())
            if key.hasPrefix("type:"), let type = try? MBTI(text: word) { return .keyword(.type(type), isOn) }
            return .keyword(.word(word), isOn)
        case .mute: return .mute(KnownOrOther(key), isOn)
        case .request, .watched: return stored
        case .cast, nil: return nil
        }
    }
}
