import CommunityProtocol
import Domain
import Foundation

struct MemberTable {
    let db: any SQLConnection

    func member(no: Int64) throws -> MemberRecord? {
        try db.row("SELECT \(MemberRecord.columns) FROM member WHERE no = ?", .integer(no)).map(MemberRecord.init)
    }

    func member(id: Identifier<Profile>) throws -> MemberRecord? {
        try db.row("SELECT \(MemberRecord.columns) FROM member WHERE id = ?", .text(id.rawValue))
            .map(MemberRecord.init)
    }

    func member(name: String) throws -> MemberRecord? {
        try db.row("SELECT \(MemberRecord.columns) FROM member WHERE name = ?", .text(name)).map(MemberRecord.init)
    }

    func count() throws -> Int { try db.oneRow("SELECT members FROM meta WHERE id = 1").int("members") }

    func insert(_ account: CheckedAccount, _ hash: PasswordHash, at now: Int64) throws -> Int64 {
        db.countChanges.members += 1
        return try db.oneRow(
            """
            INSERT INTO member (id, name, nickname, nickname_key, nickname_at, type, type_at, intro, shows_types, state,
                until, seq, base, salt, hash, cost, imported, joined_at, horizon)
            VALUES (?, ?, ?, ?, NULL, ?, NULL, '', 0, 0, NULL, 0, NULL, ?, ?, ?, 0, ?, 0) RETURNING no
            """,
            .text(account.id.rawValue), .text(account.name.text), .text(account.nickname.text),
            .text(account.nickname.folded), .type(account.type), .bytes(hash.salt), .bytes(hash.key),
            .text(StoredCost.text(hash.cost)), .integer(now)
        ).integer("no")
    }

    func passwordHash(of member: Int64) throws -> PasswordHash? {
        try db.row("SELECT salt, hash, cost FROM member WHERE no = ?", .integer(member)).flatMap { row in
            guard let cost = StoredCost.cost(try row.text("cost")) else { return nil }
            return PasswordHash(salt: try row.bytes("salt"), key: try row.bytes("hash"), cost: cost)
        }
    }

    func setPassword(_ hash: PasswordHash, of member: Int64) throws {
        try db.execute(
            "UPDATE member SET salt = ?, hash = ?, cost = ? WHERE no = ?", .bytes(hash.salt), .bytes(hash.key),
            .text(StoredCost.text(hash.cost)), .integer(member))
    }

    func setCodes(_ codes: [RecoveryCode], of member: Int64) throws {
        try db.execute("DELETE FROM recovery WHERE member = ?", .integer(member))
        for code in codes {
            try db.execute(
                "INSERT INTO recovery (member, digest) VALUES (?, ?)", .integer(member),
                .bytes(SecretText.digest(code.symbols)))
        }
    }

    /// Uses up a code. Returns whether it was valid.
    func useCode(_ code: RecoveryCode, of member: Int64) throws -> Bool {
        try db.execute(
            "DELETE FROM recovery WHERE member = ? AND digest = ?", .integer(member),
            .bytes(SecretText.digest(code.symbols))) > 0
    }

    func hasCode(_ code: RecoveryCode, of member: Int64) throws -> Bool {
        try db.row(
            "SELECT 1 AS one FROM recovery WHERE member = ? AND digest = ?", .integer(member),
            .bytes(SecretText.digest(code.symbols))) != nil
    }

    /// Returns the number of the member's next change. Locks the row, so that commits follow the order of numbers.
    func nextSeq(of member: Int64) throws -> Int64 {
        if let seq = db.sequences.next(of: member) { return seq }
        return try db.oneRow("UPDATE member SET seq = seq + 1 WHERE no = ? RETURNING seq", .integer(member)).integer(
            "seq")
    }

    /// Locks the member; returns nil if they are gone.
    func lock(_ member: Int64) throws -> MemberRecord? {
        try db.row("SELECT \(MemberRecord.columns) FROM member WHERE no = ? \(db.rowLock)", .integer(member))
            .map(MemberRecord.init)
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
