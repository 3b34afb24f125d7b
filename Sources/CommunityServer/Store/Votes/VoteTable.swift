import CommunityProtocol
import Domain

/// Votes, one of each member on a character.
struct VoteTable {
    let db: any SQLConnection

    /// A vote that is not taken back.
    func vote(of member: Int64, on character: Int64) throws -> StoredVote? {
        try db.row(
            "SELECT \(StoredVote.columns) FROM vote WHERE member = ? AND character = ? AND gone = 0", .integer(member),
            .integer(character)
        ).map(StoredVote.init)
    }

    /// Votes, or changes a vote.
    func cast(_ vote: StoredVote) throws {
        try cast(vote, insteadOf: try self.vote(of: vote.member, on: vote.character))
    }

    /// Votes, or changes a vote that was found under the member's lock.
    func cast(_ vote: StoredVote, insteadOf old: StoredVote?) throws {
        try db.send(
            """
            INSERT INTO vote (member, character, type, voter_type, at, reason, held, device, seq, gone)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
            ON CONFLICT (member, character) DO UPDATE SET type = excluded.type, voter_type = excluded.voter_type,
                at = excluded.at, reason = excluded.reason, held = excluded.held, device = excluded.device,
                seq = excluded.seq, gone = 0
            """,
            .integer(vote.member), .integer(vote.character), .integer(vote.type), .integer(vote.voterType),
            .integer(vote.at), .optional(vote.reason), .integer(vote.held), .optional(vote.device), .integer(vote.seq))
        let (before, after) = (old?.counted, vote.counted)
        guard before != nil || after != nil else { return }
        CellTable(db: db).change(of: vote.character, before, to: after)
    }

    /// Takes a vote back; what is left says only that there was one.
    func withdraw(of member: Int64, on character: Int64, device: Int64?, at: Int64, seq: Int64) throws {
        guard let vote = try vote(of: member, on: character) else { return }
        try withdraw(vote, device: device, at: at, seq: seq)
    }

    /// Takes a vote back that was found under the member's lock.
    func withdraw(_ vote: StoredVote, device: Int64?, at: Int64, seq: Int64) throws {
        if let counted = vote.counted { CellTable(db: db).add(-1, counted) }
        try db.send(
            """
            UPDATE vote SET gone = 1, reason = NULL, held = 0, at = ?, device = ?, seq = ?
            WHERE member = ? AND character = ?
            """,
            .integer(at), .optional(device), .integer(seq), .integer(vote.member), .integer(vote.character))
    }

    /// Takes all votes of a member out of the counts, and leaves them in their history.
    func holdAll(of member: Int64) throws {
        for vote in try counted(of: member) {
            CellTable(db: db).add(-1, vote.countable)
        }
        try db.execute(
            "UPDATE vote SET held = ? WHERE member = ? AND gone = 0", .integer(StoredVote.heldForGood),
            .integer(member))
    }

    /// Puts all votes of a member back.
    func releaseAll(of member: Int64) throws {
        let votes = try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE member = ? AND gone = 0 AND held > 0 ORDER BY character",
            .integer(member)
        ).map(StoredVote.init)
        try db.execute("UPDATE vote SET held = 0 WHERE member = ? AND gone = 0", .integer(member))
        for vote in votes { CellTable(db: db).add(1, vote.countable) }
    }

    /// Counts what has waited long enough; returns how many.
    func releaseDue(at now: Int64, limit: Int = 500) throws -> Int {
        let votes = try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE held > 0 AND held <= ? ORDER BY held LIMIT ?", .integer(now),
            .integer(limit)
        ).map(StoredVote.init)
        for found in votes {
            // It may have changed since it was found, and may not while the member is locked.
            guard try MemberTable(db: db).lock(found.member) != nil,
                let vote = try vote(of: found.member, on: found.character), (1...now).contains(vote.held)
            else { continue }
            try db.execute(
                "UPDATE vote SET held = 0 WHERE member = ? AND character = ?", .integer(vote.member),
                .integer(vote.character))
            CellTable(db: db).add(1, vote.countable)
        }
        return votes.count
    }

    /// Those of a member that are in the counts, in the order of characters.
    func counted(of member: Int64) throws -> [StoredVote] {
        try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE member = ? AND gone = 0 AND held = 0 ORDER BY character",
            .integer(member)
        ).map(StoredVote.init)
    }
}

/// A vote as the store keeps one.
struct StoredVote: Sendable {
    /// Of a suspended member: until the suspension is lifted.
    static let heldForGood: Int64 = 1 << 60
    static let columns = "member, character, type, voter_type, at, reason, held, device, seq"

    let member: Int64
    let character: Int64
    let type: Int64
    let voterType: Int64
    let at: Int64
    var reason: String?
    /// When it begins to count; 0 for at once.
    var held: Int64
    var device: Int64?
    var seq: Int64

    init(
        member: Int64, character: Int64, type: Int64, voterType: Int64, at: Int64, reason: String?, held: Int64,
        device: Int64?, seq: Int64
    ) {
        self.member = member
        self.character = character
        self.type = type
        self.voterType = voterType
        self.at = at
        self.reason = reason
        self.held = held
        self.device = device
        self.seq = seq
    }

    init(_ row: SQLRow) throws {
        self.init(
            member: try row.integer("member"), character: try row.integer("character"),
            type: try row.integer("type"), voterType: try row.integer("voter_type"), at: try row.integer("at"),
            reason: try row.optionalText("reason"), held: try row.integer("held"),
            device: try row.optionalInteger("device"), seq: try row.integer("seq"))
    }

    var countable: CountableVote {
        CountableVote(character: character, type: type, voterType: voterType, at: at)
    }

    /// What the counts have of it; nil while it does not count.
    var counted: CountableVote? { held == 0 ? countable : nil }

    /// What a result says of it; nil while it does not count.
    var published: CountedVote? {
        guard held == 0, let type = StoredType.type(type) else { return nil }
        return CountedVote(type: type, voterType: StoredType.type(voterType), at: at)
    }
}
