import CommunityProtocol
import Domain

/// Votes, one per member and character.
struct VoteTable {
    let db: any SQLConnection

    /// The vote, unless withdrawn.
    func vote(of member: Int64, on character: Int64) throws -> StoredVote? {
        try db.row(
            "SELECT \(StoredVote.columns) FROM vote WHERE member = ? AND character = ? AND gone = 0", .integer(member),
            .integer(character)
        ).map(StoredVote.init)
    }

    func cast(_ vote: StoredVote) throws {
        try cast(vote, insteadOf: try self.vote(of: vote.member, on: vote.character))
    }

    /// Casts or changes a vote. `old` must have been read under the member's lock.
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

    /// Withdraws a vote. The remaining row only records that it existed.
    func withdraw(of member: Int64, on character: Int64, device: Int64?, at: Int64, seq: Int64) throws {
        guard let vote = try vote(of: member, on: character) else { return }
        try withdraw(vote, device: device, at: at, seq: seq)
    }

    func withdraw(_ vote: StoredVote, device: Int64?, at: Int64, seq: Int64) throws {
        if let counted = vote.counted { CellTable(db: db).add(-1, counted) }
        try db.send(
            """
            UPDATE vote SET gone = 1, reason = NULL, held = 0, at = ?, device = ?, seq = ?
            WHERE member = ? AND character = ?
            """,
            .integer(at), .optional(device), .integer(seq), .integer(vote.member), .integer(vote.character))
    }

    /// Removes all votes of a member from the counts, but keeps them in the member's history.
    func holdAll(of member: Int64) throws {
        for vote in try counted(of: member) {
            CellTable(db: db).add(-1, vote.countable)
        }
        try db.execute(
            "UPDATE vote SET held = ? WHERE member = ? AND gone = 0", .integer(StoredVote.heldForGood),
            .integer(member))
    }

    func releaseAll(of member: Int64) throws {
        let votes = try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE member = ? AND gone = 0 AND held > 0 ORDER BY character",
            .integer(member)
        ).map(StoredVote.init)
        try db.execute("UPDATE vote SET held = 0 WHERE member = ? AND gone = 0", .integer(member))
        for vote in votes { CellTable(db: db).add(1, vote.countable) }
    }

    /// Counts the votes whose hold has ended. Returns their number.
    func releaseDue(at now: Int64, limit: Int = 500) throws -> Int {
        let votes = try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE held > 0 AND held <= ? ORDER BY held LIMIT ?", .integer(now),
            .integer(limit)
        ).map(StoredVote.init)
        for found in votes {
            // The vote may have changed since the query; the member's lock now prevents that.
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

    func counted(of member: Int64) throws -> [StoredVote] {
        try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE member = ? AND gone = 0 AND held = 0 ORDER BY character",
            .integer(member)
        ).map(StoredVote.init)
    }
}

struct StoredVote: Sendable {
    /// Holds a suspended member's vote until the suspension ends.
    static let heldForGood: Int64 = 1 << 60
    static let columns = "member, character, type, voter_type, at, reason, held, device, seq"

    let member: Int64
    let character: Int64
    let type: Int64
    let voterType: Int64
    let at: Int64
    var reason: String?
    /// The time from which it counts; 0 for at once.
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

    /// The counted properties; nil while it does not count.
    var counted: CountableVote? { held == 0 ? countable : nil }

    /// The form in results; nil while it does not count.
    var published: CountedVote? {
        guard held == 0, let type = StoredType.type(type) else { return nil }
        return CountedVote(type: type, voterType: StoredType.type(voterType), at: at)
    }
}
