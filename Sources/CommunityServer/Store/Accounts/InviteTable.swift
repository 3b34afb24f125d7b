import Domain
import Foundation

struct InviteTable {
    static let open = "uses > 0 AND (until IS NULL OR until > ?)"

    let db: any SQLConnection

    /// Makes a code, which can be shown only once: the store keeps its digest.
    func make(uses: Int, until: Int64?, at now: Int64? = nil) throws -> String {
        let code = SecretText.code()
        try db.execute(
            "INSERT INTO invite (digest, uses, until, made) VALUES (?, ?, ?, ?)", Self.digest(code), uses, until, now)
        return code
    }

    func hasOpen(at now: Int64) throws -> Bool { try db.has("invite WHERE \(Self.open)", now) }

    func isOpen(_ code: String, at now: Int64) throws -> Bool {
        try db.has("invite WHERE digest = ? AND \(Self.open)", Self.digest(code), now)
    }

    /// Uses a code once. Returns whether it was valid.
    func use(_ code: String, at now: Int64) throws -> Bool {
        try db.execute("UPDATE invite SET uses = uses - 1 WHERE digest = ? AND \(Self.open)", Self.digest(code), now)
            > 0
    }

    /// Removes an invite by its code or by the beginning of its digest. Returns whether there was one.
    func remove(_ text: String) throws -> Bool {
        let rows = try db.query("SELECT digest FROM invite WHERE uses > 0")
        let digest = Self.digest(text)
        let found = try rows.map { try $0.bytes("digest") }.filter {
            $0 == digest || Self.name($0) == text.lowercased()
        }
        for digest in found { try db.execute("DELETE FROM invite WHERE digest = ?", digest) }
        return !found.isEmpty
    }

    /// The name by which an operator refers to an invite, without its code.
    static func name(_ digest: Data) -> String { Hexadecimal.text(of: digest.prefix(4)) }

    /// Accepts any spelling of the code.
    static func digest(_ code: String) -> Data { SecretText.digest(RecoveryCode(code)?.symbols ?? code) }
}
