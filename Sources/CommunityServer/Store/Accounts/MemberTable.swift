import CommunityProtocol
import Domain
import Foundation

struct MemberTable {
    let db: any SQLConnection

    func member(no: Int64) throws -> MemberRecord? { try first("no = ?", no) }
    func member(id: Identifier<Profile>) throws -> MemberRecord? { try first("id = ?", id.rawValue) }
    func member(name: String) throws -> MemberRecord? { try first("name = ?", name) }
    func member(nickname: String) throws -> MemberRecord? { try first("nickname_key = ?", Nickname.folded(nickname)) }

    /// Locks the member; returns nil if they are gone.
    func lock(_ member: Int64) throws -> MemberRecord? { try first("no = ? \(db.rowLock)", member) }

    private func first(_ condition: String, _ argument: any SQLArgument) throws -> MemberRecord? {
        try db.row("SELECT \(MemberRecord.columns) FROM member WHERE \(condition)", argument).map(MemberRecord.init)
    }

    func members(_ numbers: some Sequence<Int64>) throws -> [Int64: MemberRecord] {
        let rows = try db.query("SELECT \(MemberRecord.columns) FROM member WHERE no IN (*)", in: Set(numbers).sorted())
        return Dictionary(try rows.map(MemberRecord.init).map { ($0.no, $0) }) { $1 }
    }

    /// The expression of the size of the community. Suspended members do not belong to it, like their votes.
    static let size = "(SELECT members - (SELECT count(*) FROM member WHERE state = 1) FROM meta WHERE id = 1)"

    func count() throws -> Int { try db.oneRow("SELECT \(Self.size) AS members").int("members") }

    /// `invite` is a digest; nil if none is needed.
    func insert(_ account: CheckedAccount, _ hash: PasswordHash, invite: Data?, at now: Int64) throws -> Int64 {
        db.countChanges.members += 1
        return try db.oneRow(
            """
            INSERT INTO member (id, name, nickname, nickname_key, nickname_at, type, type_at, intro, shows_types, state,
                until, seq, base, salt, hash, cost, imported, joined_at, horizon, invite)
            VALUES (?, ?, ?, ?, NULL, ?, NULL, '', 0, 0, NULL, 0, NULL, ?, ?, ?, 0, ?, 0, ?) RETURNING no
            """, account.id.rawValue, account.name.text, account.nickname.text, account.nickname.folded,
            StoredType.code(account.type), hash.salt, hash.key, StoredCost.text(hash.cost), now,
            invite
        ).integer("no")
    }

    func passwordHash(of member: Int64) throws -> PasswordHash? {
        try db.row("SELECT salt, hash, cost FROM member WHERE no = ?", member).flatMap { row in
            guard let cost = StoredCost.cost(try row.text("cost")) else { return nil }
            return PasswordHash(salt: try row.bytes("salt"), key: try row.bytes("hash"), cost: cost)
        }
    }

    /// Locks the member. Throws `ServerProblem.credentials` unless the password is still the one that was checked.
    func confirm(_ hash: PasswordHash, of member: Int64) throws {
        guard try lock(member) != nil, try passwordHash(of: member) == hash else { throw ServerProblem.credentials }
    }

    func setPassword(_ hash: PasswordHash, of member: Int64) throws {
        try db.execute(
            "UPDATE member SET salt = ?, hash = ?, cost = ? WHERE no = ?", hash.salt, hash.key,
            StoredCost.text(hash.cost), member)
    }

    func setCodes(_ codes: [RecoveryCode], of member: Int64) throws {
        try db.execute("DELETE FROM recovery WHERE member = ?", member)
        for code in codes {
            try db.execute(
                "INSERT INTO recovery (member, digest) VALUES (?, ?)", member, SecretText.digest(code.symbols))
        }
    }

    /// Uses up a code. Returns whether it was valid.
    func useCode(_ code: RecoveryCode, of member: Int64) throws -> Bool {
        try db.execute("DELETE FROM recovery WHERE member = ? AND digest = ?", member, SecretText.digest(code.symbols))
            > 0
    }

    func hasCode(_ code: RecoveryCode, of member: Int64) throws -> Bool {
        try db.has("recovery WHERE member = ? AND digest = ?", member, SecretText.digest(code.symbols))
    }

    /// Returns the number of the member's next change. Locks the row, so that commits follow the order of numbers.
    func nextSeq(of member: Int64) throws -> Int64 {
        if let seq = db.sequences.next(of: member) { return seq }
        return try db.oneRow("UPDATE member SET seq = seq + 1 WHERE no = ? RETURNING seq", member).integer("seq")
    }
}

/// The cost of a password hash in its stored form: `32768/8/3`.
enum StoredCost {
    static func text(_ cost: PasswordCost) -> String { "\(cost.rounds)/\(cost.blockSize)/\(cost.parallelism)" }

    static func cost(_ text: String) -> PasswordCost? {
        let parts = text.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        return PasswordCost(rounds: parts[0], blockSize: parts[1], parallelism: parts[2])
    }
}

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
    let showsVotes: Bool
    let isSuspended: Bool
    let until: Int64?
    let seq: Int64
    let imported: Int64
    let base: Int64?
    /// Deletions with lower numbers are forgotten.
    let horizon: Int64
    let joinedAt: Int64
    let moderates: Bool

    static let columns = """
        member.no AS no, member.id AS id, member.name AS name, nickname, nickname_at, type, type_at, intro, shows_types,
        shows_votes, state, until, seq, imported, joined_at, base, horizon, moderates
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
        showsVotes = try row.bool("shows_votes")
        isSuspended = try row.integer("state") != 0
        until = try row.optionalInteger("until")
        seq = try row.integer("seq")
        imported = try row.integer("imported")
        base = try row.optionalInteger("base")
        horizon = try row.integer("horizon")
        joinedAt = try row.integer("joined_at")
        moderates = try row.bool("moderates")
    }

    var own: OwnMember {
        OwnMember(
            id: id, name: name, nickname: nickname, nicknameAt: nicknameAt, type: type, typeAt: typeAt, intro: intro,
            showsTypes: showsTypes, showsVotes: showsVotes, state: .known(isSuspended ? .suspended : .active),
            until: until, seq: seq, joinedAt: joinedAt, base: base, moderates: moderates ? true : nil)
    }
}

/// The change numbers of members locked until the commit. Numbers changes in memory and writes the row once.
struct MemberSequences {
    private var last: [Int64: Int64] = [:]

    /// Starts numbering a member's changes. The row must be locked.
    mutating func hold(_ member: Int64, at seq: Int64) { last[member] = seq }

    /// Returns the next number; nil if the member is not held.
    mutating func next(of member: Int64) -> Int64? {
        guard let seq = last[member] else { return nil }
        last[member] = seq + 1
        return seq + 1
    }

    /// Returns the last number, which the caller must write; nil if the member is not held.
    mutating func release(_ member: Int64) -> Int64? { last.removeValue(forKey: member) }
}
