import CommunityProtocol
import Domain

/// Votes, one per member and character.
struct VoteTable {
    let db: any SQLConnection

    /// The votes that were not withdrawn.
    func votes(where condition: String, _ arguments: any SQLArgument...) throws -> [StoredVote] {
        try db.query(
            "SELECT \(StoredVote.columns) FROM vote WHERE gone = 0 AND \(condition)", arguments.map(\.sqlValue)
        ).map(StoredVote.init)
    }

    func vote(of member: Int64, on character: Int64) throws -> StoredVote? {
        try votes(where: "member = ? AND character = ?", member, character).first
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
            """, vote.member, vote.character, vote.type, vote.voterType, vote.at, vote.reason, vote.held, vote.device,
            vote.seq)
        if let counted = old?.counted { CellTable(db: db).add(-1, counted) }
        if let counted = vote.counted { CellTable(db: db).add(1, counted) }
    }

    /// Withdraws a vote. The remaining row only records that it existed.
    func withdraw(_ vote: StoredVote, device: Int64?, at: Int64, seq: Int64) throws {
        if let counted = vote.counted { CellTable(db: db).add(-1, counted) }
        try db.send(
            """
            UPDATE vote SET gone = 1, reason = NULL, held = 0, at = ?, device = ?, seq = ?
            WHERE member = ? AND character = ?
            """, at, device, seq, vote.member, vote.character)
    }

    /// Moves the votes on a character to another one. Of two votes of a member, the newer stays.
    func move(from: Int64, into: Int64, at now: Int64) throws {
        let members = MemberTable(db: db)
        for vote in try votes(where: "character = ? ORDER BY member", from) {
            try withdraw(vote, device: nil, at: now, seq: members.nextSeq(of: vote.member))
            let other = try self.vote(of: vote.member, on: into)
            if let other, other.at >= vote.at { continue }
            let moved = StoredVote(
                member: vote.member, character: into, type: vote.type, voterType: vote.voterType, at: vote.at,
                reason: vote.reason, held: vote.held, device: nil, seq: try members.nextSeq(of: vote.member))
            try cast(moved, insteadOf: other)
        }
    }

    /// Moves votes that were cast on a character while it was merged into another, in transactions that did not see
    /// that. Returns the number of characters that had some.
    func moveStray(at now: Int64) throws -> Int {
        let rows = try db.query(
            """
            SELECT DISTINCT character.no AS no, character.merged AS into_no
            FROM character JOIN vote ON vote.character = character.no AND vote.gone = 0
            WHERE character.merged IS NOT NULL ORDER BY character.no
            """)
        for row in rows { try move(from: row.integer("no"), into: row.integer("into_no"), at: now) }
        return rows.count
    }

    /// Counts votes whose hold has ended, at most `limit`. Returns their number.
    func releaseDue(at now: Int64, limit: Int = 100) throws -> Int {
        let due = try votes(where: "held > 0 AND held <= ? ORDER BY held LIMIT ?", now, limit)
        var released = 0
        for found in due.sorted(by: { $0.member < $1.member }) {
            // The vote may have changed since the query; the member's lock now prevents that.
            guard try MemberTable(db: db).lock(found.member) != nil,
                let vote = try vote(of: found.member, on: found.character), (1...now).contains(vote.held)
            else { continue }
            try db.execute("UPDATE vote SET held = 0 WHERE member = ? AND character = ?", vote.member, vote.character)
            CellTable(db: db).add(1, vote)
            released += 1
        }
        return released
    }

    func counted(of member: Int64) throws -> [StoredVote] {
        try votes(where: "member = ? AND held = 0 ORDER BY character", member)
    }
}

struct StoredVote: Sendable {
    /// Added to `held` while the member is suspended.
    static let heldForGood: Int64 = 1 << 60
    static let columns = "member, character, type, voter_type, at, reason, held, device, seq"

    let member: Int64
    let character: Int64
    let type: Int64
    let voterType: Int64
    let at: Int64
    var reason: String?
    /// The time from which it counts; 0: immediately.
    var held: Int64
    var device: Int64?
    var seq: Int64

    /// Nil while it does not count.
    var counted: StoredVote? { held == 0 ? self : nil }
}

extension StoredVote {
    init(_ row: SQLRow) throws {
        self.init(
            member: try row.integer("member"), character: try row.integer("character"),
            type: try row.integer("type"), voterType: try row.integer("voter_type"), at: try row.integer("at"),
            reason: try row.optionalText("reason"), held: try row.integer("held"),
            device: try row.optionalInteger("device"), seq: try row.integer("seq"))
    }
}

/// A vote's character with all prior facts, loaded with one statement.
struct VoteSubject: Sendable {
    let character: Int64
    let vote: StoredVote?
    let shards: Int64

    /// Finds a character by its id or by the id of one merged into it.
    static func statement(_ id: Identifier<WorkCharacter>, member: Int64) -> SQLStatement {
        SQLStatement(
            """
            SELECT character.no AS no, standing.shards AS shards, member, vote.character AS character,
                vote.type AS type, voter_type, at, reason, held, device, seq
            FROM character JOIN standing ON standing.character = character.no
            LEFT JOIN vote ON vote.member = ? AND vote.character = character.no AND vote.gone = 0
            WHERE character.no = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            """, member, id.rawValue)
    }

    init(_ row: SQLRow) throws {
        character = try row.integer("no")
        shards = try row.integer("shards")
        vote = try row.isNull("type") ? nil : StoredVote(row)
    }
}

/// The subjects of a batch's votes, loaded together with the locks.
final class VoteSubjects {
    private let db: any SQLConnection
    private let member: Int64
    private var found: [Identifier<WorkCharacter>: VoteSubject?] = [:]
    private var used: Set<Int64> = []

    init(db: any SQLConnection, member: Int64) {
        self.db = db
        self.member = member
    }

    func add(_ ids: [Identifier<WorkCharacter>], _ answers: ArraySlice<[SQLRow]>) throws {
        for (id, rows) in zip(ids, answers) { found[id] = try rows.first.map(VoteSubject.init) }
    }

    /// Uses a preloaded subject only for the first vote on its character, which changes what was loaded: several ids
    /// of a batch may refer to one character.
    func subject(_ id: Identifier<WorkCharacter>) throws -> VoteSubject? {
        if let first = found.removeValue(forKey: id), first.map({ used.insert($0.character).inserted }) != false {
            return first
        }
        return try db.query(VoteSubject.statement(id, member: member)).first.map(VoteSubject.init)
    }
}
