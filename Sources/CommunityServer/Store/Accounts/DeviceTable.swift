import CommunityProtocol
import Domain
import Foundation

struct DeviceTable {
    /// The days after which an unused token ends.
    static let unusedDays: Int64 = 90

    let db: any SQLConnection

    func insert(member: Int64, token: String, label: String, at now: Int64) throws -> Int64 {
        try db.oneRow(
            """
            INSERT INTO device (member, token, label, day, last_n, chain, answer) VALUES (?, ?, ?, ?, 0, ?, NULL)
            RETURNING no
            """, member, SecretText.digest(token), label, UTCDate.day(of: now), OperationChain.start.text
        ).integer("no")
    }

    func touch(_ no: Int64, at now: Int64) throws {
        try db.send("UPDATE device SET day = ? WHERE no = ?", UTCDate.day(of: now), no)
    }

    func all(of member: Int64, this: Int64) throws -> [SignedInDevice] {
        try db.query("SELECT no, label, day FROM device WHERE member = ? ORDER BY no", member).map { row in
            SignedInDevice(
                no: try row.integer("no"), label: try row.text("label"),
                day: LocalDay(daysSince1970: try row.integer("day")).text,
                isThis: try row.integer("no") == this)
        }
    }

    func rename(_ no: Int64, of member: Int64, to label: String) throws -> Bool {
        try db.execute("UPDATE device SET label = ? WHERE no = ? AND member = ?", label, no, member) > 0
    }

    /// Ends a member's device. Returns whether it existed.
    func end(_ no: Int64, of member: Int64) throws -> Bool {
        try db.execute("DELETE FROM device WHERE no = ? AND member = ?", no, member) > 0
    }

    func endAll(of member: Int64, except kept: Int64? = nil) throws {
        try db.execute("DELETE FROM device WHERE member = ? AND no <> ?", member, kept ?? 0)
    }

    /// Selects the device's position, its member and the server's position; no row for a wrong token. Locks the device,
    /// then the member, until the commit.
    func lockedState(of no: Int64, showing token: Data) -> SQLStatement {
        SQLStatement(
            """
            SELECT \(Arrival.columns), last_n, chain, answer
            FROM device JOIN member ON member.no = device.member JOIN meta ON meta.id = 1
            WHERE device.no = ? AND device.token = ? \(db.rowLock(of: "device", "member"))
            """, no, token)
    }

    /// `batch` is an encoded `StoredBatch`.
    func store(_ state: DeviceState, _ batch: String, of no: Int64) throws {
        try db.send(
            "UPDATE device SET last_n = ?, chain = ?, answer = ? WHERE no = ?", state.last, state.chain.text, batch, no)
    }
}

/// A device with a valid token.
struct DeviceSession: Sendable {
    let no: Int64
    /// The last day of use.
    let day: Int64
    let member: MemberRecord
}
