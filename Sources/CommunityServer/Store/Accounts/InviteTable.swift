import Domain
import Foundation

/// Codes that let somebody join.
struct InviteTable {
    let db: any SQLConnection

    /// A new code, to be shown once.
    func make(uses: Int, until: Int64?) throws -> String {
        let code = SecretText.code()
        try db.execute(
            "INSERT INTO invite (digest, uses, until) VALUES (?, ?, ?)", .bytes(Self.digest(code)), .integer(uses),
            .optional(until))
        return code
    }

    /// Whether any can still be used.
    func hasOpen(at now: Int64) throws -> Bool {
        try db.row("SELECT 1 AS one FROM invite WHERE uses > 0 AND (until IS NULL OR until > ?)", .integer(now)) != nil
    }

    /// Uses a code once; returns whether it could be used.
    func use(_ code: String, at now: Int64) throws -> Bool {
        try db.execute(
            "UPDATE invite SET uses = uses - 1 WHERE digest = ? AND uses > 0 AND (until IS NULL OR until > ?)",
            .bytes(Self.digest(code)), .integer(now)) > 0
    }

    /// However it is typed.
    private static func digest(_ code: String) -> Data {
        SecretText.digest(RecoveryCode(code)?.symbols ?? code)
    }
}
