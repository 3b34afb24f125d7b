import CommunityProtocol
import Domain
import Foundation

/// The session of a request and the server's position, loaded with one statement.
struct Arrival: Sendable {
    /// Nil for a guest, and for an ended token.
    let session: DeviceSession?
    let mark: ServerMark
    let catalogue: Int64

    /// Throws `ServerProblem` if the account is gone.
    static func of(_ token: String?, at now: Int64, in db: any SQLConnection) throws -> Arrival {
        try Arrival(
            db.oneRow(
                """
                SELECT \(columns)
                FROM meta LEFT JOIN device ON device.token = ? LEFT JOIN member ON member.no = device.member
                WHERE meta.id = 1
                """, token.map(SecretText.digest)), at: now)
    }

    static let columns = """
        server_id, epoch, beat, catalogue_seq, device.no AS device, device.day AS day, device.member AS owner,
        \(MemberRecord.columns)
        """

    init(_ row: SQLRow, at now: Int64) throws {
        session = try Self.session(row, at: now)
        mark = ServerMark(id: try row.text("server_id"), epoch: try row.integer("epoch"), beat: try row.integer("beat"))
        catalogue = try row.integer("catalogue_seq")
    }

    private static func session(_ row: SQLRow, at now: Int64) throws -> DeviceSession? {
        guard let device = try row.optionalInteger("device") else { return nil }
        let day = try row.integer("day")
        guard UTCDate.day(of: now) - day <= DeviceTable.unusedDays else { return nil }
        guard try !row.isNull("no") else { throw ServerProblem.removed }
        return DeviceSession(no: device, day: day, member: try MemberRecord(row))
    }
}
