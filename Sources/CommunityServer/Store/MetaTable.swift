import CommunityProtocol
import Credentials
import Foundation

/// The one row of what holds for the whole community.
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

    /// The next number of the catalogue; the row stays locked until the commit, so that numbers rise with commits.
    func nextCatalogueSeq() throws -> Int64 {
        try db.oneRow("UPDATE meta SET catalogue_seq = catalogue_seq + 1 WHERE id = 1 RETURNING catalogue_seq")
            .integer("catalogue_seq")
    }

    /// What addresses are hashed with.
    func secret() throws -> Data { try db.oneRow("SELECT secret FROM meta WHERE id = 1").bytes("secret") }

    /// Names a store that is new.
    func nameIfNew() throws {
        guard try mark().id.isEmpty else { return }
        let id = SecretText.hexadecimal(SecretText.random(8))
        try db.execute(
            "UPDATE meta SET server_id = ?, secret = ? WHERE id = 1", .text("s-\(id)"), .bytes(SecretText.random(32)))
    }

    /// Once a minute, however many processes serve the community.
    func raiseBeat(at now: Int64) throws {
        try db.execute(
            "UPDATE meta SET beat = beat + 1, beat_at = ? WHERE id = 1 AND (beat_at <= ? OR beat_at > ?)",
            .integer(now), .integer(now - Self.beatInterval), .integer(now))
    }

    /// Writes something, whenever it was done last.
    func proveWritable() throws { try db.execute("UPDATE meta SET beat = beat + 1 WHERE id = 1") }

    /// A little less than a minute: a timer may come early.
    private static let beatInterval: Int64 = 55_000
}
