import CommunityProtocol
import Credentials
import Foundation

struct MetaTable {
    let db: any SQLConnection

    func mark() throws -> ServerMark {
        let row = try db.oneRow("SELECT server_id, epoch, beat FROM meta WHERE id = 1")
        return ServerMark(
            id: try row.text("server_id"), epoch: try row.integer("epoch"), beat: try row.integer("beat"))
    }

    func catalogueSeq() throws -> Int64 {
        try db.oneRow("SELECT catalogue_seq FROM meta WHERE id = 1").integer("catalogue_seq")
    }

    /// Returns the catalogue's next number. Locks the row, so that commits follow the order of numbers.
    func nextCatalogueSeq() throws -> Int64 {
        try db.oneRow("UPDATE meta SET catalogue_seq = catalogue_seq + 1 WHERE id = 1 RETURNING catalogue_seq")
            .integer("catalogue_seq")
    }

    /// The key for hashing addresses.
    func secret() throws -> Data { try db.oneRow("SELECT secret FROM meta WHERE id = 1").bytes("secret") }

    /// Assigns a new store its id and secret.
    func nameIfNew() throws {
        guard try mark().id.isEmpty else { return }
        let id = SecretText.hexadecimal(SecretText.random(8))
        try db.execute(
            "UPDATE meta SET server_id = ?, secret = ? WHERE id = 1", .text("s-\(id)"), .bytes(SecretText.random(32)))
    }

    /// Raises the beat at most once a minute across all processes.
    func raiseBeat(at now: Int64) throws {
        try db.execute(
            "UPDATE meta SET beat = beat + 1, beat_at = ? WHERE id = 1 AND (beat_at <= ? OR beat_at > ?)",
            .integer(now), .integer(now - Self.beatInterval), .integer(now))
    }

    /// Writes unconditionally, to check that the store is writable.
    func proveWritable() throws { try db.execute("UPDATE meta SET beat = beat + 1 WHERE id = 1") }

    /// Milliseconds; slightly less than a minute, since a timer may fire early.
    private static let beatInterval: Int64 = 55_000
}
