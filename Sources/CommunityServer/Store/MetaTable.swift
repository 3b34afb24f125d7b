import CommunityProtocol
import Credentials
import Domain
import Foundation

struct MetaTable {
    let db: any SQLConnection

    func mark() throws -> ServerMark {
        let row = try db.oneRow("SELECT server_id, epoch, beat FROM meta WHERE id = 1")
        return ServerMark(id: try row.text("server_id"), epoch: try row.integer("epoch"), beat: try row.integer("beat"))
    }

    /// Returns the catalogue's next number. Locks the row, so that commits follow the order of numbers.
    func nextCatalogueSeq() throws -> Int64 {
        try db.oneRow("UPDATE meta SET catalogue_seq = catalogue_seq + 1 WHERE id = 1 RETURNING catalogue_seq")
            .integer("catalogue_seq")
    }

    /// The key for hashing addresses.
    func secret() throws -> Data { try db.oneRow("SELECT secret FROM meta WHERE id = 1").bytes("secret") }

    func nameIfNew() throws {
        guard try mark().id.isEmpty else { return }
        let id = Hexadecimal.text(of: SecretText.random(8))
        try db.execute("UPDATE meta SET server_id = ?, secret = ? WHERE id = 1", "s-\(id)", SecretText.random(32))
    }

    /// The join link without its invite; nil for a server without a key of its own.
    func link() throws -> String? { try db.oneRow("SELECT link FROM meta WHERE id = 1").optionalText("link") }

    func setLink(_ link: String?) throws {
        try db.execute("UPDATE meta SET link = ? WHERE id = 1 AND coalesce(link, '') <> ?", link, link ?? "")
    }

    /// Returns true once a day, to one process.
    func claimSweep(of day: Int64) throws -> Bool {
        try db.execute("UPDATE meta SET swept = ? WHERE id = 1 AND swept < ?", day, day) > 0
    }

    /// Raises the beat at most once a minute across all processes.
    func raiseBeat(at now: Int64) throws {
        try db.execute(
            "UPDATE meta SET beat = beat + 1, beat_at = ? WHERE id = 1 AND (beat_at <= ? OR beat_at > ?)", now,
            now - Self.beatInterval, now)
    }

    /// Writes unconditionally, to check that the store is writable.
    func proveWritable() throws { try db.execute("UPDATE meta SET beat = beat + 1 WHERE id = 1") }

    /// Milliseconds; slightly less than a minute, since a timer may fire early.
    private static let beatInterval: Int64 = 55_000
}

struct AuditTable {
    let db: any SQLConnection

    func add(actor: String, action: String, subject: String?, at now: Int64) throws {
        try db.execute(
            "INSERT INTO audit (at, actor, action, subject) VALUES (?, ?, ?, ?)", now, actor, action, subject)
    }
}

enum SecretText {
    private static let source = RandomTokenSource()

    static func random(_ count: Int) -> Data { Data(source.makeToken().bytes.prefix(count)) }

    static func digest(_ text: String) -> Data { TokenDigest.digest(of: Data(text.utf8)) }

    /// A device's token: 256 random bits.
    static func token() -> String { HeaderName.tokenPrefix + Hexadecimal.text(of: random(32)) }

    /// A code to be typed: 80 random bits.
    static func code() -> String { source.makeRecoveryCodes().first?.text ?? Hexadecimal.text(of: random(10)) }

    static func recoveryCodes() -> [RecoveryCode] { source.makeRecoveryCodes() }
}
