import Domain
import Foundation

struct InviteTable {
    let db: any SQLConnection

    /// Makes a code, which can be shown only once: the store keeps its digest.
    func make(uses: Int, until: Int64?) throws -> String {
        let code = SecretText.code()
        try db.execute(
            "INSERT INTO invite (digest, uses, until) VALUES (?, ?, ?)", .bytes(Self.digest(code)), .integer(uses),
            .optional(until))
        return code
    }

    func hasOpen(at now: Int64) throws -> Bool {
        try db.row("SELECT 1 AS one FROM invite WHERE uses > 0 AND (until IS NULL OR until > ?)", .integer(now)) != nil
    }

    /// Uses a code once. Returns whether it was valid.
    func use(_ code: String, at now: Int64) throws -> Bool {
        try db.execute(
            "UPDATE invite SET uses = uses - 1 WHERE digest = ? AND uses > 0 AND (until IS NULL OR until > ?)",
            .bytes(Self.digest(code)), .integer(now)) > 0
    }

    /// Accepts any spelling of the code.
    private static func digest(_ code: String) -> Data {
        SecretText.digest(RecoveryCode(code)?.symbols ?? code)
    }
}
