import Domain
import Foundation
import GRDB

/// Maps the community's ids of reviews and comments to local numbers.
struct RemoteIDs {
    let membership: Int64
    let db: Database

    /// Gives an own post its id, 128 random bits, so that a comment can refer to an unsent review.
    func ensure(_ kind: OutboxKind, _ number: String) throws {
        var random = SystemRandomNumberGenerator()
        let id = Self.digits(of: random.next()) + Self.digits(of: random.next())
        try db.execute(SQL.ensure, [membership, kind.rawValue, id, Int64(number)])
    }

    private static func digits(of number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Nil if the community does not know the post.
    func id(_ kind: OutboxKind, _ number: String) throws -> String? {
        try String.fetchOne(db, SQL.idOf, [kind.rawValue, Int64(number), membership])
    }

    func forget(_ kind: OutboxKind, _ number: Int64) throws {
        try db.execute("DELETE FROM remote_id WHERE kind = ? AND number = ?", [kind.rawValue, number])
    }

    func number(_ kind: OutboxKind, _ id: String) throws -> Int64? {
        try Int64.fetchOne(db, SQL.numberOf, [membership, kind.rawValue, id])
    }

    func post(_ id: String) throws -> (kind: OutboxKind, number: Int64)? {
        if let number = try number(.review, id) { return (.review, number) }
        return try number(.comment, id).map { (.comment, $0) }
    }

    enum SQL {
        static let ensure = """
            INSERT INTO remote_id (membership, kind, id, number) VALUES (?, ?, ?, ?)
            ON CONFLICT (kind, number) DO NOTHING
            """
        static let idOf = "SELECT id FROM remote_id WHERE kind = ? AND number = ? AND membership = ?"
        static let numberOf = "SELECT number FROM remote_id WHERE membership = ? AND kind = ? AND id = ?"
    }
}

/// Maps the community's ids of a member's requests to local numbers; random, since each device numbers its own.
struct RemoteRequests {
    let membership: Int64
    let db: Database

    /// The id of a request; created if there is none.
    func id(_ number: Int64) throws -> String {
        let known = try String.fetchOne(
            db, "SELECT id FROM remote_request WHERE membership = ? AND number = ?", [membership, number])
        if let known { return known }
        let id = "request-\(UUID().uuidString.lowercased())"
        try note(id, number)
        return id
    }

    func number(_ id: String) throws -> Int64? {
        try Int64.fetchOne(db, "SELECT number FROM remote_request WHERE membership = ? AND id = ?", [membership, id])
    }

    func note(_ id: String, _ number: Int64) throws {
        try db.insert("remote_request", "membership, id, number", [membership, id, number])
    }
}
