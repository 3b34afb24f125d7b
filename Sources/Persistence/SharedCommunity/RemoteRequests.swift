import Domain
import Foundation
import GRDB

/// Maps the community's ids of a member's requests to local numbers. The ids are random, since each device numbers
/// its own.
struct RemoteRequests {
    let membership: Int64
    let db: Database

    /// The id of a request; created if there is none.
    func id(_ number: Int64) throws -> String {
        let known = try String.fetchOne(
            db.cachedStatement(sql: "SELECT id FROM remote_request WHERE membership = ? AND number = ?"),
            arguments: [membership, number])
        if let known { return known }
        let id = "request-\(UUID().uuidString.lowercased())"
        try note(id, number)
        return id
    }

    func number(_ id: String) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT number FROM remote_request WHERE membership = ? AND id = ?"),
            arguments: [membership, id])
    }

    func note(_ id: String, _ number: Int64) throws {
        try db.execute(
            sql: "INSERT INTO remote_request (membership, id, number) VALUES (?, ?, ?)",
            arguments: [membership, id, number])
    }
}
